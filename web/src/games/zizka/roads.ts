// Ways on the map: how far a space is and which roads lead there. Only for drawing: where one may go is the engine's word.
import { WAYS, PLACES } from './places';

const NEIGHBOURS = new Map<string, string[]>();
for (const { a, b } of WAYS) {
  NEIGHBOURS.set(a, [...(NEIGHBOURS.get(a) ?? []), b]);
  NEIGHBOURS.set(b, [...(NEIGHBOURS.get(b) ?? []), a]);
}

export const neighboursOf = (space: string): readonly string[] => NEIGHBOURS.get(space) ?? [];

/** Where the roads out of a space lead, over the small spaces between, and how far that is. */
export function roadsOut(space: string, isSmall: (space: string) => boolean): { to: string; steps: number }[] {
  return neighboursOf(space).map((next) => {
    let [before, to, steps] = [space, next, 1];
    while (isSmall(to)) {
      const on = neighboursOf(to).find((one) => one !== before);
      if (on === undefined) break;
      [before, to, steps] = [to, on, steps + 1];
    }
    return { to, steps };
  });
}

/** One of the shortest ways, both ends included; empty if there is none. */
export function pathBetween(from: string, to: string): string[] {
  const before = new Map<string, string | null>([[from, null]]);
  const queue = [from];
  for (let at = queue.shift(); at !== undefined && !before.has(to); at = queue.shift()) {
    for (const next of neighboursOf(at)) {
      if (before.has(next)) continue;
      before.set(next, at);
      queue.push(next);
    }
  }
  if (!before.has(to)) return [];
  const path: string[] = [];
  for (let at: string | null | undefined = to; at; at = before.get(at)) path.unshift(at);
  return path;
}

export const stepsBetween = (from: string, to: string): number => pathBetween(from, to).length - 1;

/** The drawn line of the road between two neighbours. */
export const lineOf = (one: string, other: string): string =>
  WAYS.find(({ a, b }) => (a === one && b === other) || (a === other && b === one))?.d ?? '';

/** The neighbour that lies most nearly in this direction, if any does. */
export function towards(space: string, dx: number, dy: number): string | null {
  const [x, y] = PLACES[space] ?? [0, 0];
  let best: string | null = null;
  let nearest = 0.3; // the cosine of an angle that is still "that way"
  for (const next of neighboursOf(space)) {
    const [nx, ny] = PLACES[next] ?? [0, 0];
    const length = Math.hypot(nx - x, ny - y) || 1;
    const fits = ((nx - x) * dx + (ny - y) * dy) / length;
    if (fits > nearest) [best, nearest] = [next, fits];
  }
  return best;
}

/** Spaces from north to south, west to east within a row: the order in which the map is read. */
export const READING_ORDER: readonly string[] = Object.keys(PLACES).sort((a, b) => {
  const [ax, ay] = PLACES[a] ?? [0, 0];
  const [bx, by] = PLACES[b] ?? [0, 0];
  const rows = Math.round(ay / 90) - Math.round(by / 90);
  return rows || ax - bx;
});
