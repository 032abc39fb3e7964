// Why the server refused something, in the reader's language: its reason, if that has words, else its kind.
import { RefusedByServer } from '@/wire/api';
import type { Refused } from '@/wire/types';
import { has, t } from './words.svelte';

export function refusedWords({ reason, code }: Pick<Refused, 'reason' | 'code'>): string {
  const known = [reason, code].find((name) => has(`refused-${name}`));
  return known === undefined ? t('server-fault') : t(`refused-${known}`, { reason });
}

/** Of anything that went wrong on the way to the server and back. */
export const troubleWords = (error: unknown): string =>
  error instanceof RefusedByServer ? refusedWords(error.refused) : t('server-fault');
