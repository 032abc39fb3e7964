// The view of Jan Žižka as the engine names it (src/tabard/games/zizka/wiring/view.py).
import type { Plain } from '@/wire/types';

export const SYMBOLS = ['sword', 'cunning', 'speech', 'joker'] as const;
export type Symbol = (typeof SYMBOLS)[number];
export type Counts = Readonly<Record<Symbol, number>>;

export const LEVELS = ['1', '2'] as const;
export type Level = (typeof LEVELS)[number];

export const TORAK = -1;
/** The game ends at so many points. */
export const GOAL = 20;

export interface Player {
  commander: string;
  space: string;
  lying: boolean;
  coins: number;
  luck: number;
  vp: number;
  morale: number;
  team: string[];
  poster: number | null;
  posters: string[];
  conquests: string[];
  skills: Counts & { dice: number; rerolls: number; range: number; lances: number };
}

export interface Torak {
  space: string;
  lying: boolean;
  vp: number;
  deck: number;
  used: string[];
}

export interface SpaceToken {
  back: string;
  up: boolean;
  token: string | null;
  known: number[];
}

export interface Roll {
  seat: number;
  dice: string[];
  faces: string[];
  rerolls: number;
  locked: boolean;
  stopped: boolean;
  symbols: Counts;
}

export interface Joust {
  token: string;
  pot: number;
  participants: number[];
  results: { seat: number; points: number }[];
  seat: number | null;
  faces: string[];
  marked: boolean[] | null;
  lances: number;
}

export interface FollowerTable {
  table: string[];
  top: string | null;
  deck: number;
  discards: string[];
}

export interface ZizkaTable {
  round: number;
  phase: string;
  start: number | null;
  active: number;
  actions: number;
  peeks: string[];
  players: Player[];
  torak: Torak | null;
  spaces: Record<string, SpaceToken>;
  stack: { size: number; back: string | null };
  used: string[];
  followers: Record<Level, FollowerTable>;
  favours: Record<string, number | null>;
  castles: Record<string, { deck: (string | null)[]; known: number[] }>;
  luck: number;
  posters: string[];
  taken: string | null;
  roll: Roll | null;
  event: { space: string; token: string; rows: number[]; payable: Record<string, number> } | null;
  siege: { card: string; row: number; luck: number | null } | null;
  fight: { attacker: number; defender: number; attack: number | null; defence: number | null } | null;
  tournament: Joust | null;
  options: { side: string; advanced: boolean; level: string | null };
}

export const tableOf = (view: Plain): ZizkaTable => view['table'] as unknown as ZizkaTable;

/** The seat whose eyes these are, or nobody's. */
export const eyesOf = (view: Plain): number | null => (typeof view['seat'] === 'number' ? view['seat'] : null);
