// What is being settled on the stage over the map.
import type { Decision } from '@/decisions/decision';
import type { Facts } from '@/words/gameWords';
import type { FiefTable } from '../view';
import { lastFight, wasFought, type Fight } from './battle';
import { ballotOf, type Ballot } from './election';

export type Staged =
  { what: 'battle' } | { what: 'ballot'; ballot: Ballot } | { what: 'ended'; fight: Fight; key: string };

/** Questions for which the map must be seen. */
const ON_MAP = ['card_target', 'react_target', 'place_lord', 'bow_target', 'flee', 'escape_to'];

/** The battle, the vote, or the battle that has just ended: `fresh` is where the news begin. */
export function stagedNow(
  table: FiefTable,
  decision: Decision | null,
  log: readonly Facts[],
  fresh: number,
): Staged | null {
  if (decision && ON_MAP.includes(decision.kind)) return null;
  if (table.battle) return { what: 'battle' };
  const ballot = ballotOf(table, decision);
  if (ballot) return { what: 'ballot', ballot };
  const start = log.findLastIndex((event) => event['kind'] === 'battle');
  if (start < fresh || log.slice(start).some((event) => event['kind'] === 'phase')) return null;
  const fight = lastFight(log);
  return fight && fight.ended !== '' && wasFought(fight)
    ? { what: 'ended', fight, key: `${start} ${fight.town}` }
    : null;
}
