// The last battle as the log tells it: round by round, shot by shot. Strengths come with the view.
import type { Decision } from '@/decisions/decision';
import type { Facts, GameWords } from '@/words/gameWords';
import { say } from '../say';

export type SideName = 'attack' | 'defence';
export const SIDES: readonly SideName[] = ['attack', 'defence'];

/** One throw of dice or one blow. */
export interface Blow {
  kind: 'bombard' | 'trebuchets' | 'archers' | 'melee';
  side: SideName;
  faces: readonly number[];
  /** Whom the archers aimed at: 'troops', 'lord:lord_hugh', 'clan_1'. */
  target: string;
  /** Damage as the rules count it, where the log says so. */
  damage: number | null;
}

export interface Loss {
  family: number;
  unit: string;
}

export interface Round {
  blows: Blow[];
  losses: Loss[];
  dead: string[];
  vikings: number;
  exploded: number;
  /** What the leaders said at the end: family and word. */
  said: { family: number; choice: string }[];
}

export interface Fight {
  town: string;
  kind: string;
  attackers: number[];
  defenders: number[];
  vikings: string;
  rounds: Round[];
  /** How it ended, or '' while it goes on. */
  ended: string;
}

const newRound = (): Round => ({ blows: [], losses: [], dead: [], vikings: 0, exploded: 0, said: [] });

const numbers = (value: unknown): number[] => (Array.isArray(value) ? value.map(Number) : []);

const sideOf = (fight: Fight, family: unknown): SideName =>
  fight.attackers.includes(Number(family)) ? 'attack' : 'defence';

function blowOf(fight: Fight, event: Facts): Blow | null {
  const by = (kind: Blow['kind'], faces: number[], target = 'troops', damage: number | null = null): Blow => ({
    kind,
    side: event['side'] === undefined ? sideOf(fight, event['family']) : (event['side'] as SideName),
    faces,
    target,
    damage,
  });
  switch (event['kind']) {
    case 'bombard_fired':
      return by('bombard', [Number(event['face'])]);
    case 'trebuchets_fired':
      return by('trebuchets', numbers(event['rolls']));
    case 'archers_shot':
      return by('archers', [Number(event['face'])], String(event['target']));
    case 'melee':
      return by('melee', numbers(event['rolls']), 'troops', Number(event['damage']));
    default:
      return null;
  }
}

function note(fight: Fight, event: Facts): void {
  let round = fight.rounds.at(-1) as Round;
  const blow = blowOf(fight, event);
  if (blow && round.said.length) {
    round = newRound(); // they went on
    fight.rounds.push(round);
  }
  if (blow) round.blows.push(blow);
  else if (event['kind'] === 'unit_lost')
    for (let i = 0; i < Number(event['number'] ?? 1); i += 1)
      round.losses.push({ family: Number(event['family']), unit: String(event['unit']) });
  else if (event['kind'] === 'guard_lost') round.losses.push({ family: -1, unit: String(event['unit']) });
  else if (event['kind'] === 'died') round.dead.push(String(event['lord']));
  else if (event['kind'] === 'vikings_lost') round.vikings += Number(event['number'] ?? 1);
  else if (event['kind'] === 'bombard_exploded') round.exploded += 1;
  else if (event['kind'] === 'end_of_round')
    round.said.push({ family: Number(event['family']), choice: String(event['choice']) });
}

/** The last battle of the log, or nothing: `from` is the first event that counts. */
export function lastFight(log: readonly Facts[], from = 0): Fight | null {
  const start = log.findLastIndex((event, at) => at >= from && event['kind'] === 'battle');
  const begin = log[start];
  if (!begin) return null;
  const fight: Fight = {
    town: String(begin['town']),
    kind: String(begin['kind_of_battle']),
    attackers: numbers(begin['attackers']),
    defenders: numbers(begin['defenders']),
    vikings: String(begin['vikings'] ?? ''),
    rounds: [newRound()],
    ended: '',
  };
  for (const event of log.slice(start + 1)) {
    if (event['kind'] === 'battle_ended') {
      fight.ended = String(event['ended']);
      break;
    }
    note(fight, event);
  }
  return fight;
}

/** Everybody on a side, in words. */
export function namesOf(
  { attackers, defenders, vikings }: Pick<Fight, 'attackers' | 'defenders' | 'vikings'>,
  side: SideName,
  words: GameWords,
): string {
  const families = (side === 'attack' ? attackers : defenders).map((family) => words.family(family));
  const raid = vikings === (side === 'attack' ? 'attack' : 'defend');
  return [...families, ...(raid ? [say('vikings')] : [])].join(', ');
}

/** Whether anything worth looking at happened: then the end is shown until it is put away. */
export const wasFought = (fight: Fight): boolean => fight.rounds.some(({ blows }) => blows.length > 0);

export type Step = 'window' | 'attack' | 'defence' | 'melee' | 'end';
export const STEPS: readonly Step[] = ['window', 'attack', 'defence', 'melee', 'end'];

const ASKED: Readonly<Record<string, Step>> = {
  react: 'window',
  react_target: 'window',
  bow_target: 'window',
  sally_out: 'melee',
  end_of_round: 'end',
};
const SHOOTS = ['fire_bombards', 'fire_trebuchets', 'shoot_archers'];

/** Where in the round we are: by the question, else by what was rolled last. */
export function stepOf(round: Round, fight: Fight, asked: Decision | null): Step {
  const step = ASKED[asked?.kind ?? ''];
  if (step) return step;
  if (asked && SHOOTS.includes(asked.kind)) return sideOf(fight, asked.prompt['family']);
  if (round.said.length) return 'end';
  const last = round.blows.at(-1);
  if (!last) return fight.vikings === 'attack' ? 'defence' : 'attack'; // Vikings do not shoot
  return last.kind === 'melee' ? 'melee' : last.side;
}

/** Tokens a family has lost, by kind, from `1:knight`. */
export function lostBy(lost: readonly string[], family: number): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const one of lost) {
    const [owner, unit = ''] = one.split(':');
    if (Number(owner) === family) counts[unit] = (counts[unit] ?? 0) + 1;
  }
  return counts;
}
