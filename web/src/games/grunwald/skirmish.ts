import type { Facts } from '@/words/gameWords';

export interface Fought {
  result: Facts;
  played: readonly { seat: number; card: string }[];
}

/** The last skirmish of this or the round before: who sent whom, and how it ended. */
export function lastSkirmish(log: readonly Facts[]): Fought | null {
  let rounds = 0;
  for (let at = log.length - 1; at >= 0; at -= 1) {
    const kind = log[at]?.['kind'];
    if (kind === 'round_begins' && (rounds += 1) > 1) return null;
    if (kind === 'skirmish_won' || kind === 'skirmish_lost')
      return { result: log[at] ?? {}, played: playedBefore(log, at) };
  }
  return null;
}

function playedBefore(log: readonly Facts[], end: number): { seat: number; card: string }[] {
  const start = log.slice(0, end).findLastIndex((event) => event['kind'] === 'skirmish');
  return log
    .slice(start, end)
    .filter((event) => event['kind'] === 'played')
    .map((event) => ({ seat: Number(event['seat']), card: String(event['card']) }));
}
