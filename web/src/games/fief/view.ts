// The view of Fief: England as the engine names it (src/tabard/games/fief/wiring/view.py).
import type { Plain } from '@/wire/types';

export const REGIONS = ['I', 'II', 'III', 'IV', 'V', 'VI'] as const;

export const UNITS = [
  'man_at_arms',
  'archer',
  'knight',
  'bombard',
  'trebuchet',
  'crossbowman_french',
  'crossbowman_flemish',
] as const;
export type Unit = (typeof UNITS)[number];

export const NOBODY = -1;
/** Gates: inside the town, or come by no road. Every other gate is a road, `sea` or `forest`. */
export const INSIDE = '';
export const OUTSIDE = 'out';

export interface Player {
  families: number[];
  hand_size: number;
  hand_backs: string[];
  hand: string[] | null;
  coins: number | null;
}

export interface Family {
  seat: number;
  lords: string[];
  reserve: Partial<Record<Unit, number>>;
  pigeons: number;
  treasure: number;
  fourth: string;
  bows: number;
  ally: number;
  points: number;
  votes: number;
  parliament_votes: number;
  prices: Readonly<Record<string, number>>;
}

export interface Lord {
  family: number;
  man: boolean;
  place: string;
  gate: string;
  captor: string;
  /** What it costs to buy the Lord free; 0 for whoever is free. */
  ransom: number;
  fiefs: string[];
  church: string[];
  royal: string;
  spouse: string;
  servant: string;
  dagger: boolean;
  garter: boolean;
  eligible: boolean;
  relics: string[];
  excalibur: boolean;
  guard_knights: number;
  guard_men: number;
  stages: number;
}

export interface Town {
  control: number;
  building: string;
  royal_abbey: boolean;
  mill: boolean;
  hidden_relic: boolean;
  relics: string[];
}

export interface Stack {
  family: number;
  town: string;
  gate: string;
  stages: number;
  up: boolean;
  /** How many men-at-arms, archers and knights: everybody may count them. */
  soldiers: number;
  /** Kinds that may be seen; of somebody else's soldiers none. */
  units: Partial<Record<Unit, number>>;
}

export interface Clan {
  number: number;
  town: string;
  vikings: number;
  jarl: boolean;
  /** Tokens out of the game: such a clan never lands again. */
  gone: number;
  gate: string;
  holds: boolean;
}

/** What one side of a battle has, and what it comes to. */
export interface Side {
  points: number;
  dice: number;
  bonus: number;
  lords: string[];
  families: { family: number; units: Partial<Record<Unit, number>>; guard_knights: number; guard_men: number }[];
  clans: number[];
  shooting: { archers: number; bombards: number; trebuchets: number };
}

export interface Battle {
  town: string;
  kind: string;
  /** '', 'attack' or 'defend'. */
  vikings: string;
  attackers: number[];
  defenders: number[];
  lead: string;
  modifier: number;
  tunnel: boolean;
  /** Dice the attack loses to the walls now. */
  walls: number;
  round: number;
  /** Tokens lost so far: `1:knight`. */
  lost: string[];
  fallen: number;
  sides: { attack: Side; defence: Side };
}

/** One thing of a deal, from one family to another. */
export interface Item {
  item: string;
  from: number;
  to: number;
  what: string;
  coins: number;
}

/** A deal that is open, or what is left of one: docs/games/fief/deals.md. */
export interface Offer {
  number: number;
  kind: string;
  family: number;
  parties: number[];
  answers: number | null;
  items: Item[];
  agreed: number[];
  waits: number[];
  /** What forbids it now, as far as the viewer can know. */
  why_not: { clause: string; reason: string; facts: Record<string, unknown> } | null;
}

export interface FiefTable {
  turn: number;
  last_turn: number;
  phase: number;
  step: string;
  first: number;
  order: number[];
  players: Player[];
  families: Family[];
  lords: Record<string, Lord>;
  dead: string[];
  towns: Record<string, Town>;
  stacks: Stack[];
  clans: Clan[];
  sieges: { town: string; family: number; trebuchets: number; active: boolean }[];
  plagues: { card: string; kind: string; region: string; active: boolean }[];
  bonuses: { card: string; region: string }[];
  taxes: { card: string; family: number; where: string }[];
  character_deck: number;
  event_deck: number;
  event_back: string | null;
  discard: number;
  discard_top: string | null;
  track: number;
  servant_deck: number;
  excalibur: string;
  drawn: boolean;
  titles: Record<string, number>;
  vacant: Record<string, number>;
  vp_holder: number;
  caradoc_spent: boolean;
  parliament_revolt: boolean;
  candidates: string[];
  markers: Record<string, string[]>;
  fog: string;
  battle: Battle | null;
  in_play: string[];
  offers: Offer[];
  /** Promises made in deals: they bind nobody. */
  promises: Offer[];
  /** What can be dealt in now. */
  deals: { kinds: string[]; things: Omit<Item, 'coins'>[]; cards: string[]; promises: string[] };
  /** Who sent for it and who came, while a parley is held. */
  parley: number[];
  moving: { lords: string[]; units: number[] } | null;
}

export const tableOf = (view: Plain): FiefTable => view['table'] as unknown as FiefTable;

/** The seat whose eyes these are, or nobody's. */
export const eyesOf = (view: Plain): number | null => (typeof view['seat'] === 'number' ? view['seat'] : null);
