import { describe, expect, it } from 'vitest';
import type { Decision } from '@/decisions/decision';
import { meaningOf } from '@/games/zizka/meaning';
import { READING_ORDER, roadsOut, stepsBetween } from '@/games/zizka/roads';
import { byDistance } from '@/games/zizka/spaces';
import type { Joust, ZizkaTable } from '@/games/zizka/view';
import { Content } from '@/words/content';
import type { Choice } from '@/words/gameWords';

const isRoad = (space: string): boolean => space.startsWith('road_');

describe('the map as a list', () => {
  it('has every space once, the nearest first', () => {
    const rings = byDistance('netolice');
    expect(rings[0]).toEqual({ steps: 0, spaces: ['netolice'] });
    expect(rings.flatMap(({ spaces }) => spaces).toSorted()).toEqual([...READING_ORDER].toSorted());
    expect(rings.map(({ steps }) => steps)).toEqual(rings.map((_, i) => i));
    for (const { steps, spaces } of rings)
      for (const space of spaces) expect(stepsBetween('netolice', space)).toBe(steps);
  });

  it('follows a road over its small spaces to the next large one', () => {
    for (const space of READING_ORDER)
      for (const { to, steps } of roadsOut(space, isRoad)) {
        expect(isRoad(to)).toBe(false);
        expect(steps).toBeGreaterThanOrEqual(stepsBetween(space, to));
      }
  });
});

describe('what an answer in a tournament means', () => {
  const content = new Content({
    die: [{ id: 'follower_die', faces: ['sword', 'sword', 'cunning', 'cunning', 'speech', 'joker'] }],
    event_token: [
      {
        id: 'lists_1',
        kind: 'tournament',
        goal: { points_min: 10 },
        points: { sword: 2, cunning: 1, speech: 0, joker: 3 },
      },
    ],
  });
  const joust = {
    token: 'lists_1',
    pot: 5,
    faces: ['joker', 'joker', 'sword', 'sword', 'speech'],
    marked: [false, false, true, false, true],
    lances: 2,
  } as unknown as Joust;
  const asked = (kind: string, seat = 0): Decision =>
    ({ seat, kind, clause: '', prompt: { kind }, options: [], default: '', refused: [] }) as Decision;
  const means = (kind: string, choice: Choice, seat = 0, faces = joust.faces): string | null =>
    meaningOf(asked(kind, seat), choice, { active: 0, tournament: { ...joust, faces } } as ZizkaTable, content);

  it('tells what joining costs', () => {
    expect(means('join', 'join', 1)).toMatch(/1 coin.* 6/);
    expect(means('join', 'stay_out', 1)).toMatch(/nothing/);
  });

  it('tells the points before and after, and whether whoever opened it reaches the goal', () => {
    expect(means('tournament', 'set_aside:joker')).toMatch(/10 → 7 .*about 8.5/); // 3 + 2 + 2 kept, 1.5 for the blank
    expect(means('tournament', 'stop')).toMatch(/10.*reached/);
    expect(means('tournament', 'stop', 0, ['joker'])).toMatch(/3.*short.*10/);
    expect(means('tournament', 'stop', 1)).not.toMatch(/goal/);
    expect(means('tournament', 'lance:sword')).toMatch(/2 now, 1.5 on average.*2/);
  });

  it('tells what is rolled again and what stays', () => {
    expect(means('mark', 'roll')).toMatch(/^2 dice.* 8/);
    expect(means('mark', 'joker')).toMatch(/3/);
  });

  it('tells what a row of an event asks for and pays', () => {
    const rows = [{ require: { sword: 2 }, reward: { coins: 3 } }];
    const told = new Content({ event_token: [{ id: 'bandits_1', kind: 'bandits', rows }] });
    const table = { event: { token: 'bandits_1' }, tournament: null } as unknown as ZizkaTable;
    expect(meaningOf(asked('row'), 1, table, told)).toBe('2 swords → 3 coins');
    expect(meaningOf(asked('row'), 'concede', table, told)).toBeNull();
  });

  it('says nothing where there is no tournament', () => {
    expect(meaningOf(asked('main'), 'move', { active: 0, tournament: null } as ZizkaTable, content)).toBeNull();
  });
});
