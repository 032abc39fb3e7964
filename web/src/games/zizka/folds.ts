// Which events of the log make up one action, and what all of a turn came to.
import type { Folds } from '@/table/folding';
import type { Plain } from '@/wire/types';
import { say } from './say';

export const FOLDS: Folds = {
  opens: [
    ...['token_turned_up', 'conquest_begins', 'attack', 'attack_on_torak', 'torak_attacks', 'tournament_begins'],
    ...['recruited', 'display_refreshed', 'peeked'],
  ],
  ends: [
    ...['event_mastered', 'event_failed', 'conquest_won', 'conquest_failed', 'attacker_wins', 'defender_wins'],
    ...['torak_beaten_off', 'torak_wins', 'torak_holds_out', 'torak_lies_down', 'tournament_result', 'goal_reached'],
  ],
  details: [
    ...['rolled', 'rerolled', 'row_completed', 'conquest_row', 'coins_gained', 'coins_paid', 'vp_gained'],
    ...['luck_gained', 'luck_spent', 'favour_gained', 'favour_lost', 'poster_gained', 'poster_drawn'],
    ...['poster_dropped', 'morale_changed', 'follower_left', 'follower_gained', 'follower_declined', 'saw'],
    ...['deck_renewed', 'stack_renewed', 'tokens_placed', 'joined', 'stayed_out', 'tournament_rolled', 'set_aside'],
    ...['lance_used', 'attack_score', 'defence_score', 'torak_rolled', 'torak_vp', 'torak_jousts'],
  ],
};

const GAINS: readonly (readonly [what: string, plus: string, minus: string])[] = [
  ['vp', 'vp_gained', ''],
  ['coins', 'coins_gained', 'coins_paid'],
  ['luck', 'luck_gained', 'luck_spent'],
];

/** Points, coins and luck of a turn, for whose turn it was. */
export function sumOfTurn(heading: Plain, events: readonly Plain[]): string {
  const mine = events.filter((event) => event['seat'] === heading['seat']);
  const total = (kind: string): number =>
    mine.filter((event) => event['kind'] === kind).reduce((sum, event) => sum + Number(event['number'] ?? 0), 0);
  return GAINS.map(([what, plus, minus]) => [what, total(plus) - total(minus)] as const)
    .filter(([, number]) => number !== 0)
    .map(([what, number]) => say(`sum-of-${what}`, { number: `${number > 0 ? '+' : '−'}${Math.abs(number)}` }))
    .join(', ');
}
