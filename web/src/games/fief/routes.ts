// How the way of a choice is drawn, and which spot lies in a direction. Only drawing: where one may go is the engine's word.
import { GATES, PATHS, PLACES, REGION_NAMES, ROADS, SHERWOOD, type Point } from './places';

const MIDDLE: Point = [560, 560];
const AWAY = 0.42; // how far a sea route keeps from the straight line, as a share of its length

const seaGate = (town: string): Point | undefined =>
  GATES.find((gate) => gate.town === town && gate.gate === 'sea')?.at;

/** A way by sea: an arc off the coast. */
export function seaRoute(from: string, to: string): string {
  const [a, b] = [seaGate(from), seaGate(to)];
  if (!a || !b) return '';
  const [mx, my] = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const out = Math.hypot(mx - MIDDLE[0], my - MIDDLE[1]) || 1;
  const far = Math.hypot(a[0] - b[0], a[1] - b[1]) * AWAY;
  const cx = Math.round(mx + ((mx - MIDDLE[0]) / out) * far);
  const cy = Math.round(my + ((my - MIDDLE[1]) / out) * far);
  return `M${a[0]} ${a[1]}Q${cx} ${cy} ${b[0]} ${b[1]}`;
}

/** The lines of the way that a choice names, from where the group stands. */
export function wayOf(choice: string, from: string): { lines: string[]; sea: boolean } {
  const road = ROADS.find((one) => one.id === choice);
  if (road) return { lines: [road.d], sea: false };
  const [verb, ...rest] = choice.split(':');
  const to = rest.at(-1) ?? '';
  if (verb === 'forest')
    return { lines: [from, to].flatMap((end) => (end === SHERWOOD ? [] : (PATHS[end] ?? []))), sea: false };
  const route = verb === 'sea' || verb === 'far' ? seaRoute(from, to) : '';
  return { lines: route ? [route] : [], sea: true };
}

/** Every spot that can have the focus: towns in the order of the box, the forest, the regions. */
export const SPOTS: Readonly<Record<string, Point>> = { ...PLACES, ...REGION_NAMES };

/** The nearest spot that lies that way, sideways counting double. */
export function towards(spot: string, dx: number, dy: number): string | null {
  const [x, y] = SPOTS[spot] ?? [0, 0];
  let best: string | null = null;
  let nearest = Infinity;
  for (const [other, [ox, oy]] of Object.entries(SPOTS)) {
    const along = (ox - x) * dx + (oy - y) * dy;
    const aside = Math.abs((ox - x) * dy - (oy - y) * dx);
    if (other === spot || along <= 0 || aside > along * 1.5) continue;
    const far = along + 2 * aside;
    if (far < nearest) [best, nearest] = [other, far];
  }
  return best;
}
