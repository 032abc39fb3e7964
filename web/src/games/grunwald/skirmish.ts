import type { Facts } from '@/words/gameWords';

/** How the last skirmish of this or the round before ended, if there was one. */
export function lastSkirmish(log: readonly Facts[]): Facts | null {
  let rounds = 0;
  for (const event of log.toReversed()) {
    if (event['kind'] === 'skirmish_won' || event['kind'] === 'skirmish_lost') return event;
    if (event['kind'] === 'round_begins' && (rounds += 1) > 1) return null;
  }
  return null;
}
