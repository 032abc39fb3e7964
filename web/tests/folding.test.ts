import { describe, expect, it } from 'vitest';
import { FOLDS as FIEF } from '@/games/fief/events';
import { FOLDS as ZIZKA } from '@/games/zizka/folds';
import { actionsIn } from '@/table/folding';

const log = (...kinds: string[]) => kinds.map((kind) => ({ kind, seat: 0 }));

describe('the log', () => {
  it('says an action in one line, with its outcome', () => {
    const told = log('moved', 'token_turned_up', 'rolled', 'row_completed', 'coins_gained', 'event_mastered', 'moved');
    expect(actionsIn(told, ZIZKA)).toEqual([
      { said: [0], folded: [] },
      { said: [1, 5], folded: [2, 3, 4] },
      { said: [6], folded: [] },
    ]);
  });

  it('loses nothing, and keeps its order', () => {
    const told = log('turn_begins', 'rolled', 'attack', 'rolled', 'attacker_wins', 'vp_gained', 'over');
    const numbers = actionsIn(told, ZIZKA).flatMap(({ said, folded }) => [...said, ...folded]);
    expect(numbers.sort()).toEqual(told.map((_, number) => number));
    expect(actionsIn(told, undefined)).toHaveLength(told.length);
  });

  it('says purchases of one family in one town once', () => {
    const bought = (family: number, town: string) => ({ kind: 'recruited', family, town });
    const told = [bought(0, 'york'), bought(0, 'york'), bought(0, 'bath'), bought(1, 'bath')];
    expect(actionsIn(told, FIEF)).toEqual([
      { said: [0], folded: [1] },
      { said: [2], folded: [] },
      { said: [3], folded: [] },
    ]);
  });

  it('tells two attempts at one thing apart', () => {
    const told = log('token_turned_up', 'rolled', 'event_failed', 'rolled', 'event_failed', 'luck_gained');
    expect(actionsIn(told, ZIZKA)).toEqual([
      { said: [0, 2], folded: [1, 3] },
      { said: [4], folded: [5] },
    ]);
  });

  it('begins where the recap begins, though an action was going on', () => {
    expect(actionsIn(log('attack', 'rolled', 'moved'), ZIZKA, 1)).toEqual([
      { said: [1], folded: [] },
      { said: [2], folded: [] },
    ]);
  });
});
