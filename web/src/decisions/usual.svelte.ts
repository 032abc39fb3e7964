// What goes without saying: where only one answer makes sense the server proposes it; one press gives it, and all such
// answers that follow, until there is something to decide or others are asked.
import type { Room } from '@/table/room.svelte';
import { api } from '@/wire/api';
import type { Usual as Proposed } from '@/wire/types';
import type { Choice } from '@/words/gameWords';
import { inTurn } from './acts';
import type { Asking } from './asking.svelte';

export class Usual {
  private proposed = $state.raw<Proposed | null>(null);
  /** The player has pressed for all of them. */
  going = $state(false);
  private given = 0;
  private asked = '';

  /** The answer to the open question that goes without saying, or null. */
  readonly choice = $derived.by((): Choice | null => {
    const { decision, state } = this.room.session;
    const { proposed } = this;
    if (!decision || proposed?.version !== state.seen?.version || proposed?.seat !== decision.seat) return null;
    return proposed.choice !== null && decision.options.includes(proposed.choice) ? proposed.choice : null;
  });

  constructor(
    private readonly room: Room,
    private readonly asking: Asking,
  ) {
    $effect(() => {
      const { session } = room;
      if (session.decision && !session.taught && session.state.sending === null) void this.ask(session.decision.seat);
    });
    $effect(() => this.goOn());
  }

  /** Gives this answer, and all that go without saying after it. */
  go(): void {
    if (this.choice === null || this.going) return;
    this.going = true;
    this.given = 0;
  }

  stop(): void {
    this.going = false;
  }

  private async ask(seat: number): Promise<void> {
    const { state } = this.room.session;
    const version = state.seen?.version;
    if (this.asked === `${seat}:${version}`) return;
    this.asked = `${seat}:${version}`;
    try {
      this.proposed = await api.usual(state.id, seat);
    } catch {
      this.proposed = { seat, version: version ?? -1, choice: null }; // it is only a courtesy
    }
  }

  private goOn(): void {
    const { decision, state } = this.room.session;
    if (!this.going || state.sending !== null) return;
    const { proposed, choice } = this;
    if (!decision || state.refused) this.stop();
    else if (choice !== null) this.asking.act(inTurn(choice), this.given++ > 0);
    else if (proposed?.version === state.seen?.version) this.stop();
  }
}
