// Where pieces stand in a town, so that plate, name and gates stay readable. Offsets are in map units.
import { GATES, PLACES, type Point } from './places';
import { campsOf, clansAt, type Camp } from './standing';
import { INSIDE, OUTSIDE, type Clan, type FiefTable } from './view';

export interface Placed<T> {
  piece: T;
  at: Point;
  scale: number;
  /** The side on which there is room for a ribbon. */
  side: 'left' | 'right';
}

const GATE_SCALE = 0.88;
const STEP_BACK = 14; // from the gate, away from the town
const ASIDE = 26; // the next one at the same gate
const GUESTS: readonly Point[] = [
  [26, -14],
  [34, 14],
  [-30, 18],
];
const BEFORE: Point = [30, 30]; // came by no road

/** Where the pieces at a gate stand: on the road, a little off the gate; several side by side. */
export function gatePoint(town: string, gate: string, index: number): Point {
  const [x, y] = PLACES[town] ?? [0, 0];
  const anchor = GATES.find((one) => one.town === town && one.gate === gate)?.at;
  if (!anchor) return [x + BEFORE[0] + index * ASIDE, y + BEFORE[1]];
  const [dx, dy] = [anchor[0] - x, anchor[1] - y];
  const far = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / far, dy / far];
  return [
    Math.round(anchor[0] + ux * STEP_BACK - uy * ASIDE * index),
    Math.round(anchor[1] + uy * STEP_BACK + ux * ASIDE * index),
  ];
}

const isOut = (gate: string): boolean => gate !== INSIDE;

/** Camps and clans of a town, each with its place. */
export function placesIn(
  table: FiefTable,
  town: string,
  label: 'start' | 'middle' | 'end' | undefined,
): { camps: Placed<Camp>[]; clans: Placed<Clan>[] } {
  const [x, y] = PLACES[town] ?? [0, 0];
  const free = label === 'start' ? 'left' : 'right';
  const atGate = new Map<string, number>();
  const next = (gate: string): number => {
    const index = atGate.get(gate) ?? 0;
    atGate.set(gate, index + 1);
    return index;
  };
  let guests = 0;
  const camps = campsOf(table, town).map((camp): Placed<Camp> => {
    if (isOut(camp.gate)) {
      const at = gatePoint(town, camp.gate, next(camp.gate));
      return { piece: camp, at, scale: GATE_SCALE, side: at[0] < x && camp.gate !== OUTSIDE ? 'left' : 'right' };
    }
    const index = next(INSIDE);
    if (index === 0) return { piece: camp, at: [x, y], scale: 1, side: free };
    const [dx, dy] = GUESTS[guests++ % GUESTS.length] ?? [0, 0];
    return { piece: camp, at: [x + dx, y + dy], scale: 0.8, side: 'right' };
  });
  const clans = clansAt(table, town).map((clan): Placed<Clan> => {
    const index = next(clan.gate);
    const at: Point = isOut(clan.gate)
      ? gatePoint(town, clan.gate, index)
      : [x + (index ? 24 : 0), y - (index ? 18 * index : 0)];
    return { piece: clan, at, scale: index || isOut(clan.gate) ? 0.85 : 1, side: 'right' };
  });
  return { camps, clans };
}
