// Which part of the map of southern Bohemia is seen.
import * as camera from '@/pieces/camera';
import type { Box, Point } from '@/pieces/camera';
import { BOX } from './places';

export { centreOf, type Box, type Point } from '@/pieces/camera';

export const cover = (width: number, height: number): number => camera.cover(BOX, width, height);

export const boxAt = (centre: Point, scale: number, width: number, height: number): Box =>
  camera.boxAt(BOX, centre, scale, width, height);

export const boxRound = (points: readonly Point[], least: number, most: number, width: number, height: number): Box =>
  camera.boxRound(BOX, points, least, most, width, height);

export const zoomed = (
  box: Box,
  factor: number,
  point: Point,
  least: number,
  most: number,
  width: number,
  height: number,
): Box => camera.zoomed(BOX, box, factor, point, least, most, width, height);
