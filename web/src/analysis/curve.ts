// The curve of chances as geometry: where points lie, which one is nearest, what its table says.
import type { CurvePoint } from '@/wire/types';

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const last = (points: readonly CurvePoint[]): number => points.at(-1)?.at ?? 0;

export const xOf = (points: readonly CurvePoint[], at: number, box: Box): number =>
  box.left + (last(points) === 0 ? 0 : (at / last(points)) * box.width);

export const yOf = (chance: number, box: Box): number => box.top + (1 - chance) * box.height;

/** The line of one seat, for the attribute `d` of a path. */
export function lineOf(points: readonly CurvePoint[], seat: number, box: Box): string {
  const places = points.map((point) => {
    const chance = point.chances[seat] ?? 0;
    return `${xOf(points, point.at, box).toFixed(1)} ${yOf(chance, box).toFixed(1)}`;
  });
  return places.length ? `M${places.join('L')}` : '';
}

/** The number of the point nearest to a place on the x axis. */
export function nearest(points: readonly CurvePoint[], x: number, box: Box): number {
  const far = points.map((point) => Math.abs(xOf(points, point.at, box) - x));
  return far.indexOf(Math.min(...far));
}

const ROWS = 12;

/** A few points, evenly spread, the first and the last among them: what the table shows. */
export function chosenRows(points: readonly CurvePoint[], most: number = ROWS): CurvePoint[] {
  if (points.length <= most) return [...points];
  return Array.from({ length: most }, (_, i) => points[Math.round((i * (points.length - 1)) / (most - 1))]!);
}

/** Where a position is in the replay of those eyes; a spectator's comes last. */
export const frameOf = (point: CurvePoint, eyes: number | null): number =>
  point.frames[eyes ?? point.chances.length] ?? 0;

/** The address of a position on the board. */
export const momentPath = (table: string, frame: number, eyes: number | null): string =>
  `/t/${table}?moment=${frame}${eyes === null ? '' : `&eyes=${eyes}`}`;
