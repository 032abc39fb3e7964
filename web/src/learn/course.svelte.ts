// A lesson as its learner goes through it. It stands where the socket of a table stands: the table shows what the
// server sends, and answers with its own controls; the server is told everything done so far, and keeps nothing.
import { RefusedByServer, api } from '@/wire/api';
import type { Act, Listener, Wire } from '@/wire/socket';
import type { Accepted, ClientMessage, LessonDone, LessonNext, LessonShown } from '@/wire/types';
import { begunOf, finish, keepBegun } from './progress.svelte';

/** The server could not be reached, does not know this lesson, or knows it otherwise than what was done in it. */
type Trouble = 'lost' | 'unknown' | 'changed';

const NOT_SO: readonly string[] = ['malformed', 'illegal', 'not_asked'];

export class Course implements Wire {
  /** What the coach says and shows now. */
  shown = $state.raw<LessonShown | null>(null);
  busy = $state(false);
  trouble = $state<Trouble | null>(null);
  private listener: Listener | null = null;
  /** Everything done, also what lies ahead after a step back; `starts[n]` of it were done when step n began. */
  private done: LessonDone[] = [];
  private starts = $state.raw<number[]>([0]);
  /** How many of them lead to what is shown. */
  private until = $state(0);
  private slips = $state(0);

  constructor(readonly key: string) {
    const begun = begunOf(key);
    if (begun) ({ done: this.done, starts: this.starts, slips: this.slips } = begun);
  }

  readonly at = $derived.by(() => this.shown?.at ?? 0);
  readonly over = $derived.by(() => this.shown !== null && this.shown.step === null);
  /** The last step is told and nothing is asked any more. */
  readonly last = $derived.by(
    () => this.over || (this.shown !== null && this.shown.reads && this.shown.at === this.shown.steps - 1),
  );
  readonly canGoBack = $derived.by(() => this.until > 0);
  readonly clean = $derived.by(() => this.slips === 0);
  /** A step that was left with "back" need not be answered again. */
  readonly knowsNext = $derived.by(() => this.starts[this.at + 1] !== undefined);

  listen(listener: Listener): this {
    this.listener = listener;
    void this.resume();
    return this;
  }

  private async resume(): Promise<void> {
    await this.goTo(this.done.length);
    if (this.trouble !== 'changed') return;
    this.forget();
    await this.goTo(0);
  }

  /** Shows the lesson after so many things done; whether it could be. */
  private async goTo(until: number): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    try {
      this.show(await api.takeLesson(this.key, this.done.slice(0, until)), until);
      return true;
    } catch (error) {
      this.trouble = troubleOf(error);
      return false;
    } finally {
      this.busy = false;
    }
  }

  private show(shown: LessonShown, until: number): void {
    this.trouble = null;
    this.until = until;
    this.shown = shown;
    if (shown.wrong === null) {
      if (shown.back === 0 && this.starts[shown.at] === undefined) this.starts = [...this.starts, until];
      const done = this.last ? [] : this.done.slice(0, until);
      keepBegun(this.key, done.length ? { done, starts: [...this.starts], slips: this.slips } : null);
    } else this.slips += 1;
    if (this.last) finish(this.key, this.slips);
    const { seen } = shown.shown;
    const undoable = shown.wrong === null ? shown.back : 0;
    this.listener?.link('live');
    this.listener?.heard({ ...shown.shown, seen: seen && { ...seen, undoable } });
  }

  private async add(one: LessonDone): Promise<void> {
    this.done = [...this.done.slice(0, this.until), one];
    this.starts = this.starts.slice(0, this.at + 1);
    await this.goTo(this.until + 1);
  }

  // What the coach's own buttons do.

  async next(): Promise<void> {
    const known = this.starts[this.at + 1];
    if (known !== undefined) await this.goTo(known);
    else if (this.shown?.reads) await this.add({ kind: 'read' });
  }

  /** To where this step began, or the one before it. */
  async back(): Promise<void> {
    const begun = this.starts[this.at] ?? 0;
    await this.goTo(this.until > begun ? begun : (this.starts[this.at - 1] ?? 0));
  }

  /** A wrong answer is undone. */
  async takeBack(): Promise<void> {
    if (!this.shown?.wrong) return;
    await this.goTo(this.until - this.shown.back);
  }

  async restart(): Promise<void> {
    this.forget();
    await this.goTo(0);
  }

  again(): void {
    void (this.trouble === 'changed' ? this.restart() : this.goTo(this.until));
  }

  private forget(): void {
    this.done = [];
    this.starts = [0];
    this.slips = 0;
    keepBegun(this.key, null);
  }

  /** What the coach would do now. To ask is a slip. */
  reveal(): LessonNext | null {
    const next = this.shown?.next ?? null;
    if (next) this.slips += 1;
    return next;
  }

  /** Does it for the learner. */
  async doNext(): Promise<void> {
    const next = this.shown?.next;
    if (next) await this.add(next);
  }

  // What the table asks of its wire.

  act(act: Act): void {
    if (act.type === 'undo') void this.goTo(Math.max(this.until - (act.answers ?? 1), 0));
    else if (act.type === 'answer' || act.type === 'command') void this.give(doneBy(act), act.client_id);
  }

  private async give(one: LessonDone, client_id: string): Promise<void> {
    try {
      if (this.busy) return;
      this.busy = true;
      const done = [...this.done.slice(0, this.until), one];
      const shown = await api.takeLesson(this.key, done);
      this.done = done;
      this.starts = this.starts.slice(0, this.at + 1);
      this.listener?.heard(accepted(client_id, done.length));
      this.show(shown, done.length);
    } catch (error) {
      this.refuse(error, client_id);
    } finally {
      this.busy = false;
    }
  }

  private refuse(error: unknown, client_id: string): void {
    if (error instanceof RefusedByServer) this.listener?.heard({ ...error.refused, client_id });
    else {
      this.trouble = 'lost';
      if (this.shown) this.listener?.heard(this.shown.shown); // the same question, to be answered again
    }
  }

  /** Of all else only one thing concerns a lesson: whether a command would be accepted. */
  say(message: ClientMessage): void {
    if (message.type !== 'command' || !message.dry) return;
    const { client_id } = message;
    void api.takeLesson(this.key, [...this.done.slice(0, this.until), doneBy(message)]).then(
      () => this.listener?.heard(accepted(client_id, this.until)),
      (error: unknown) => this.refuse(error, client_id),
    );
  }

  close(): void {
    this.listener = null;
  }
}

function doneBy(act: Extract<ClientMessage, { type: 'answer' | 'command' }>): LessonDone {
  return act.type === 'answer' ? { kind: 'answer', choice: act.choice } : { kind: 'command', command: act.command };
}

const accepted = (client_id: string, version: number): Accepted => ({
  type: 'accepted',
  client_id,
  version,
  token: null,
});

function troubleOf(error: unknown): Trouble {
  const code = error instanceof RefusedByServer ? error.refused.code : '';
  if (code === 'not_found') return 'unknown';
  return NOT_SO.includes(code) ? 'changed' : 'lost';
}
