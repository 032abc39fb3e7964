import { describe, expect, it } from 'vitest';
import { MOMENTS as FIEF } from '@/games/fief/moments';
import { MOMENTS as GLORY } from '@/games/glory/moments';
import { MOMENTS as GRUNWALD } from '@/games/grunwald/moments';
import { MOMENTS as ZIZKA } from '@/games/zizka/moments';
import type { Plain } from '@/wire/types';
import { isTold, meanwhile, momentsIn } from '@/table/moments';

const log = (...kinds: string[]) => kinds.map((kind) => ({ kind, seat: 0 }));

describe('a great moment', () => {
  it('goes from what opens it to the last event that belongs to it', () => {
    const told = log('placed', 'skirmish', 'played', 'played', 'skirmish_lost', 'card_lost', 'knight_recruited');
    const [moment] = momentsIn(told, GRUNWALD);
    expect(moment).toMatchObject({ id: 'skirmish', from: 1, to: 6, told: [1, 2, 3, 4, 5], outcome: [4] });
  });

  it('is none before its outcome is there', () => {
    expect(momentsIn(log('skirmish', 'played'), GRUNWALD)).toEqual([]);
  });

  it('is told again for each fight', () => {
    const duels = log('duel_begins', 'rolled', 'duel_won', 'gained', 'duel_begins', 'duel_lost', 'round_begins');
    expect(momentsIn(duels, GLORY).map(({ id, from, to }) => [id, from, to])).toEqual([
      ['duel', 0, 4],
      ['duel', 4, 6],
    ]);
  });

  it('gathers a round, when the next begins', () => {
    const rounds = log('round_begins', 'placed', 'ducats_gained', 'round_begins');
    expect(momentsIn(rounds, GRUNWALD)).toMatchObject([{ id: 'round', from: 0, to: 4, told: [2], summary: true }]);
  });

  it('knows that the first round began with the match', () => {
    const rounds: Plain[] = [{ kind: 'ducats_gained' }, { kind: 'round_begins', round: 2 }];
    expect(momentsIn(rounds, GRUNWALD)).toMatchObject([{ id: 'round', from: 0, told: [0] }]);
    expect(momentsIn([{ kind: 'goal_kept' }, { kind: 'round_begins', round: 1 }], GLORY)).toEqual([]);
  });

  it('counts rounds by their number where turns begin more often', () => {
    const turns: Plain[] = [
      { kind: 'turn_begins', round: 1 },
      { kind: 'event_mastered' },
      { kind: 'turn_begins', round: 1 },
      { kind: 'event_failed' },
      { kind: 'turn_begins', round: 2 },
    ];
    expect(momentsIn(turns, ZIZKA)).toMatchObject([{ id: 'round', from: 0, told: [1, 3] }]);
  });

  it('is an election and a battle in Fief', () => {
    const found = momentsIn(
      log('candidates', 'marker', 'votes', 'crowned', 'stage', 'battle', 'melee', 'battle_ended'),
      FIEF,
    );
    expect(found.map(({ id }) => id)).toEqual(['election', 'battle']);
  });

  it('is told to whom it concerns, or to all who want everything, or to nobody', () => {
    const told = log('duel_begins', 'duel_won');
    const [duel] = momentsIn(told, GLORY);
    if (!duel) throw new Error('there is a duel');
    expect(isTold(duel, 'brief', () => true, told)).toBe(true);
    expect(isTold(duel, 'brief', () => false, told)).toBe(false);
    expect(isTold(duel, 'full', () => false, told)).toBe(true);
    expect(isTold(duel, 'none', () => true, told)).toBe(false);
  });
});

describe('what others did meanwhile', () => {
  const theirs = (event: Plain) => event['seat'] === 1;
  const three = [0, 1, 1, 0, 1].map((seat) => ({ kind: 'placed', seat }));

  it('is summed up from my last act on, without what I did', () => {
    expect(meanwhile(three, 1, theirs)).toMatchObject({ from: 1, to: 5, told: [1, 2, 4], summary: true });
  });

  it('is no summary where there is little to tell', () => {
    expect(meanwhile(three, 2, theirs)).toBeNull();
  });
});
