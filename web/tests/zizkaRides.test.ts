import { expect, it } from 'vitest';
import { ridesIn } from '@/games/zizka/rides';

const ride = (seat: number, space: string) => ({ kind: 'moved', seat, space });

it('draws the rides of others since my last act, each from where it began', () => {
  const log = [ride(1, 'pisek'), ride(0, 'vodnany'), ride(1, 'vodnany'), ride(1, 'pisek'), ride(1, 'strakonice')];
  const [only, ...more] = ridesIn(log, [0]);
  expect(more).toEqual([]);
  expect(only).toMatchObject({ seat: 1, from: 'pisek', to: 'strakonice' });
  expect(only?.lines.length).toBeGreaterThan(0);
  expect(only?.lines.every((line) => line.startsWith('M'))).toBe(true);
});

it('draws none whose beginning nobody has seen, and none of mine', () => {
  expect(ridesIn([ride(1, 'pisek')], [0])).toEqual([]);
  expect(ridesIn([ride(0, 'pisek'), ride(0, 'vodnany')], [0])).toEqual([]);
});
