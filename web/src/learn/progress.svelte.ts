// What this browser's learner has done: lessons and positions finished, lessons begun, days of practice in a row.
import { keep, recall } from '@/lib/stored';
import type { LessonDone } from '@/wire/types';

/** A lesson that was left in the middle: what was done, and how much of it when each step began. */
export interface Begun {
  done: LessonDone[];
  starts: number[];
  slips: number;
}

/** How many mistakes it took; none is worth a star. */
export interface Learned {
  slips: number;
}

interface Streak {
  day: string;
  days: number;
}

const learned = $state(recall<Record<string, Learned>>('learned', {}));
let streak = $state.raw(recall<Streak>('streak', { day: '', days: 0 }));

/** `GAME/KIND/ID`, as in its address. */
export const keyOf = (game: string, kind: string, id: string): string => `${game}/${kind}/${id}`;

export const learnedOf = (key: string): Learned | null => learned[key] ?? null;

/** The best try counts. */
export function finish(key: string, slips: number): void {
  const before = learned[key];
  if (before && before.slips <= slips) return;
  learned[key] = { slips };
  keep('learned', $state.snapshot(learned));
}

export const begunOf = (key: string): Begun | null => recall<Begun | null>(`lesson:${key}`, null);

export const keepBegun = (key: string, begun: Begun | null): void => keep(`lesson:${key}`, begun);

/** At which step a lesson was left; null: not begun, or at its beginning again. */
export function leftAt(key: string): number | null {
  const begun = begunOf(key);
  if (!begun || begun.done.length === 0) return null;
  return begun.starts.findLastIndex((start) => start <= begun.done.length);
}

const dayBefore = (day: string): string => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);

/** Days in a row with the position of the day solved, today's among them or still to come. */
export const daysInARow = (today: string): number =>
  streak.day === today || streak.day === dayBefore(today) ? streak.days : 0;

export const solvedOn = (day: string): boolean => streak.day === day;

export function solveDaily(day: string): void {
  if (streak.day === day) return;
  streak = { day, days: daysInARow(day) + 1 };
  keep('streak', streak);
}
