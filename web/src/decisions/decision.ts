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
}

export const asDecision = (plain: Plain | null): Decision | null => plain as unknown as Decision | null;

export const isLegal = (decision: Decision | null, choice: Choice): boolean =>
  decision?.options.includes(choice) ?? false;

export const refusalOf = (decision: Decision | null, choice: Choice): Refusal | undefined =>
  decision?.refused.find((refusal) => refusal.choice === choice);

const LETTERS = 'abcdefghijklmnoqrstvwxyz'; // p is for passing, u for taking back

/** A key for every option: numbers as themselves, then 1 to 9, then letters; `p` passes. */
export function keysOf(options: readonly Choice[]): Map<Choice, string> {
  const keys = new Map<Choice, string>();
  const amounts = options.filter((option) => typeof option === 'number');
  const small = amounts.every((amount) => amount >= 0 && amount <= 9);
  const free = [...'123456789', ...LETTERS];
  for (const option of options) {
    if (option === 'pass') keys.set(option, 'p');
    else if (typeof option === 'number' && small) keys.set(option, String(option));
  }
  for (const key of keys.values()) free.splice(free.indexOf(key), free.includes(key) ? 1 : 0);
  for (const option of options) {
    if (keys.has(option)) continue;
    const key = free.shift();
    if (key !== undefined) keys.set(option, key);
  }
  return keys;
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
