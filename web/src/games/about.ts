// What a component is and does, in whole sentences. Each game has a chunk of its own for it, loaded when somebody asks.
import { NONE, type Variables } from '@/words/bundle';
import type { Content, Row } from '@/words/content';
import type { GameWords } from '@/words/gameWords';
import type { Sayer } from '@/words/sayer';
import type { Plain } from '@/wire/types';

export interface Speaking {
  view: Plain;
  content: Content;
  words: GameWords;
  nameOf: (seat: number) => string;
}

export interface About {
  /** What it does, with the numbers printed on it. */
  text: string;
  /** How things stand with it now. */
  now?: string;
  /** For whom it is good, of what one chooses at the start. */
  good?: string;
  clause?: string;
}

/** Null: it is no component. */
export type AboutGame = (id: string, speaking: Speaking) => About | null;

/** `{ start: { coins: 3 } }` as `start_coins`; lists as `3 / 2 / 1`; ids by their names, and as `…_id`. */
export function factsOf(row: Row, words: GameWords, prefix = ''): Variables {
  const facts: Variables = {};
  for (const [key, value] of Object.entries(row)) {
    const name = prefix + key;
    if (typeof value === 'number') facts[name] = value;
    else if (typeof value === 'boolean') facts[name] = value ? 'yes' : 'no';
    else if (typeof value === 'string') Object.assign(facts, { [name]: words.name(value), [`${name}_id`]: value });
    else if (Array.isArray(value) && value.every((one) => typeof one !== 'object'))
      facts[name] = value.length ? value.map((one) => words.name(String(one))).join(' / ') : NONE;
    else if (typeof value === 'object' && value !== null && !Array.isArray(value))
      Object.assign(facts, factsOf(value as Row, words, `${name}_`));
  }
  return facts;
}

/** The sentence of its id, else what is printed on it, else that of its table. */
export function sentence(id: string, { say, has }: Sayer, it: Speaking, more: Variables = {}): string {
  const found = it.content.get(id);
  if (!found) return '';
  const facts = { ...factsOf(found.row, it.words), name: it.words.name(id), ...more };
  const own = `${found.table}-${id}`;
  if (has(own)) return say(own, facts);
  const printed = it.words.printed(id);
  if (printed) return printed;
  return has(found.table) ? say(found.table, facts) : '';
}
