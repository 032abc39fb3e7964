import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Showing, type Shown } from '@/table/showing.svelte';

const PACE = 100;
let pace = PACE;
const position = (number: number): Shown => ({ view: { number }, from: number, upto: number + 1 });
const seen = (showing: Showing): unknown => showing.shown?.view['number'] ?? 'now';

describe('what others did', () => {
  let showing: Showing;
  beforeEach(() => {
    vi.useFakeTimers();
    pace = PACE;
    showing = new Showing(() => pace, Date.now);
    showing.hear(position(0), true);
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is on the board at once where it comes slowly enough', () => {
    showing.hear(position(1), false);
    expect(seen(showing)).toBe('now');
    vi.advanceTimersByTime(PACE);
    showing.hear(position(2), false);
    expect(seen(showing)).toBe('now');
  });

  it('is shown one after the other where it comes all together', () => {
    for (const number of [1, 2, 3]) showing.hear(position(number), false);
    expect(seen(showing)).toBe(1);
    vi.advanceTimersByTime(PACE);
    expect(seen(showing)).toBe(2);
    vi.advanceTimersByTime(PACE);
    expect(seen(showing)).toBe('now');
  });

  it('is passed over by a press, and by an act of mine', () => {
    for (const number of [1, 2, 3]) showing.hear(position(number), false);
    showing.skip();
    expect(seen(showing)).toBe('now');
    for (const number of [4, 5, 6]) showing.hear(position(number), false);
    expect(seen(showing)).toBe(4);
    showing.hear(position(7), true);
    expect(seen(showing)).toBe('now');
    vi.advanceTimersByTime(10 * PACE);
    expect(seen(showing)).toBe('now');
  });

  it('is never kept back where nobody wants to see it, and can be shown all the same', () => {
    pace = 0;
    for (const number of [1, 2]) showing.hear(position(number), false);
    expect(seen(showing)).toBe('now');
    showing.again();
    expect([seen(showing), showing.at, showing.count]).toEqual([0, 1, 3]);
  });

  it('takes no question away that is open, and is kept to be shown later', () => {
    for (const number of [1, 2, 3]) showing.hear(position(number), false, false);
    expect(seen(showing)).toBe('now');
    showing.again();
    expect([seen(showing), showing.count]).toEqual([0, 4]);
  });

  it('is shown again from my last act on', () => {
    for (const number of [1, 2, 3]) showing.hear(position(number), false);
    showing.skip();
    showing.again();
    const order = [];
    while (showing.shown) {
      order.push(seen(showing));
      vi.advanceTimersByTime(PACE);
    }
    expect(order).toEqual([0, 1, 2]);
    expect(showing.canAgain).toBe(true);
  });

  it('is forgotten when it is taken back', () => {
    for (const number of [1, 2, 3]) showing.hear(position(number), false);
    showing.hear(position(0), false);
    expect(seen(showing)).toBe('now');
    expect(showing.canAgain).toBe(false);
  });
});
