// A solo match beside the real box: everything said so far is sent again each time, and the server keeps nothing.
import { arrive, who } from '@/lib/me.svelte';
import { keep, recall } from '@/lib/stored';
import { asDecision } from '@/decisions/decision';
import type { Chosen } from '@/pages/houseOptions';
import { api, RefusedByServer } from '@/wire/api';
import type { ByHandEvent, ByHandShown, Hint, SaidByHand } from '@/wire/types';
import type { Choice } from '@/words/gameWords';

interface Kept {
  options: Chosen;
  said: SaidByHand[];
}

/** What went wrong, as the id of its words. */
export type Trouble = 'lost' | 'busy' | 'no-hint' | null;

export class Box {
  options = $state.raw<Chosen>({});
  said = $state.raw<readonly SaidByHand[]>([]);
  begun = $state(false);
  shown = $state.raw<ByHandShown | null>(null);
  events = $state.raw<readonly ByHandEvent[]>([]);
  /** How many events were there when the last answer was given: what came since is new. */
  before = $state(0);
  hint = $state.raw<Hint | null>(null);
  busy = $state(false);
  thinking = $state(false);
  trouble = $state<Trouble>(null);

  readonly question = $derived.by(() => asDecision(this.shown?.question ?? null));
  readonly showing = $derived.by(() => this.question?.kind === 'shown');

  constructor(readonly game: string) {
    const kept = recall<Kept | null>(this.key, null);
    if (!kept) return;
    this.options = kept.options;
    void this.goTo(kept.said);
  }

  private get key(): string {
    return `companion:${this.game}`;
  }

  begin(): void {
    void this.goTo([]);
  }

  say(choice: Choice): void {
    void this.goTo([...this.said, { kind: this.showing ? 'shown' : 'answer', choice }]);
  }

  takeBack(): void {
    void this.goTo(this.said.slice(0, -1));
  }

  forget(): void {
    keep(this.key, null);
    this.begun = false;
    this.said = [];
    this.shown = null;
    this.events = [];
  }

  /** Shows the match after all this was said. What was kept and is not understood any more is forgotten. */
  private async goTo(said: readonly SaidByHand[]): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.trouble = null;
    this.hint = null;
    const further = this.shown !== null && said.length > this.said.length;
    const heard = further ? this.events.length : 0;
    try {
      const shown = await api.playByHand(this.game, { options: this.options, said: [...said], heard });
      this.events = further ? [...this.events, ...shown.events] : shown.events;
      this.before = heard;
      this.shown = shown;
      this.said = said;
      this.begun = true;
      keep(this.key, { options: this.options, said });
    } catch (error) {
      if (error instanceof RefusedByServer && !this.begun) this.forget();
      else this.trouble = 'lost';
    } finally {
      this.busy = false;
    }
  }

  async advise(): Promise<void> {
    const said = this.said;
    this.thinking = true;
    this.trouble = null;
    try {
      await someone();
      const hint = await api.hintByHand(this.game, { options: this.options, said: [...said], heard: 0 });
      if (this.said === said) this.hint = hint;
    } catch (error) {
      this.trouble = troubleOf(error);
    } finally {
      this.thinking = false;
    }
  }
}

/** Whoever lets the server think is somebody, if only a guest. */
export async function someone(): Promise<void> {
  await arrive();
  if (who.me?.id == null) who.me = await api.guest({ name: '' });
}

export function troubleOf(error: unknown): Trouble {
  if (!(error instanceof RefusedByServer)) return 'lost';
  return error.refused.code === 'slow_down' ? 'busy' : 'no-hint';
}
