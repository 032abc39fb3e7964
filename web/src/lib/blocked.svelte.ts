// Whom I have blocked, by name: what they had written before is folded away, and can be unfolded. What they write
// from then on the server does not send.
import { api } from '@/wire/api';
import type { Notices } from '@/wire/types';
import { who } from './me.svelte';

export const blocked = $state<{ names: readonly string[] }>({ names: [] });
let asked: string | null = null;

/** Every answer about notices says whom I have blocked now. */
export function remember(notices: Notices): Notices {
  blocked.names = notices.blocked.map((person) => person.name);
  return notices;
}

/** Asks once for each person I am. */
export function askWhomIBlocked(): void {
  const me = who.me?.id ?? null;
  if (me === null || me === asked) return;
  asked = me;
  void api.notices().then(remember, () => (asked = null));
}
