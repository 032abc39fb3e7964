// A march as a path: a Lord, or the group just named, drawn along from place to place. Only what is offered is answered.
import type { Plan } from '@/decisions/acts';
import type { Decision } from '@/decisions/decision';
import type { Choice } from '@/words/gameWords';
import { beyond } from './asked';
import { ROADS } from './places';
import { UNITS } from './view';

const WAYS = ['sea', 'far', 'forest'];

/** Whether the question lets a Lord set out, or is about his group. */
export function setsOut(decision: Decision | null, lord: string): boolean {
  if (decision?.kind !== 'march') return false;
  const { lords } = decision.prompt;
  return Array.isArray(lords) ? lords.includes(lord) : decision.options.includes(`lord:${lord}`);
}

/** The answer that leads from one place to the next: by road, where there are several. */
export function wayTo(options: readonly Choice[], from: string, to: string): Choice | null {
  const others = options.filter((option) => {
    const [verb = '', ...rest] = String(option).split(':');
    return WAYS.includes(verb) && rest.at(-1) === to;
  });
  return options.find((option) => beyond(String(option), from) === to) ?? others[0] ?? null;
}

/** The places on the shortest way by the roads drawn, without the first; the place alone where no road leads. */
export function roadTo(from: string, to: string): string[] {
  const before = new Map([[from, '']]);
  for (const place of before.keys()) {
    if (place === to) break;
    for (const { a, b } of ROADS) {
      const next = a === place ? b : b === place ? a : null;
      if (next && !before.has(next)) before.set(next, place);
    }
  }
  const path: string[] = [];
  for (let at = to; before.get(at); at = before.get(at) ?? '') path.unshift(at);
  return path.length ? path : [to];
}

/** The path with one more place: back to the one before it shortens it. */
export function drawnTo(start: string, path: readonly string[], place: string): string[] {
  const last = path.at(-1) ?? start;
  if (place === last) return [...path];
  const known = path.indexOf(place);
  if (known >= 0) return path.slice(0, known + 1);
  if (place === start) return [];
  return [...path, ...roadTo(last, place)];
}

/** Stage after stage along the path, with all who set out; it ends where a stage is not offered as it was drawn. */
export function along(lord: string, start: string, path: readonly string[]): Plan {
  let made = 0;
  let company: { lords: readonly string[]; units: Readonly<Record<string, number>> } | null = null;
  return ({ kind, prompt, options }) => {
    const to = path[made];
    if (kind !== 'march' || to === undefined) return null;
    if (!Array.isArray(prompt['lords'])) return `lord:${lord}`;
    const lords = prompt['lords'] as string[];
    const units = (prompt['units'] ?? {}) as Readonly<Record<string, number>>;
    if (company) {
      const joins = company.lords.find((one) => !lords.includes(one));
      if (joins) return `add:${joins}`;
      const wanted = company.units;
      const unit = UNITS.find((one) => (units[one] ?? 0) < (wanted[one] ?? 0));
      if (unit) return `take:${unit}`;
    }
    company = { lords, units };
    const from = path[made - 1] ?? start;
    made += 1;
    return wayTo(options, from, to);
  };
}
