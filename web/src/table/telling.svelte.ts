// Which moments wait to be shown: those that have come since this page was opened, and one asked for again.
import { settings } from '@/lib/settings.svelte';
import type { Plain } from '@/wire/types';
import { isTold, meanwhile, MEANWHILE, momentsIn, type Moment } from './moments';
import { seatOfEvent, type Room } from './room.svelte';

const MOST = 4; // of a longer batch only the last are shown; the log tells all

export class TellingMoments {
  private waiting = $state.raw<readonly Moment[]>([]);
  private heard = -1;
  private told = new Set<number>();
  private summed = 0;

  constructor(private readonly room: Room) {
    $effect(() => {
      const { state } = room.session;
      const length = state.log.length;
      if (!room.ready) return;
      if (this.heard < 0 || length < this.heard) {
        this.heard = length; // what was there already is no news; what was undone never happened
        this.waiting = this.waiting.filter((moment) => moment.to <= length);
      }
      if (length === this.heard) return;
      const fresh = this.all
        .filter((moment) => moment.to > this.heard && !this.told.has(moment.from))
        .filter((moment) => isTold(moment, settings.moments, room.concerns, state.log));
      this.heard = length;
      if (!fresh.length || settings.bots === 'summary') return;
      for (const moment of fresh) this.told.add(moment.from);
      this.waiting = [...this.waiting, ...fresh].slice(-MOST);
    });
    $effect(() => {
      if (settings.bots !== 'summary' || !room.ready || room.session.decision === null) return;
      const { log, lastTurn, known, yours } = room.session.state;
      const theirs = (event: Plain): boolean => {
        const seat = seatOfEvent(event, room);
        return seat !== null && !yours.includes(seat);
      };
      const summed = meanwhile(log, Math.max(this.summed, known, lastTurn ?? 0), theirs);
      this.summed = log.length;
      if (summed) this.waiting = [summed];
    });
  }

  readonly all = $derived.by((): readonly Moment[] => {
    const kinds = this.room.client?.moments;
    return kinds ? momentsIn(this.room.session.state.log, kinds) : [];
  });

  /** As the log has it now: it may have gone on since. */
  get shown(): Moment | null {
    const first = this.waiting[0];
    if (first?.id === MEANWHILE) return first;
    return first ? (this.all.find((one) => one.from === first.from && one.id === first.id) ?? null) : null;
  }

  get more(): number {
    return Math.max(0, this.waiting.length - 1);
  }

  again(moment: Moment): void {
    this.waiting = [moment, ...this.waiting];
  }

  next(): void {
    this.waiting = this.waiting.slice(1);
  }
}
