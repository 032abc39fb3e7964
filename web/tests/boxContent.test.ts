import { expect, it } from 'vitest';
import { reconstructedIn, replacedIn } from '@/pages/boxContent';
import { Content } from '@/words/content';

const TABLES = {
  prices: { source: 'rulebook', helper: 2 },
  knights: [
    { id: 'zawisza', source: 'reconstructed', strength: 6 },
    { id: 'dobko', source: 'reconstructed', strength: 3 },
    { id: 'zyndram', source: 'rulebook', strength: 5 },
  ],
};

it('names what a file replaces', () => {
  expect(replacedIn(null)).toEqual([]);
  expect(replacedIn({ prices: { helper: 3 }, knights: [{ id: 'dobko', strength: 4 }] })).toEqual(['prices', 'dobko']);
});

it('names what is reconstructed and nobody has replaced', () => {
  const override = { knights: [{ id: 'dobko', strength: 4 }] };
  expect(reconstructedIn(new Content(TABLES), null)).toEqual(['zawisza', 'dobko']);
  expect(reconstructedIn(new Content(TABLES, override), override)).toEqual(['zawisza']);
});
