import { expect, it } from 'vitest';
import { pointsFrom } from '@/games/zizka/sources';

it('counts every point once, to what was going on', () => {
  const gain = (seat: number, number: number) => ({ kind: 'vp_gained', seat, number });
  const log = [
    ...[{ kind: 'turn_begins' }, { kind: 'token_turned_up' }, gain(0, 2), gain(0, 1)],
    ...[{ kind: 'attack' }, gain(1, 2), { kind: 'tournament_begins' }, gain(1, 3), { kind: 'turn_begins' }, gain(0, 4)],
  ];
  expect(pointsFrom(log).map(({ points }) => [...points])).toEqual([[[0, 3]], [[1, 3]], [[1, 2]], [[0, 4]]]);
});
