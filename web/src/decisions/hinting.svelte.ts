// Hints for the open question, from the server; dropped as soon as the question is.
import type { Room } from '@/table/room.svelte';
import { api, RefusedByServer } from '@/wire/api';
import type { Hint } from '@/wire/types';
import type { Choice } from '@/words/gameWords';

export class Hinting {
  found = $state.raw<Hint | null>(null);
  busy = $state(false);
  trouble = $state('');

  constructor(private readonly room: Room) {
    let version: number | undefined;
    $effect(() => {
      const now = room.session.state.seen?.version;
      if (now !== version) this.clear();
      version = now;
    });
  }

  get allowed(): boolean {
    const settings = this.room.session.state.table?.settings;
    return settings?.hints === true && settings.pace === 'untimed' && this.room.session.decision !== null;
  }

  get best(): Choice | null {
    return this.found?.choices[0]?.choice ?? null;
  }

  async ask(): Promise<void> {
    const { state, decision } = this.room.session;
    if (!this.allowed || !decision || this.busy || this.found) return;
    const version = state.seen?.version;
    this.busy = true;
    this.trouble = '';
    try {
      const hint = await api.hint(state.id, decision.seat);
      if (hint.version === version && state.seen?.version === version) this.found = hint;
    } catch (error) {
      if (state.seen?.version === version) this.trouble = error instanceof RefusedByServer ? error.refused.code : '';
    } finally {
      this.busy = false;
    }
  }

  clear(): void {
    this.found = null;
    this.trouble = '';
  }
}

/** Whole per cent, as people say it. */
export const percent = (chance: number): number => Math.round(chance * 100);
