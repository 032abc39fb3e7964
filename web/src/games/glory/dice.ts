/** The face that is a star (GLO-10.7). */
export const SPECIAL = 9;

export interface Shown {
  face: number;
  value: number;
  counts: boolean;
  chosen: boolean;
}

/** The dice of one colour: which counts, and which of them would be thrown again: the lowest. */
export function shownDice(faces: readonly number[], values: readonly number[], rerolls: number): Shown[] {
  const best = values.indexOf(Math.max(...values));
  const lowest = values
    .map((_, at) => at)
    .sort((a, b) => (values[a] ?? 0) - (values[b] ?? 0))
    .slice(0, rerolls);
  return faces.map((face, at) => ({ face, value: values[at] ?? 0, counts: at === best, chosen: lowest.includes(at) }));
}
