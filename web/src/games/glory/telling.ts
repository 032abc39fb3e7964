// Duels told again: the dice of each engagement, and how many each side has won.
import type { Telling } from '@/games/telling';
import Thrown from './Thrown.svelte';

export const sums: Telling['sums'] = (events, words) => {
  const begins = events.find(({ kind }) => kind === 'duel_begins' || kind === 'players_duel');
  if (!begins) return [];
  const [first, second] = Array.isArray(begins['participants']) ? begins['participants'] : [begins['seat']];
  const many = (kind: string, seat: unknown): number =>
    events.filter((event) => event['kind'] === kind && event['seat'] === seat).length;
  const against = second === undefined ? words.component(String(begins['opponent'])) : words.family(Number(second));
  const lost = second === undefined ? many('engagement_lost', first) : many('engagement_won', second);
  return [`${words.family(Number(first))} ${many('engagement_won', first)} : ${lost} ${against}`];
};

export const TELLING: Telling = { Thrown, sums };
