// Commands, given out of turn: a list of complete ones, chosen fact by fact. No rule is known here.
import type { Plain } from '@/wire/types';

export type Command = Readonly<Plain>;
export type Fact = string | number;

/** Commands that are built by the same questions. */
export interface Verb {
  id: string;
  commands: readonly Command[];
}

/** One fact of a command that has still to be named, or was. */
export interface Step {
  fact: string;
  values: readonly Fact[];
  chosen: Fact | null;
}

const DO = 'do';

/** Commands by their verb; `kindOf` tells apart those of one verb that are built by other questions. */
export function verbsOf(
  commands: readonly Command[],
  kindOf: (command: Command) => string = shapesOf(commands),
): Verb[] {
  const verbs = new Map<string, Command[]>();
  for (const command of commands) {
    const id = [String(command[DO]), kindOf(command)].filter((part) => part !== '').join('-');
    verbs.set(id, [...(verbs.get(id) ?? []), command]);
  }
  return [...verbs].map(([id, found]) => ({ id, commands: found }));
}

/** The facts by which a command differs from others of its verb: `card`, `coins`. */
function shapesOf(commands: readonly Command[]): (command: Command) => string {
  const shapes = new Map<string, Set<string>>();
  for (const command of commands) {
    const verb = String(command[DO]);
    shapes.set(verb, (shapes.get(verb) ?? new Set()).add(Object.keys(command).join()));
  }
  return (command) => {
    const common = commonFacts(shapes.get(String(command[DO])) ?? new Set());
    return Object.keys(command)
      .filter((fact) => !common.includes(fact))
      .join('-');
  };
}

function commonFacts(shapes: ReadonlySet<string>): string[] {
  const lists = [...shapes].map((shape) => shape.split(','));
  return (lists[0] ?? []).filter((fact) => lists.every((list) => list.includes(fact)));
}

/** The questions so far, in the order of the command's facts; what has only one value is not asked. */
export function stepsOf(verb: Verb, chosen: Readonly<Record<string, Fact>>): Step[] {
  const steps: Step[] = [];
  let left = verb.commands;
  for (const fact of Object.keys(left[0] ?? {})) {
    const values = [...new Set(left.map((command) => command[fact] as Fact))];
    if (values.length < 2) continue;
    const value = chosen[fact];
    const known = value !== undefined && values.includes(value) ? value : null;
    steps.push({ fact, values, chosen: known });
    if (known === null) break;
    left = left.filter((command) => command[fact] === known);
  }
  return steps;
}

/** The one command that is left when every question is answered. */
export function commandOf(verb: Verb, chosen: Readonly<Record<string, Fact>>): Command | null {
  const steps = stepsOf(verb, chosen);
  if (steps.some((step) => step.chosen === null)) return null;
  return verb.commands.find((command) => steps.every((step) => command[step.fact] === step.chosen)) ?? null;
}
