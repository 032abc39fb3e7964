// Fights, castles and tournaments told again: the dice, and what each came to.
import type { Telling } from '@/games/telling';
import Thrown from './Thrown.svelte';

const FIGHT = ['attacker_wins', 'defender_wins'];

export const sums: Telling['sums'] = (events, words) => {
  const result = events.find(({ kind }) => FIGHT.includes(String(kind)));
  const fighters = events.find(({ kind }) => kind === 'attack')?.['participants'];
  if (result && Array.isArray(fighters)) {
    const [attacker, defender] = fighters.map((seat) => words.family(Number(seat)));
    return [`${attacker} ${result['attack']} : ${result['defence']} ${defender}`];
  }
  const points = events.filter(({ kind }) => kind === 'tournament_result');
  return points.length > 1
    ? [points.map((one) => `${words.family(Number(one['seat']))} ${one['points']}`).join(' : ')]
    : [];
};

export const TELLING: Telling = { Thrown, sums };
