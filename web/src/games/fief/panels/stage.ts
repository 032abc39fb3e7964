// What is being settled on the stage over the map.
import type { Decision } from '@/decisions/decision';
import type { Facts } from '@/words/gameWords';
import type { FiefTable } from '../view';
import { lastFight, wasFought, type Fight } from './battle';
import { ballotOf, type Ballot } from './election';
import { lastRevolt, type Revolt } from './revolt';

export type Staged =
  | { what: 'battle' }
  | { what: 'ballot'; ballot: Ballot }
  | { what: 'ended'; fight: Fight; key: string }
  | { what: 'revolt'; revolt: Revolt; key: string };

/** Questions for which the map must be seen. */
const ON_MAP = ['card_target', 'react_target', 'place_lord', 'bow_target', 'flee', 'escape_to'];

/** Questions of a revolt that goes on, as long as there is no battle. */
const OF_REVOLT = ['join_revolt', 'calm', 'calm_for_coins', 'revolt_victim', 'lose_in_battle'];

/** Whether something that began there is still news: it is not older than `fresh`, and the phase is the same. */
const isNews = (log: readonly Facts[], at: number, fresh: number): boolean =>
  at >= 0 && at >= fresh && !log.slice(at).some((event) => event['kind'] === 'phase');

/** The battle, the vote, or what has just happened: a battle that ended, a revolt. `fresh` is where the news begin. */
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
  const revolt = lastRevolt(log);
  const going = decision !== null && OF_REVOLT.includes(decision.kind);
  if (revolt && revolt.at > start && isNews(log, revolt.at, going ? 0 : fresh))
    return { what: 'revolt', revolt, key: `revolt ${revolt.at}` };
  const fight = isNews(log, start, fresh) ? lastFight(log) : null;
  return fight && fight.ended !== '' && wasFought(fight) ? { what: 'ended', fight, key: `battle ${start}` } : null;
}
