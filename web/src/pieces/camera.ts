// Which part of a map is seen: a box in map units that has the shape of the window.

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export type Point = readonly [x: number, y: number];

const within = (value: number, low: number, high: number): number =>
  high < low ? (low + high) / 2 : Math.min(high, Math.max(low, value));

export const centreOf = (box: Box): Point => [box.x + box.w / 2, box.y + box.h / 2];

/** Pixels per unit at which the whole window is covered by the map. */
export const cover = (world: Box, width: number, height: number): number => Math.max(width / world.w, height / world.h);

/** The box round a centre at a scale, pushed back where it would leave the map. */
export function boxAt(world: Box, [cx, cy]: Point, scale: number, width: number, height: number): Box {
  const [w, h] = [width / scale, height / scale];
  const x = within(cx - w / 2, world.x, world.x + world.w - w);
  const y = within(cy - h / 2, world.y, world.y + world.h - h);
  return { x, y, w, h };
}

const MARGIN = 60;

/** The box that shows all points as large as it can, between two scales; the first point is never lost. */
export function boxRound(
  world: Box,
  points: readonly Point[],
  least: number,
  most: number,
  width: number,
  height: number,
): Box {
  const [first] = points;
  if (!first) return boxAt(world, centreOf(world), least, width, height);
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const fits = Math.min(width / (right - left + 2 * MARGIN), height / (bottom - top + 2 * MARGIN));
  const scale = Math.min(most, Math.max(least, fits));
  return boxAt(world, fits < least ? first : [(left + right) / 2, (top + bottom) / 2], scale, width, height);
}

/** Zoomed by a factor, with the point under the finger kept where it is. */
export function zoomed(
  world: Box,
  box: Box,
  factor: number,
  [px, py]: Point,
  least: number,
  most: number,
  width: number,
  height: number,
): Box {
  const scale = Math.min(most, Math.max(least, (width / box.w) * factor));
  const [w, h] = [width / scale, height / scale];
  const [u, v] = [(px - box.x) / box.w, (py - box.y) / box.h];
  return boxAt(world, [px + (0.5 - u) * w, py + (0.5 - v) * h], scale, width, height);
}
