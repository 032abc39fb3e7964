// The visitor: nobody, a guest, an account. Loaded once; every call returns changes.
import { api } from '@/wire/api';
import type { House, Me } from '@/wire/types';

export const who = $state<{ me: Me | null; house: House | null; lost: boolean }>({
  me: null,
  house: null,
  lost: false,
});

let asked: Promise<void> | null = null;

/** Loads server capabilities and the session; a personal link signs in on the way. */
export function arrive(): Promise<void> {
  asked ??= (async () => {
    try {
      const key = /^#key=(.+)$/.exec(location.hash)?.[1];
      const [house, me] = await Promise.all([api.house(), api.me()]);
      who.house = house;
      who.me = key ? await api.byKey(key) : me;
      const link = /^#confirm=(.+)$/.exec(location.hash)?.[1];
      if (link) {
        history.replaceState(null, '', '/');
        who.me = await api.confirm(link).catch(() => who.me);
      }
      who.lost = false;
      if (key) history.replaceState(null, '', '/');
    } catch {
      who.lost = true;
      asked = null;
    }
  })();
  return asked;
}
