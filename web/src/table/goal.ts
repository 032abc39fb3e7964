// The goal of a game in one sentence; of a game the client has no words for, what the game says of itself.
import { has, t } from '@/words/words.svelte';
import type { Room } from './room.svelte';

export function goalOf(room: Room): string {
  const game = room.session.state.table?.settings.game ?? '';
  if (!has(`goal-${game}`)) return room.words.say('description');
  const seats = room.session.state.seats.length;
  const options = ((room.session.view?.['table'] as Record<string, unknown> | undefined)?.['options'] ?? {}) as Record<
    string,
    unknown
  >;
  const scenario = typeof options['scenario'] === 'string' ? options['scenario'] : '';
  const levels = room.content.get(scenario)?.row['difficulty'] as Record<string, { glory?: number }> | undefined;
  return t(`goal-${game}`, { seats, scenario, aim: levels?.[String(options['difficulty'])]?.glory ?? 0 });
}
