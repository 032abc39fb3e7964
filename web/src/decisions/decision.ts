// An open question as the wire brings it, and what can be said of it without knowing a rule.
import type { Plain } from '@/wire/types';
import type { Choice, Facts, Prompt } from '@/words/gameWords';

export interface Refusal {
  choice: Choice;
  clause: string;
  reason: string;
  facts: Facts;
}

export interface Decision {
  seat: number;
  kind: string;
  clause: string;
  prompt: Prompt;
  options: readonly Choice[];
  default: Choice;
  refused: readonly Refusal[];
  /** The options of the next question of the same act, by the answer that leads to it. */
  ahead?: Readonly<Record<string, readonly Choice[]>>;
}

export const asDecision = (plain: Plain | null): Decision | null => plain as unknown as Decision | null;

/** Whether a choice answers the question, or the next one of the same act. */
export const isLegal = (decision: Decision | null, choice: Choice): boolean =>
  decision !== null && (decision.options.includes(choice) || leadingTo(decision, choice) !== null);

/** The answer after which a choice will be on offer; null where that is not known. */
export function leadingTo(decision: Decision, choice: Choice): Choice | null {
  if (decision.options.includes(choice)) return null;
  const found = Object.entries(decision.ahead ?? {}).find(([, then]) => then.includes(choice))?.[0];
  return decision.options.find((option) => String(option) === found) ?? null;
}

export const refusalOf = (decision: Decision | null, choice: Choice): Refusal | undefined =>
  decision?.refused.find((refusal) => refusal.choice === choice);

const LETTERS = 'abcdefghijklmnoqrstvwxyz'; // p is for passing, u for taking back

/** A key for every option: a number types itself; others have digits where none are numbers, then letters; `p` passes. */
export function keysOf(options: readonly Choice[], taken: readonly string[] = []): Map<Choice, string> {
  const keys = new Map<Choice, string>();
  const numbered = options.some((option) => typeof option === 'number');
  const free = [...(numbered ? '' : '123456789'), ...LETTERS].filter((key) => !taken.includes(key));
  for (const option of options) {
    if (option === 'pass') keys.set(option, 'p');
    else if (typeof option === 'number' && option >= 0 && option <= 9) keys.set(option, String(option));
  }
  for (const option of options) {
    if (keys.has(option)) continue;
    const key = free.shift();
    if (key !== undefined) keys.set(option, key);
  }
  return keys;
}

const MANY = 7; // more numbers than this are chosen with a stepper

/** The numbers on offer, where there are so many that they are chosen with a stepper. */
export function steppedNumbers(options: readonly Choice[]): readonly number[] | null {
  const numbers = options.filter((option) => typeof option === 'number');
  return numbers.length > MANY ? numbers : null;
}

/** The number on offer that is typed so, after what was typed before; a digit that leads nowhere begins anew. */
export function typed(numbers: readonly number[], before: Choice | null, digit: string): number | null {
  const found = [`${typeof before === 'number' ? before : ''}${digit}`, digit].map(Number);
  return found.find((number) => numbers.includes(number)) ?? null;
}

/** Whether two questions are the same question, asked again. */
export function sameQuestion(a: Decision | null, b: Decision | null): boolean {
  return JSON.stringify(a && [a.seat, a.prompt, a.options]) === JSON.stringify(b && [b.seat, b.prompt, b.options]);
}

export type Hand = 'mouse' | 'touch' | 'key';

/** Whether a press only selects. A weighty choice (a pass, a sealed card) always waits for a second one. */
export function onlySelects(confirm: 'touch' | 'always' | 'never', hand: Hand, weighty: boolean): boolean {
  if (confirm === 'always') return true;
  if (confirm === 'never') return weighty && hand === 'touch';
  return weighty || hand === 'touch';
}
