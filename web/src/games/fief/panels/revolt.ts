// The last revolt as the log tells it: who raised it, who joined, what it rolled.
import type { Facts } from '@/words/gameWords';

export interface Revolt {
  /** Where in the log it began. */
  at: number;
  town: string;
  family: number;
  joined: Facts[];
  calmed: Facts[];
  rolls: number[] | null;
  damage: number;
  lost: number;
  failed: boolean;
}

const JOINING = ['revolt_joined'];
const CALMING = ['calm_roll', 'revolt_calmed'];

export function lastRevolt(log: readonly Facts[]): Revolt | null {
  const at = log.findLastIndex((event) => event['kind'] === 'revolt');
  const begin = log[at];
  if (!begin) return null;
  const town = String(begin['town']);
  const since = log.slice(at + 1);
  const rolled = since.find((event) => event['kind'] === 'revolt_rolled');
  const lost = since.filter((event) => event['kind'] === 'unit_lost' && event['town'] === town);
  return {
    at,
    town,
    family: Number(begin['family']),
    joined: since.filter((event) => JOINING.includes(String(event['kind']))),
    calmed: since.filter((event) => CALMING.includes(String(event['kind']))),
    rolls: rolled ? (rolled['rolls'] as number[]) : null,
    damage: Number(rolled?.['damage'] ?? 0),
    lost: lost.reduce((sum, event) => sum + Number(event['number'] ?? 1), 0),
    failed: since.some((event) => event['kind'] === 'revolt_failed'),
  };
}
