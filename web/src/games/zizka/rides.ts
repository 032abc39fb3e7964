// Who has ridden since my last act, as the log tells it: drawn as trails from where they stood.
import type { Facts } from '@/words/gameWords';
import { lineOf, pathBetween } from './roads';

export interface Ride {
  seat: number;
  from: string;
  to: string;
  lines: string[];
}

export function ridesIn(log: readonly Facts[], mine: readonly number[]): Ride[] {
  const begun = log.findLastIndex((event) => mine.includes(Number(event['seat'] ?? -1))) + 1;
  const stood = new Map<number, string>();
  const rides = new Map<number, Ride>();
  log.forEach((event, number) => {
    if (event['kind'] !== 'moved') return;
    const [seat, to] = [Number(event['seat']), String(event['space'])];
    const from = rides.get(seat)?.from ?? stood.get(seat);
    if (number >= begun && from !== undefined) {
      const path = pathBetween(from, to);
      rides.set(seat, { seat, from, to, lines: path.slice(1).map((space, i) => lineOf(path[i] ?? '', space)) });
    }
    stood.set(seat, to);
  });
  return [...rides.values()].filter(({ from, to }) => from !== to);
}
