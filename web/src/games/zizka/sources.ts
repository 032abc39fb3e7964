// Where everybody's points came from, as the log tells it: each gain belongs to what was going on.
import type { Plain } from '@/wire/types';
import { say } from './say';

const OPENED_BY: Readonly<Record<string, string>> = {
  token_turned_up: 'events',
  conquest_begins: 'conquests',
  attack: 'fights',
  attack_on_torak: 'fights',
  torak_attacks: 'fights',
  tournament_begins: 'tournaments',
  turn_begins: 'others',
};
const SOURCES = ['events', 'tournaments', 'conquests', 'fights', 'others'] as const;

export function pointsFrom(log: readonly Plain[]): { name: string; points: ReadonlyMap<number, number> }[] {
  const sums = new Map<string, Map<number, number>>();
  let source = 'others';
  for (const event of log) {
    source = OPENED_BY[String(event['kind'])] ?? source;
    if (event['kind'] !== 'vp_gained') continue;
    const points = sums.get(source) ?? new Map<number, number>();
    const seat = Number(event['seat']);
    points.set(seat, (points.get(seat) ?? 0) + Number(event['number']));
    sums.set(source, points);
  }
  return SOURCES.flatMap((one) => {
    const points = sums.get(one);
    return points ? [{ name: say(`points-of-${one}`), points }] : [];
  });
}
