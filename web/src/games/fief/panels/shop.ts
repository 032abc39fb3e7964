// The wares of the market on shelves by kind, as the question names them: what may be bought and what is refused.
import type { Decision, Refusal } from '@/decisions/decision';
import type { Choice } from '@/words/gameWords';
import { UNIT_ICONS } from '../icons';
import { UNITS, type FiefTable, type Unit } from '../view';
import { ANSWER_ICONS } from './signs';

export interface Ware {
  choice: Choice;
  /** Whose name it has: a unit, a building, a region, a Lord; null: the answer's own words say it. */
  name: string | null;
  icon: string;
  lord: string | null;
  price: number | null;
  left: number | null;
  /** Towns where it may be placed. */
  towns: readonly string[];
  refusal: Refusal | null;
}

export interface Shelf {
  id: 'soldiers' | 'buildings' | 'titles' | 'ransoms';
  wares: Ware[];
}

type Prices = Readonly<Record<string, number>>;
const pricesOf = (decision: Decision, name: string): Prices => (decision.prompt[name] ?? {}) as Prices;

function shelfOf(item: string, table: FiefTable): Shelf['id'] {
  if (item in table.lords) return 'ransoms';
  if (item === 'title') return 'titles';
  return (UNITS as readonly string[]).includes(item) || item === 'bows' || item === 'free_man_at_arms'
    ? 'soldiers'
    : 'buildings';
}

function wareOf(choice: Choice, refusal: Refusal | null, decision: Decision, table: FiefTable): Ware {
  const [item = '', region] = String(choice).split(':');
  const unit = item.replace('free_', '') as Unit;
  const family = table.families[Number(decision.prompt['family'])];
  const sites = (decision.prompt['sites'] ?? {}) as Record<string, string[]>;
  return {
    choice,
    refusal,
    name: item === 'bows' ? null : (region ?? unit),
    icon: UNIT_ICONS[unit] ?? ANSWER_ICONS[item] ?? '',
    lord: item in table.lords ? item : null,
    price: region ? (pricesOf(decision, 'titles')[region] ?? null) : (pricesOf(decision, 'prices')[item] ?? null),
    left: family?.reserve[unit] ?? null,
    towns: sites[item] ?? [],
  };
}

const ORDER: readonly Shelf['id'][] = ['soldiers', 'buildings', 'titles', 'ransoms'];

/** Shelves with something on them, in the order of the question; what ends the buying lies on none. */
export function shelvesOf(decision: Decision, table: FiefTable): Shelf[] {
  const wares = [
    ...decision.options.filter((option) => option !== 'end').map((option) => wareOf(option, null, decision, table)),
    ...decision.refused.map((refusal) => wareOf(refusal.choice, refusal, decision, table)),
  ];
  return ORDER.map((id) => ({
    id,
    wares: wares.filter((ware) => shelfOf(String(ware.choice).split(':')[0] ?? '', table) === id),
  })).filter((shelf) => shelf.wares.length > 0);
}
