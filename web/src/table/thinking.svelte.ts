// How long each seat has kept the table waiting, now and in the round so far, as this browser saw it.
import type { Session } from './session.svelte';

class Thinking {
  /** Milliseconds of the round that are over, by seat. */
  spent = $state.raw<ReadonlyMap<number, number>>(new Map());
  /** Since when a seat is asked. */
  since = $state.raw<ReadonlyMap<number, number>>(new Map());
  private round: number | null = null;

  /** Who is waited for now; a new round begins at nothing. */
  note(waiting: readonly number[], round: number, now: number): void {
    const fresh = round !== this.round;
    if (!fresh && waiting.length === this.since.size && waiting.every((seat) => this.since.has(seat))) return;
    const spent = new Map(fresh ? [] : this.spent);
    if (!fresh) {
      for (const [seat, since] of this.since)
        if (!waiting.includes(seat)) spent.set(seat, (spent.get(seat) ?? 0) + now - since);
    }
    this.since = new Map(waiting.map((seat) => [seat, (fresh ? undefined : this.since.get(seat)) ?? now]));
    this.spent = spent;
    this.round = round;
  }
}

const known = new WeakMap<Session, Thinking>();

export function thinkingAt(session: Session): Thinking {
  const found = known.get(session) ?? new Thinking();
  known.set(session, found);
  return found;
}
