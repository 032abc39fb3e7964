import { expect, it } from 'vitest';
import { reconstructedIn } from '@/pages/boxContent';
import { Content } from '@/words/content';

const TABLES = {
  prices: { source: 'rulebook', helper: 2 },
  knights: [
    { id: 'zawisza', source: 'reconstructed', strength: 6 },
    { id: 'dobko', source: 'reconstructed', strength: 3 },
    { id: 'zyndram', source: 'rulebook', strength: 5 },
  ],
};

it('names what is reconstructed and nobody has replaced', () => {
  expect(reconstructedIn(new Content(TABLES))).toEqual(['zawisza', 'dobko']);
  expect(reconstructedIn(new Content(TABLES, ['knights.dobko', 'prices']))).toEqual(['zawisza']);
});
