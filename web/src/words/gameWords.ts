// Words of a game from its data, by the conventions of docs/words.md. The terminal does the same in Python.
import { NONE, type Bundle, type Variables } from './bundle';
import type { Content } from './content';

export type Facts = Readonly<Record<string, unknown>>;
export type Choice = string | number;

export interface Prompt extends Record<string, unknown> {
  kind: string;
  step?: string;
}

const SEAT_FACTS = ['seat', 'start', 'leader', 'participants', 'waiting', 'winners', 'player', 'other'];
const FAMILY_FACTS = [
  ...['family', 'ally', 'asker', 'attacker', 'attackers', 'claimant', 'defenders', 'from', 'giver'],
  ...['leader', 'owner', 'parties', 'recipient', 'refusers', 'sharers', 'to'],
];
const MARK = /^([a-z])(\d+)$/;

export class GameWords {
  /** How many families a player leads: 0 in a game without families. */
  private readonly each: number;

  constructor(
    private readonly bundle: Bundle,
    private readonly content: Content,
    private readonly nameOfSeat: (seat: number) => string,
    seats = 0,
  ) {
    this.each = content.familiesEach(seats);
  }

  has(id: string): boolean {
    return this.bundle.has(id);
  }

  say(id: string, variables: Variables = {}): string {
    return this.bundle.say(id, variables);
  }

  /** A component by id or a card by mark; anything else is its own name. */
  component(id: string): string {
    const found = this.content.get(id);
    if (!found) return this.mark(id);
    const name = this.name(id);
    const message = `component-${found.table}`;
    if (!this.bundle.has(message)) return name;
    const numbers = Object.entries(found.row).filter(([, value]) => typeof value === 'number');
    return this.bundle.say(message, { name, ...(Object.fromEntries(numbers) as Variables) });
  }

  private mark(id: string): string {
    const [, letter, strength] = MARK.exec(id) ?? [];
    return letter && this.bundle.has(`mark-${letter}`)
      ? this.bundle.say(`mark-${letter}`, { strength: Number(strength) })
      : id;
  }

  /** The player's name; with several families each, the colour too. */
  family(family: number): string {
    if (family < 0) return NONE;
    if (this.each < 2) return this.nameOfSeat(family);
    const player = this.nameOfSeat(Math.floor(family / this.each));
    return this.bundle.say('family', { player, colour: this.colour(family) });
  }

  private colour(family: number): string {
    return this.name(String(this.content.rows('colours')[family]?.['id']));
  }

  /** The component an answer is about: its id, or one of its parts, the last first. */
  componentIn(choice: Choice): string | undefined {
    if (typeof choice === 'number') return undefined;
    return [choice, ...choice.split(':').toReversed()].find((part) => this.content.get(part) !== undefined);
  }

  /** The bare name of a component. */
  name(id: string): string {
    return this.content.name(id, this.bundle.language);
  }

  /** What is printed on a component, or nothing. */
  printed(id: string): string {
    return this.content.text(id, this.bundle.language);
  }

  ask(prompt: Prompt): string {
    const asked = this.bundle.say(['ask', ...question(prompt)].join('-'), this.variables(prompt));
    const family = prompt['family'];
    if (this.each < 2 || typeof family !== 'number') return asked;
    return capital(this.bundle.say('ask-as', { colour: this.colour(family), question: asked }));
  }

  event(event: Facts): string {
    return this.bundle.say(`event-${String(event['kind'])}`, this.variables(event));
  }

  /** Any message of the game, its facts in words as in events. */
  phrase(id: string, facts: Facts): string {
    return this.bundle.say(id, this.variables(facts));
  }

  why(reason: string, facts: Facts): string {
    return this.bundle.say(`why-${reason}`, this.variables(facts));
  }

  /** Something a seat may do out of turn. */
  command(command: Facts): string {
    const kind = command['kind'] === undefined ? [] : [String(command['kind'])];
    return capital(this.bundle.say(['command', String(command['do']), ...kind].join('-'), this.variables(command)));
  }

  /** One possible answer: the most particular message first. */
  choice(prompt: Prompt, choice: Choice): string {
    const variables = { ...this.variables(prompt), ...this.offered(prompt, choice) };
    const [value = '', ...rest] = typeof choice === 'number' ? ['number'] : choice.split(':');
    if (typeof choice === 'number') variables['number'] = choice;
    else Object.assign(variables, this.parts('part', choice));
    if (rest.length) variables['what'] = this.component(rest.join(':'));
    for (const id of choiceIds(question(prompt), value)) {
      if (this.bundle.has(id)) return capital(this.bundle.say(id, variables));
    }
    return capital(this.component(String(choice)));
  }

  /** What a component named by the question offers: number n its n-th option, other choices all. */
  private offered(prompt: Prompt, choice: Choice): Variables {
    const offered: Variables = {};
    for (const id of Object.values(prompt)) {
      const options = typeof id === 'string' ? this.content.get(id)?.row['options'] : undefined;
      if (!Array.isArray(options)) continue;
      const chosen = typeof choice === 'number' ? options.slice(choice - 1, choice) : options;
      for (const option of chosen) Object.assign(offered, this.variables(flat(option as Facts)));
    }
    return offered;
  }

  private variables(facts: Facts): Variables {
    const variables: Variables = {};
    for (const [name, fact] of Object.entries(facts)) {
      variables[name] = this.variable(name, fact);
      if (typeof fact === 'string') {
        variables[`${name}_id`] = fact;
        if (fact.includes(':')) Object.assign(variables, this.parts(name, fact));
      } else if (fact === null) variables[`${name}_id`] = NONE;
      else if (isFacts(fact)) {
        const named = Object.entries(fact).map(([key, one]) => [`${name}_${key}`, one]);
        Object.assign(variables, this.variables(Object.fromEntries(named) as Facts));
      } else if (typeof fact === 'number' && FAMILY_FACTS.includes(name)) {
        variables[`${name}_seat`] = this.nameOfSeat(fact);
      }
    }
    return variables;
  }

  /** The parts of `york:3`: a number may also be meant as a family. */
  private parts(name: string, text: string): Variables {
    const parts: Variables = {};
    text.split(':').forEach((part, at) => {
      const number = /^\d+$/.test(part);
      parts[`${name}_${at + 1}`] = number ? Number(part) : this.component(part);
      if (number && this.each && Number(part) < this.content.rows('colours').length)
        parts[`${name}_${at + 1}_family`] = this.family(Number(part));
    });
    return parts;
  }

  private variable(name: string, fact: unknown): string | number {
    if (typeof fact === 'boolean') return fact ? 'yes' : 'no';
    if (typeof fact === 'number') {
      if (this.each && FAMILY_FACTS.includes(name)) return this.family(fact);
      return SEAT_FACTS.includes(name) ? this.nameOfSeat(fact) : fact;
    }
    if (name === 'text' && typeof fact === 'string') return fact; // what somebody wrote
    if (typeof fact === 'string') return this.component(fact.slice(fact.indexOf(':') + 1));
    if (Array.isArray(fact) && fact.length) return fact.map((one) => this.variable(name, one)).join(', ');
    if (isFacts(fact) && Object.keys(fact).length) {
      return Object.entries(fact)
        .map(([key, one]) => `${this.component(key)} ${this.variable(name, one)}`)
        .join(', ');
    }
    return NONE;
  }
}

const question = (prompt: Prompt): string[] => (prompt.step ? [prompt.kind, prompt.step] : [prompt.kind]);

/** The most specific first: with the step, with the kind, for all questions, for all its choices. */
function* choiceIds(asked: readonly string[], value: string): Generator<string> {
  for (let length = asked.length; length >= 0; length -= 1)
    yield ['choice', ...asked.slice(0, length), value].join('-');
  yield ['choice', ...asked].join('-');
}

const isFacts = (fact: unknown): fact is Facts => typeof fact === 'object' && fact !== null && !Array.isArray(fact);

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** `{ cost: { ducats: 2 } }` as `{ cost_ducats: 2 }`. */
function flat(facts: Facts, prefix = ''): Facts {
  const plain: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(facts)) {
    if (typeof value === 'object' && value !== null) Object.assign(plain, flat(value as Facts, `${prefix}${name}_`));
    else plain[prefix + name] = value;
  }
  return plain;
}
