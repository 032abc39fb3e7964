// Who has moved in the phase going on, as the log tells it: drawn as arrows along their ways.
import type { Facts } from '@/words/gameWords';
import { GATES, ROADS, type Point } from './places';
import { wayOf } from './routes';

export interface Move {
  key: string;
  /** A family, or null for Vikings. */
  family: number | null;
  lines: string[];
  /** The arrow's head at the gate they came in by, and where it points. */
  head: { at: Point; turn: number } | null;
}

const gateOf = (way: string): string => {
  const [verb] = way.split(':');
  if (verb === 'forest') return 'forest';
  return verb === 'sea' || verb === 'far' ? 'sea' : way;
};

function moveOf(event: Facts, key: string): Move | null {
  const [start, end] = [String(event['start']), String(event['end'])];
  const clan = event['kind'] === 'clan_moved';
  const road = ROADS.find(({ a, b }) => (a === start && b === end) || (a === end && b === start))?.id ?? '';
  const way = clan ? road : String(event['way']);
  const { lines } = wayOf(way, start);
  const gate = GATES.find((one) => one.town === end && one.gate === gateOf(way));
  if (!lines.length) return null;
  const head = gate ? { at: gate.at, turn: gate.turn + 180 } : null;
  return { key, family: clan ? null : Number(event['family']), lines, head };
}

/** Every stage since the phase began. */
export function movesIn(log: readonly Facts[]): Move[] {
  const from = log.findLastIndex((event) => event['kind'] === 'phase');
  return log
    .slice(from + 1)
    .flatMap((event, i) =>
      event['kind'] === 'stage' || event['kind'] === 'clan_moved' ? (moveOf(event, String(i)) ?? []) : [],
    );
}
