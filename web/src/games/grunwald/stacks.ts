// Pawns put down in one go: a field and a stack of pawns, which are several answers. What is possible stands in the question.
import type { Plan } from '@/decisions/acts';
import type { Decision } from '@/decisions/decision';

/** The officer, or so many helpers. */
export type Stack = 'officer' | number;

type Most = Readonly<Record<'officer' | 'helpers', number>>;

const mostOf = (decision: Decision): Readonly<Record<string, Most>> =>
  decision.kind === 'place' ? ((decision.prompt['stacks'] ?? {}) as Record<string, Most>) : {};

/** Whether a stack may be put down on a field. */
export function fits(decision: Decision | null, field: string, stack: Stack): boolean {
  const most = decision ? mostOf(decision)[field] : undefined;
  if (!most) return false;
  return stack === 'officer' ? most.officer > 0 : stack <= most.helpers;
}

/** Every stack that fits somewhere: the officer first, then helpers by their number. */
export function stacksOf(decision: Decision): Stack[] {
  const fields = Object.values(mostOf(decision));
  const helpers = Math.max(0, ...fields.map((most) => most.helpers));
  return [
    ...(fields.some((most) => most.officer > 0) ? (['officer'] as const) : []),
    ...Array.from({ length: helpers }, (_, i) => i + 1),
  ];
}

/** Puts a stack down on a field; how many ducats go with it is asked where ducats can. */
export function placing(field: string, stack: Stack): Plan {
  let begun = false;
  return ({ kind, prompt }) => {
    if (kind !== 'place') return null;
    switch (prompt.step) {
      case 'field':
        if (begun) return null; // the next placement
        begun = true;
        return field;
      case 'pawn':
        begun = true;
        return stack === 'officer' ? 'officer' : 'helpers';
      case 'helpers':
        return typeof stack === 'number' ? stack : null;
      default:
        return null;
    }
  };
}
