// The lists: who stands where in the tree of the Joust, as the content prints it.
import type { Content } from '@/words/content';
import type { Tournament, Who } from './view';

export interface Match {
  id: string;
  stage: number;
  left: string;
  right: string;
}

export const matchesOf = (content: Content): Match[] =>
  content.rows('joust_matches').map((row) => ({
    id: String(row['id']),
    stage: Number(row['stage']),
    left: String(row['left']),
    right: String(row['right']),
  }));

/** "0" to "3" stand for seats, "sir" for the solo opponent, anything else is a knight. */
export function occupantOf(mark: string | undefined): { who: Who } | { knight: string } | null {
  if (!mark) return null;
  if (mark === 'sir') return { who: 'sir' };
  return /^\d$/.test(mark) ? { who: Number(mark) } : { knight: mark };
}

/** Whether whoever stands on this place has lost already. */
export function isOut(tournament: Tournament, matches: readonly Match[], source: string): boolean {
  const at = matches.findIndex((match) => match.left === source || match.right === source);
  const winner = tournament.winners?.[at];
  return Boolean(winner) && winner !== markAt(tournament, matches, source);
}

export function markAt(tournament: Tournament, matches: readonly Match[], source: string): string | undefined {
  const [kind, name = ''] = source.split(':');
  if (kind === 'slot') return tournament.places?.[Number(name) - 1];
  return tournament.winners?.[matches.findIndex((match) => match.id === name)];
}
