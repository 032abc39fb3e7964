// A deal being put together: who takes part, what each gives. It knows no rule: the server says why one cannot be sent.
import type { Command } from '@/decisions/commands';
import type { FiefTable, Item, Offer } from '../view';

export const MOST_COINS = 999;
/** Things of which there is a number besides. */
export const COUNTED = ['tax', 'share'];

export const same = (a: Omit<Item, 'coins'>, b: Omit<Item, 'coins'>): boolean =>
  a.item === b.item && a.from === b.from && a.to === b.to && a.what === b.what;

export class Scales {
  family = $state(0);
  others = $state<number[]>([]);
  items = $state<Item[]>([]);
  /** The open deal this one answers. */
  answers = $state<number | null>(null);

  readonly parties = $derived([this.family, ...this.others]);
  readonly command = $derived.by((): Command | null =>
    this.items.length === 0
      ? null
      : ({
          do: 'deal',
          family: this.family,
          items: this.items.map(plain),
          ...(this.answers === null ? {} : { answers: this.answers }),
        } as unknown as Command),
  );

  /** With one other family, or with two: a third press lets the first go. */
  turn(other: number): void {
    const without = this.others.filter((one) => one !== other);
    this.others = without.length < this.others.length ? without : [...this.others, other].slice(-2);
    this.items = this.items.filter(({ from, to }) => this.parties.includes(from) && this.parties.includes(to));
  }

  speakFor(family: number): void {
    this.clear();
    this.family = family;
  }

  add(item: Omit<Item, 'coins'>): void {
    if (this.items.some((one) => same(one, item))) return;
    this.items = [...this.items, { ...item, coins: COUNTED.includes(item.item) ? 1 : 0 }];
  }

  drop(item: Item): void {
    this.items = this.items.filter((one) => !same(one, item));
  }

  count(item: Item, coins: number): void {
    this.items = this.items.map((one) => (same(one, item) ? { ...one, coins: whole(coins) } : one));
  }

  coinsOf(from: number, to: number): number {
    return this.items.find((one) => one.item === 'coins' && one.from === from && one.to === to)?.coins ?? 0;
  }

  pay(from: number, to: number, coins: number): void {
    const rest = this.items.filter((one) => one.item !== 'coins' || one.from !== from || one.to !== to);
    const sum = whole(coins);
    this.items = sum > 0 ? [...rest, { item: 'coins', from, to, what: '', coins: sum }] : rest;
  }

  /** The other side's deal, to be changed and sent back. */
  counter(offer: Offer, family: number): void {
    this.family = family;
    this.others = offer.parties.filter((one) => one !== family);
    this.items = offer.items.map((item) => ({ ...item }));
    this.answers = offer.number;
  }

  clear(): void {
    this.others = [];
    this.items = [];
    this.answers = null;
  }
}

const whole = (coins: number): number => Math.min(MOST_COINS, Math.max(0, Math.floor(coins || 0)));

/** Only what its kind of item has: the server takes nothing else. */
function plain({ item, from, to, what, coins }: Item): Record<string, string | number> {
  return { item, from, to, ...(what === '' ? {} : { what }), ...(coins > 0 ? { coins } : {}) };
}

/** What a family could put on the scales for the others: things, and cards where two talk alone. */
export function givable(table: FiefTable, scales: Scales, giver: number, eyes: number | null): Omit<Item, 'coins'>[] {
  const receivers = scales.parties.filter((one) => one !== giver);
  const things = table.deals.things.filter((one) => one.from === giver && receivers.includes(one.to));
  const promised = table.deals.kinds.includes('note')
    ? receivers.flatMap((to) => table.deals.promises.map((what) => ({ item: 'note', from: giver, to, what })))
    : [];
  return [...things, ...cards(table, giver, receivers, eyes), ...promised].filter(
    (one) => !scales.items.some((item) => same(item, one)),
  );
}

function cards(table: FiefTable, giver: number, receivers: number[], eyes: number | null): Omit<Item, 'coins'>[] {
  if (!table.deals.kinds.includes('card') || eyes === null || !table.parley.includes(eyes)) return [];
  const mine = table.families[giver]?.seat === eyes;
  const shown = mine ? (table.players[eyes]?.hand ?? []) : table.deals.cards;
  const partners = receivers.filter((one) => table.parley.includes(table.families[one]?.seat ?? -1));
  if (!mine && !table.parley.includes(table.families[giver]?.seat ?? -1)) return [];
  return partners.flatMap((to) => [...new Set(shown)].map((what) => ({ item: 'card', from: giver, to, what })));
}
