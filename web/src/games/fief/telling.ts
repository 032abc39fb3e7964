// Battles told again: the dice of each blow, what damage both sides did, what each family lost.
import type { Telling } from '@/games/telling';
import Thrown from './Thrown.svelte';
import { lastFight, SIDES } from './panels/battle';
import { say } from './say';

export const sums: Telling['sums'] = (events, words) => {
  const fight = lastFight(events);
  if (!fight) return [];
  const blows = fight.rounds.flatMap((round) => round.blows);
  const faces = (list: readonly number[]): number => list.reduce((sum, face) => sum + face, 0);
  const [attack = 0, defence = 0] = SIDES.map((side) =>
    blows.filter((blow) => blow.side === side).reduce((sum, blow) => sum + (blow.damage ?? faces(blow.faces)), 0),
  );
  const lost = new Map<string, number>();
  const count = (name: string, number: number): void => void (number && lost.set(name, (lost.get(name) ?? 0) + number));
  for (const { losses, vikings } of fight.rounds) {
    for (const { family } of losses) if (family >= 0) count(words.family(family), 1);
    count(say('vikings'), vikings);
  }
  const said = [...lost].map(([name, number]) => `${name}: ${say('fell-there', { number })}`);
  return [...(blows.length ? [say('damage-done', { attack, defence })] : []), ...said];
};

export const TELLING: Telling = { Thrown, sums };
