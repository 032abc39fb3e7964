import { describe, expect, it } from 'vitest';
import { chanceOfRow, completes } from '@/games/zizka/odds';
import type { ZizkaTable } from '@/games/zizka/view';
import { Content } from '@/words/content';

const none = { sword: 0, cunning: 0, speech: 0, joker: 0 };
const need = [
  { what: 'sword', number: 2 },
  { what: 'speech', number: 1 },
];

it('lets jokers stand for any symbol, but for no joker twice', () => {
  expect(completes({ ...none, sword: 2, speech: 1 }, need)).toBe(true);
  expect(completes({ ...none, sword: 1, joker: 2 }, need)).toBe(true);
  expect(completes({ ...none, sword: 1, joker: 1 }, need)).toBe(false);
  expect(completes({ ...none, joker: 1 }, [{ what: 'joker', number: 1 }, ...need])).toBe(false);
});

describe('a die rolled again', () => {
  const content = new Content({
    die: [{ id: 'follower_die', faces: ['sword', 'sword', 'cunning', 'cunning', 'speech', 'joker'] }],
    event_token: [
      { id: 'bandits_1', kind: 'bandits', rows: [{ require: { sword: 2 } }, { require: { speech: 2, cunning: 1 } }] },
    ],
  });
  const table = (faces: string[], symbols: object): ZizkaTable =>
    ({
      ...{ siege: null, fight: null, tournament: null, event: { token: 'bandits_1' } },
      roll: { dice: faces.map(() => 'follower_die'), faces, symbols: { ...none, ...symbols } },
    }) as unknown as ZizkaTable;

  it('completes the first open row by the share of its faces', () => {
    expect(chanceOfRow('cunning', table(['sword', 'cunning'], { sword: 1, cunning: 1 }), content)).toEqual({
      row: 1,
      chance: 50, // two swords and the joker of six faces
    });
    expect(chanceOfRow('sword', table(['sword', 'cunning'], { sword: 1, cunning: 1 }), content)?.chance).toBe(0);
    expect(chanceOfRow('sword', table(['sword', 'sword'], { sword: 2 }), content)).toMatchObject({ row: 2 });
  });

  it('promises nothing to whoever stops, and nothing where all is complete', () => {
    expect(chanceOfRow('stop', table(['sword'], { sword: 1 }), content)).toBeNull();
    expect(chanceOfRow('sword', table(['sword'], { sword: 2, speech: 2, cunning: 1 }), content)).toBeNull();
  });
});
