// The great moments of a match, found in the log: a fight, an election, the end of a round. Nothing but what the log tells.
import type { Plain } from '@/wire/types';

/** A stretch of the log, from the event that opens it for as long as events belong to it. */
export interface Scene {
  id: string;
  icon: string;
  begins: readonly string[];
  goes_on: readonly string[];
  /** Without one of these it is not over yet. */
  ends: readonly string[];
}

/** What has happened since an earlier event, gathered when another one comes. */
export interface Summary {
  id: string;
  icon: string;
  /** The event that closes it; with `counts`, only when that fact of it has changed. */
  at: string;
  counts?: string;
  /** Where it began: the same kind of event, unless another is named. */
  since?: string;
  lines: readonly string[];
}

export interface Moments {
  scenes: readonly Scene[];
  summaries: readonly Summary[];
}

export interface Moment {
  id: string;
  icon: string;
  /** Of the log: the first event, and one beyond the last. */
  from: number;
  to: number;
  /** The numbers of the events worth telling. */
  told: readonly number[];
  /** The outcome, which a short telling is content with. */
  outcome: readonly number[];
  summary: boolean;
}

type Log = readonly Plain[];
const kindOf = (event: Plain | undefined): string => String(event?.['kind']);

export function momentsIn(log: Log, { scenes, summaries }: Moments, start = 0): Moment[] {
  return [...scenesIn(log, scenes), ...summaries.flatMap((one) => summariesIn(log, one))]
    .filter((moment) => moment.to > start)
    .sort((a, b) => a.to - b.to || a.from - b.from);
}

function scenesIn(log: Log, scenes: readonly Scene[]): Moment[] {
  const found: Moment[] = [];
  for (let at = 0; at < log.length; at += 1) {
    const scene = scenes.find(({ begins }) => begins.includes(kindOf(log[at])));
    if (!scene) continue;
    let to = at + 1;
    while (to < log.length && (scene.goes_on.includes(kindOf(log[to])) || scene.ends.includes(kindOf(log[to]))))
      to += 1;
    const told = numbers(at, to);
    const outcome = told.filter((number) => scene.ends.includes(kindOf(log[number])));
    if (outcome.length) found.push({ id: scene.id, icon: scene.icon, from: at, to, told, outcome, summary: false });
    at = to - 1;
  }
  return found;
}

function summariesIn(log: Log, { id, icon, at, counts, since = at, lines }: Summary): Moment[] {
  const found: Moment[] = [];
  let begun = -1;
  let count: unknown;
  log.forEach((event, number) => {
    if (kindOf(event) === at && (counts === undefined || event[counts] !== count)) {
      if (begun < 0 && since === at && Number(event['round'] ?? 1) > 1) begun = 0; // nobody said that the first began
      if (begun >= 0) {
        const told = numbers(begun, number).filter((one) => lines.includes(kindOf(log[one])));
        if (told.length) found.push({ id, icon, from: begun, to: number + 1, told, outcome: told, summary: true });
      }
      count = counts === undefined ? undefined : event[counts];
      if (since === at) begun = number;
    }
    if (since !== at && kindOf(event) === since) begun = number;
  });
  return found;
}

const numbers = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, i) => from + i);

/** How much one wants to see: nothing, what concerns oneself in short, or everything. */
export type Telling = 'none' | 'brief' | 'full';

export function isTold(moment: Moment, telling: Telling, concerns: (event: Plain) => boolean, log: Log): boolean {
  if (telling === 'none') return false;
  return telling === 'full' || moment.summary || log.slice(moment.from, moment.to).some(concerns);
}

export const MEANWHILE = 'meanwhile';
const WORTH = 3; // fewer things that others did need no summary

/** All that others have done from an event on. */
export function meanwhile(log: Log, from: number, theirs: (event: Plain) => boolean): Moment | null {
  const told = numbers(from, log.length).filter((number) => theirs(log[number] ?? {}));
  if (told.length < WORTH) return null;
  return { id: MEANWHILE, icon: 'cog', from, to: log.length, told, outcome: told, summary: true };
}
