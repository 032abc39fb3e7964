// Who leads and why, from the running scores of the view. Nothing is counted here but the lead itself.
import type { Plain } from '@/wire/types';

export interface Score {
  seat: number;
  score: number;
  parts: Readonly<Record<string, number>>;
  /** Parts these eyes can only estimate. */
  guessed: readonly string[];
}

export interface Lead {
  /** All who have the most; none while nobody has anything. */
  seats: readonly number[];
  score: number;
  /** By how much a single leader is ahead of the next. */
  ahead: number;
  /** Where he is ahead of the next, the largest difference first. */
  because: readonly (readonly [part: string, more: number])[];
  guessed: boolean;
}

const REASONS = 2;

export const scoresOf = (view: Plain | null): readonly Score[] =>
  (view?.['scores'] as readonly Score[] | undefined) ?? [];

export function leadOf(scores: readonly Score[]): Lead {
  const ranked = scores.toSorted((a, b) => b.score - a.score);
  const [first, second] = ranked;
  const score = first?.score ?? 0;
  const seats = score > 0 ? ranked.filter((one) => one.score === score).map((one) => one.seat) : [];
  const alone = first !== undefined && second !== undefined && seats.length === 1;
  return {
    seats,
    score,
    ahead: alone ? score - second.score : 0,
    because: alone ? surplus(first, second).slice(0, REASONS) : [],
    guessed: ranked.some((one) => one.guessed.length > 0),
  };
}

function surplus(first: Score, second: Score): [string, number][] {
  return Object.entries(first.parts)
    .map(([part, points]): [string, number] => [part, points - (second.parts[part] ?? 0)])
    .filter(([, more]) => more > 0)
    .sort(([, a], [, b]) => b - a);
}

/** Parts somebody has points for; the others would be empty rows. */
export const partsOf = (scores: readonly Score[]): readonly string[] =>
  Object.keys(scores[0]?.parts ?? {}).filter((part) => scores.some((one) => one.parts[part]));
