// Dealings with the other families: offers, standing permissions, orders. Read off the commands the server lists.
import { verbsOf, type Command, type Verb } from '@/decisions/commands';
import type { FiefTable, Offer } from '../view';

/** What an offer can be answered with now. */
export interface Answerable {
  offer: Offer;
  accept: Command | null;
  decline: Command | null;
  withdraw: Command | null;
}

const about = (commands: readonly Command[], verb: string, offer: Offer): Command | null =>
  commands.find((one) => one['do'] === verb && one['offer'] === offer.number) ?? null;

export const answerable = (table: FiefTable, commands: readonly Command[]): Answerable[] =>
  table.offers
    .filter(({ kind }) => kind !== 'draft')
    .map((offer) => ({
      offer,
      accept: about(commands, 'accept', offer),
      decline: about(commands, 'decline', offer),
      withdraw: about(commands, 'withdraw', offer),
    }));

/** How many offers wait for this seat's answer. */
export const waitingDeals = (commands: readonly Command[]): number =>
  new Set(commands.filter((one) => one['do'] === 'accept' || one['do'] === 'decline').map((one) => one['offer'])).size;

export const ANSWERS = ['yes', 'ask', 'no'] as const;
export type Answer = (typeof ANSWERS)[number];

/** A standing answer to another family: what is stored now, and the commands that would change it. */
export interface Permit {
  purpose: string;
  now: Answer;
  change: Partial<Record<Answer, Command>>;
}

export interface Permits {
  family: number;
  to: number;
  permits: Permit[];
}

/** The answers that are not offered are those that are stored already. */
export function permitsOf(commands: readonly Command[]): Permits[] {
  const found: Permits[] = [];
  for (const command of commands) {
    if (command['do'] !== 'permit' || command['town'] !== undefined) continue; // one town: a command like others
    const [family, to, purpose] = [Number(command['family']), Number(command['to']), String(command['purpose'])];
    let pair = found.find((one) => one.family === family && one.to === to);
    if (!pair) found.push((pair = { family, to, permits: [] }));
    let permit = pair.permits.find((one) => one.purpose === purpose);
    if (!permit) pair.permits.push((permit = { purpose, now: 'ask', change: {} }));
    permit.change[command['answer'] as Answer] = command;
  }
  for (const { permits } of found)
    for (const permit of permits) permit.now = ANSWERS.find((answer) => !permit.change[answer]) ?? 'ask';
  return found;
}

/** Drawn elsewhere than in the list of things to start. */
const APART = ['accept', 'decline', 'withdraw', 'listen', 'play', 'offer', 'compose'];
const isApart = (command: Command): boolean =>
  APART.includes(String(command['do'])) || (command['do'] === 'permit' && command['town'] === undefined);

/** A pigeon carries a card, coins or an invitation. */
const CARGO = ['card', 'coins', 'parley'];
const kindOf = (command: Command): string =>
  command['do'] === 'pigeon' ? (CARGO.find((one) => one in command) ?? '') : String(command['kind'] ?? '');

/** What can be started besides deals: pigeons by their cargo, everything else by its verb. */
export const startable = (commands: readonly Command[]): Verb[] =>
  verbsOf(
    commands.filter((one) => !isApart(one)),
    kindOf,
  );

export const playable = (commands: readonly Command[]): Command[] => commands.filter((one) => one['do'] === 'play');

export const listening = (commands: readonly Command[]): Command[] => commands.filter((one) => one['do'] === 'listen');

/** What a fact of a command speaks of: numbers are families, but a pigeon flies to a player. */
export type Meaning = 'family' | 'seat' | 'number' | 'id';

export function meaningOf(verb: string, fact: string, value: string | number): Meaning {
  if (typeof value === 'string') return 'id';
  if (fact === 'to') return verb.startsWith('pigeon') || verb.startsWith('parley') ? 'seat' : 'family';
  return fact === 'family' ? 'family' : 'number';
}
