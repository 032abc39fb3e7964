// What is being voted on, read off the table: where markers lie is seen, their faces are not.
import type { Decision } from '@/decisions/decision';
import type { Facts } from '@/words/gameWords';
import type { FiefTable } from '../view';

export type Ballot = 'election' | 'parliament';

const TAX = 'tax';
const OF_ELECTION = ['vote_for', 'vote_null', 'candidate'];
const OF_PARLIAMENT = ['call_parliament', 'parliament_vote', 'share'];

/** Whether an election or Parliament is held now. */
export function ballotOf(table: FiefTable, decision: Decision | null): Ballot | null {
  const kind = decision?.kind ?? '';
  if (OF_PARLIAMENT.includes(kind) || Object.values(table.markers).some((on) => on.includes(TAX))) return 'parliament';
  if (table.candidates.length || OF_ELECTION.includes(kind)) return 'election';
  if (kind === 'react' && decision?.prompt['moment'] === 'parliament') return 'parliament';
  return null;
}

/** Families whose markers lie on a candidate (or on the tax). */
export const markersOn = (table: FiefTable, on: string): number[] =>
  Object.entries(table.markers)
    .filter(([, targets]) => targets.includes(on))
    .map(([family]) => Number(family));

/** The families that have something to say, in the order they say it. */
export const voters = (table: FiefTable, ballot: Ballot): number[] =>
  table.order.filter((family) => votesOf(table, family, ballot) > 0);

export const votesOf = (table: FiefTable, family: number, ballot: Ballot): number =>
  (ballot === 'election' ? table.families[family]?.votes : table.families[family]?.parliament_votes) ?? 0;

/** The result of the last vote, if nothing else was told since but what follows from it. */
export function lastVote(log: readonly Facts[]): Facts | null {
  const at = log.findLastIndex((event) => event['kind'] === 'votes' || event['kind'] === 'parliament_voted');
  const since = log.slice(at + 1);
  if (at < 0 || since.some((event) => event['kind'] === 'phase')) return null;
  return log[at] ?? null;
}
