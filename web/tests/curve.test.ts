import { describe, expect, it } from 'vitest';
import { chosenRows, frameOf, lineOf, momentPath, nearest } from '@/analysis/curve';
import { routeOf } from '@/lib/route';
import type { CurvePoint } from '@/wire/types';

const box = { left: 10, top: 0, width: 100, height: 50 };
const points: CurvePoint[] = [0, 5, 10].map((at) => ({ at, chances: [at / 10, 1 - at / 10], frames: [at, at - 1, 7] }));

describe('the curve of chances', () => {
  it('goes from the left to the right, and up with the chance', () => {
    expect(lineOf(points, 0, box)).toBe('M10.0 50.0L60.0 25.0L110.0 0.0');
    expect(lineOf([], 0, box)).toBe('');
  });

  it('finds the moment nearest to the finger', () => {
    expect([0, 34, 36, 99, 500].map((x) => nearest(points, x, box))).toEqual([0, 0, 1, 2, 2]);
  });

  it('is told in a few rows, the first and the last among them', () => {
    const many = Array.from({ length: 100 }, (_, at): CurvePoint => ({ at, chances: [0.5], frames: [at, at] }));
    const rows = chosenRows(many).map((row) => row.at);
    expect([rows.length, rows[0], rows.at(-1)]).toEqual([12, 0, 99]);
    expect(chosenRows(points)).toEqual(points);
  });

  it('leads to the moment in the replay through those eyes', () => {
    const last = points[2]!;
    expect(frameOf(last, 1)).toBe(9);
    expect(frameOf(last, null)).toBe(7);
    expect(momentPath('abc', 9, 1)).toBe('/t/abc?moment=9&eyes=1');
    expect(momentPath('abc', 7, null)).toBe('/t/abc?moment=7');
    expect(routeOf('/t/abc/analysis')).toEqual({ page: 'analysis', id: 'abc' });
  });
});
