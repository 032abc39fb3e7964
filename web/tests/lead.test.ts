import { describe, expect, it } from 'vitest';
import { leadOf, partsOf } from '@/table/lead';

const score = (seat: number, parts: Record<string, number>, guessed: string[] = []) => ({
  seat,
  score: Object.values(parts).reduce((sum, one) => sum + one, 0),
  parts,
  guessed,
});

describe('who leads', () => {
  it('is told with where the lead comes from, the most first', () => {
    const lead = leadOf([score(0, { knights: 5, ducats: 3 }), score(1, { knights: 9, ducats: 1, teutons: 3 })]);
    expect(lead.seats).toEqual([1]);
    expect(lead.ahead).toBe(5);
    expect(lead.because).toEqual([
      ['knights', 4],
      ['teutons', 3],
    ]);
  });

  it('is all who have the most, without a reason', () => {
    const lead = leadOf([score(0, { a: 2 }), score(1, { b: 2 }), score(2, { a: 1 })]);
    expect([lead.seats, lead.ahead, lead.because]).toEqual([[0, 1], 0, []]);
  });

  it('is nobody while nobody has points, and nobody of none', () => {
    expect(leadOf([score(0, { a: 0 }), score(1, { a: 0 })]).seats).toEqual([]);
    expect(leadOf([]).seats).toEqual([]);
  });

  it('says when a number is an estimate', () => {
    expect(leadOf([score(0, { a: 1 }), score(1, { a: 2 }, ['a'])]).guessed).toBe(true);
  });

  it('lists only parts somebody has', () => {
    expect(partsOf([score(0, { a: 0, b: 0 }), score(1, { a: 0, b: 2 })])).toEqual(['b']);
  });
});
