import type { TableState } from './state';

/** Milliseconds a seat has left at `now`; null without a clock. */
export function timeLeft(state: TableState, seat: number, now: number): number | null {
  const clock = state.clocks?.seats.find((one) => one.seat === seat);
  if (!clock) return null;
  return Math.max(0, clock.running ? clock.bank - (now - state.clocksAt) : clock.bank);
}

/** Milliseconds until the first timer ends; null without one. */
export function endsIn(state: TableState, now: number): number | null {
  const { clocks, clocksAt } = state;
  const first = clocks?.ends[0];
  return clocks === null || first === undefined ? null : Math.max(0, first - clocks.now - (now - clocksAt));
}

export const SHORT = 30_000;

/** The seat of mine whose running clock is nearly empty, if any. */
export function hurried(state: TableState, now: number): number | null {
  const running = state.clocks?.seats.filter((one) => one.running && state.yours.includes(one.seat)) ?? [];
  return running.find((one) => (timeLeft(state, one.seat, now) ?? SHORT) < SHORT && one.vacation <= 0)?.seat ?? null;
}

/** `4:12` under an hour; above it the words of the caller. */
export function minutes(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
