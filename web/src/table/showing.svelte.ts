// What others did is shown on the board one position after the other, at the speed one has set; the last word is always
// the present: whoever skips is there at once, and so is whoever acts.
import { settings, stillMotion } from '@/lib/settings.svelte';
import type { Plain } from '@/wire/types';

/** A position of the board, and the stretch of the log that led to it. */
export interface Shown {
  view: Plain;
  from: number;
  upto: number;
}

export type Speed = 'none' | 'fast' | 'normal' | 'slow';
const PACES: Readonly<Record<Speed, number>> = { none: 0, fast: 350, normal: 800, slow: 1800 };
const LONGEST = 12; // so many positions at full length; of more, each is shorter
const MOST = 200; // so many are kept to be shown again

const wait = (run: () => void, pace: number): number => setTimeout(run, pace) as unknown as number;

export class Showing {
  /** What is still to be seen; the first lies on the board. */
  private queue = $state.raw<readonly Shown[]>([]);
  /** What has been shown since my last act. */
  private recent = $state.raw<readonly Shown[]>([]);
  private all = $state.raw(0);
  private free = 0; // until then the board stays as it is
  private last: Shown | null = null;
  private timer = 0;

  constructor(
    private readonly pace: () => number = () =>
      stillMotion() || settings.bots === 'summary' ? 0 : PACES[settings.speed],
    private readonly now: () => number = () => Date.now(),
  ) {}

  /** What lies on the board instead of the present. */
  get shown(): Shown | null {
    return this.queue[0] ?? null;
  }
  get at(): number {
    return this.all - this.queue.length + 1;
  }
  get count(): number {
    return this.all;
  }
  get canAgain(): boolean {
    return this.recent.length > 1 && this.queue.length === 0;
  }

  /** A new position has come; `mine`: by my own act; `waits`: not while I am in the middle of a question. */
  hear(shown: Shown, mine: boolean, waits = true): void {
    if (mine || shown.upto < (this.last?.upto ?? 0)) {
      this.skip();
      this.recent = [shown];
      this.last = shown;
      return;
    }
    const before = this.last;
    this.last = shown;
    if (shown.upto > shown.from) this.recent = [...this.recent, shown].slice(-MOST);
    const pace = waits ? this.pace() : 0;
    if (pace === 0) return;
    if (this.queue.length) this.enqueue(shown);
    else if (this.now() >= this.free || !before) this.free = this.now() + pace;
    else this.begin([before, shown], this.free - this.now());
  }

  /** From my last act on, once more. */
  again(seen: readonly Shown[] = this.recent): void {
    if (seen.length > 1) this.begin(seen, this.pace() || PACES.normal);
  }

  skip(): void {
    clearTimeout(this.timer);
    this.timer = 0;
    this.queue = [];
    this.free = 0;
  }

  private enqueue(shown: Shown): void {
    this.queue = [...this.queue, shown];
    this.all += 1;
  }

  private begin(queue: readonly Shown[], first: number): void {
    clearTimeout(this.timer);
    this.queue = queue;
    this.all = queue.length;
    this.timer = wait(this.step, first);
  }

  private readonly step = (): void => {
    this.queue = this.queue.slice(1);
    const pace = this.pace() || PACES.normal;
    if (this.queue.length <= 1) {
      // The last of them is the present.
      this.queue = [];
      this.timer = 0;
      this.free = this.now() + pace;
      return;
    }
    this.timer = wait(this.step, pace * Math.min(1, LONGEST / this.queue.length));
  };
}
