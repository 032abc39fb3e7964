// One line for each action: what opens it and how it ended; the rest is folded beneath.
import type { Plain } from '@/wire/types';

/** Kinds of events, by the part they have in an action. */
export interface Folds {
  opens: readonly string[];
  /** Said in the line itself. */
  ends: readonly string[];
  details: readonly string[];
  /** Of several in a row by the same hand only the first is said. */
  runs?: readonly string[];
}

export interface Action {
  /** Numbers of the events in the log: the first and the outcomes, and those folded away. */
  said: number[];
  folded: number[];
}

const sameHand = (one: Plain | undefined, other: Plain): boolean =>
  one !== undefined &&
  one['kind'] === other['kind'] &&
  one['seat'] === other['seat'] &&
  one['family'] === other['family'] &&
  one['town'] === other['town'];

export function actionsIn(log: readonly Plain[], folds: Folds | undefined, from = 0): Action[] {
  const found: Action[] = [];
  let open: Action | null = null; // to which what follows belongs
  let run: Action | null = null;
  for (let number = from; number < log.length; number += 1) {
    const event = log[number] ?? {};
    const kind = String(event['kind']);
    if (folds && open && folds.ends.includes(kind) && !open.said.some((one) => sameHand(log[one], event)))
      open.said.push(number);
    else if (folds && open && folds.details.includes(kind)) open.folded.push(number);
    else if (run && folds?.runs?.includes(kind) && sameHand(log[number - 1], event)) run.folded.push(number);
    else {
      const action: Action = { said: [number], folded: [] };
      found.push(action);
      open = folds?.opens.includes(kind) || (open && folds?.ends.includes(kind)) ? action : null;
      run = folds?.runs?.includes(kind) ? action : null;
    }
  }
  return found;
}
