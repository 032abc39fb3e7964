// A group that is being named: who goes, who could come along, and where the ways lead; all read off the question.
import type { Decision } from '@/decisions/decision';
import type { Choice } from '@/words/gameWords';
import { beyond, namesPlace, startOf } from '../asked';
import { UNITS, type FiefTable, type Unit } from '../view';

export interface Way {
  choice: Choice;
  /** How: the id of a word. */
  by: 'road' | 'sea' | 'far' | 'forest' | 'under';
  /** The place it leads to. */
  to: string;
}

export interface Group {
  lords: string[];
  units: [Unit, number][];
  /** Combat points of all who go, as the engine counts them. */
  strength: number | null;
  companions: Choice[];
  /** Soldiers of each kind that could still come. */
  spare: Readonly<Record<string, number>>;
  ways: Way[];
  /** Everything else: a cavalcade, not this group. */
  others: Choice[];
}

const VERBS = ['sea', 'far', 'forest', 'under'] as const;

function wayOf(choice: Choice, table: FiefTable): Way | null {
  if (!namesPlace(choice)) return null;
  const [verb = '', ...rest] = String(choice).split(':');
  const by = VERBS.find((one) => one === verb);
  if (by) return { choice, by, to: rest.at(-1) ?? '' };
  const to = beyond(verb, startOf(table) ?? '');
  return to === null ? null : { choice, by: 'road', to };
}

const comesAlong = (choice: Choice): boolean => choice === 'all' || /^(add|take):/.test(String(choice));

/** Whether the question names a group: it has its first Lord. */
export const namesGroup = (decision: Decision): boolean =>
  decision.kind === 'march' && Array.isArray(decision.prompt['lords']);

export function groupOf(decision: Decision, table: FiefTable): Group {
  const { prompt, options } = decision;
  const units = (prompt['units'] ?? {}) as Partial<Record<Unit, number>>;
  const ways = options.map((choice) => wayOf(choice, table)).filter((way) => way !== null);
  const companions = options.filter(comesAlong);
  const placed = new Set<Choice>([...companions, ...ways.map((way) => way.choice)]);
  return {
    lords: (prompt['lords'] ?? []) as string[],
    units: UNITS.flatMap((unit): [Unit, number][] => (units[unit] ? [[unit, units[unit]]] : [])),
    strength: typeof prompt['strength'] === 'number' ? prompt['strength'] : null,
    companions,
    spare: (prompt['spare'] ?? {}) as Record<string, number>,
    ways,
    others: options.filter((choice) => !placed.has(choice)),
  };
}
