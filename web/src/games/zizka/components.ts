// What is printed on tokens, cards and tablets, read from the game's content.
import type { Content, Row as Printed } from '@/words/content';
import { SYMBOLS, type Symbol } from './view';

export type Skill = Symbol | 'die' | 'reroll' | 'move' | 'peek';
const SKILLS: readonly Skill[] = ['die', ...SYMBOLS, 'reroll', 'move', 'peek'];

export interface Amount {
  what: string;
  number: number;
}

export interface EventRow {
  need: Amount[];
  reward: Amount[];
}

export interface Token {
  id: string;
  kind: string;
  mode: 'dice' | 'pay' | 'tournament';
  rows: EventRow[];
  pot: number;
  goal: number;
  points: Readonly<Record<string, number>>;
  reward: Amount[];
}

export interface Kind {
  id: string;
  symbols: string[];
  morale: 'virtue' | 'vice' | 'either' | 'none';
  mode: 'dice' | 'pay' | 'tournament';
}

export interface Follower {
  id: string;
  level: number;
  cost: number;
  skills: Amount[];
  condition: { event: string; gives: 'die' | 'lance' } | null;
  despises: 'virtue' | 'vice' | null;
}

export interface Conquest {
  id: string;
  difficulty: string;
  rows: EventRow[];
  reward: Amount[];
}

const rowOf = (content: Content, id: string): Printed => content.get(id)?.row ?? {};

/** `{ sword: 2, favor: "wenceslas" }` in its order; what is named without a number counts once. */
export function amounts(given: unknown): Amount[] {
  return Object.entries((given ?? {}) as Printed).map(([what, value]) =>
    typeof value === 'number' ? { what, number: value } : { what: `${what}:${String(value)}`, number: 1 },
  );
}

const rowsOf = (row: Printed): EventRow[] =>
  ((row['rows'] ?? []) as Printed[]).map((one) => ({ need: amounts(one['require']), reward: amounts(one['reward']) }));

export function kindOf(content: Content, id: string): Kind {
  const row = rowOf(content, id);
  return {
    id,
    symbols: (row['back_symbols'] ?? []) as string[],
    morale: (row['back_morale'] ?? 'none') as Kind['morale'],
    mode: (row['mode'] ?? 'dice') as Kind['mode'],
  };
}

export function tokenOf(content: Content, id: string): Token {
  const row = rowOf(content, id);
  const kind = String(row['kind'] ?? '');
  return {
    id,
    kind,
    mode: kindOf(content, kind).mode,
    rows: rowsOf(row),
    pot: Number(row['pot'] ?? 0),
    goal: Number((row['goal'] as Printed | undefined)?.['points_min'] ?? 0),
    points: (row['points'] ?? {}) as Record<string, number>,
    reward: amounts(row['reward']),
  };
}

export function skillsOf(skills: unknown): Amount[] {
  const given = (skills ?? {}) as Record<string, number>;
  return SKILLS.filter((skill) => given[skill]).map((what) => ({ what, number: given[what] ?? 0 }));
}

export function followerOf(content: Content, id: string): Follower {
  const row = rowOf(content, id);
  const condition = row['conditional'] as Printed | undefined;
  return {
    id,
    level: Number(row['level'] ?? 0),
    cost: Number(row['cost'] ?? 0),
    skills: skillsOf(row['skills']),
    condition: condition
      ? { event: String(condition['event']), gives: condition['free_reroll'] ? 'lance' : 'die' }
      : null,
    despises: (row['despises'] ?? null) as Follower['despises'],
  };
}

export function conquestOf(content: Content, id: string): Conquest {
  const row = rowOf(content, id);
  return { id, difficulty: String(row['difficulty'] ?? ''), rows: rowsOf(row), reward: amounts(row['reward']) };
}

/** What the tablet of a commander gives, on the side in play. */
export const tabletOf = (content: Content, commander: string, side: string): Amount[] =>
  skillsOf((rowOf(content, commander)[`side_${side.toLowerCase()}`] as Printed | undefined)?.['skills']);

export const spaceKind = (content: Content, space: string): string => String(rowOf(content, space)['kind'] ?? 'small');

export const difficultyOf = (content: Content, space: string): string =>
  String(rowOf(content, space)['difficulty'] ?? '');

export const startOf = (content: Content, space: string): number => Number(rowOf(content, space)['start'] ?? 0);

/** The radius of the ring round a space that can be chosen. */
export const ringOf = (content: Content, space: string): number =>
  spaceKind(content, space) === 'small' ? 16 : difficultyOf(content, space) ? 36 : 30;
