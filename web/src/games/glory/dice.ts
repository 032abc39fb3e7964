/** The face that is a star (GLO-10.7). */
export const SPECIAL = 9;

export interface Shown {
  face: number;
  value: number;
  counts: boolean;
  chosen: boolean;
}

/** The dice of one colour: which counts, and which are chosen to be thrown again. */
export function shownDice(faces: readonly number[], values: readonly number[], rerolls: readonly number[]): Shown[] {
  const best = values.indexOf(Math.max(...values));
  return faces.map((face, at) => ({ face, value: values[at] ?? 0, counts: at === best, chosen: rerolls.includes(at) }));
}

/** What throwing a die again is called (GLO-26.10): the lowest by its colour, a higher one with its value. */
export function choiceOfDie(kind: string, die: Shown, dice: readonly Shown[]): string | null {
  if (die.chosen) return null;
  const lowest = Math.min(...dice.filter((one) => !one.chosen).map((one) => one.value));
  return die.value === lowest ? kind : `die:${kind}:${die.value}`;
}
