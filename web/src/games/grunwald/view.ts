// The view of Na Grunwald! as the engine names it (src/tabard/games/grunwald/wiring/view.py).
import type { Plain } from '@/wire/types';

export const FIELDS = ['teutons', 'crown', 'provisions', 'ducats', 'mercenaries', 'helpers'] as const;
export type FieldId = (typeof FIELDS)[number];

export interface Group {
  seat: number;
  officer: boolean;
  helpers: number;
  ducats: number;
  points: number;
}

export interface Player {
  colour: string;
  ducats: number;
  provisions: number;
  helpers: number;
  pool: number;
  officer: boolean;
  free_helpers: number;
  passed: boolean;
  due: number;
  hand_size: number;
  camp_size: number;
  hand: string[] | null;
  camp: string[] | null;
  played: string | null;
  captured: string[];
}

/** A row of a supply card: as it is printed, as it is paid this round, and whether anybody can win it. */
export interface Value {
  printed: number;
  value: number;
  won: boolean;
}

export interface Placing {
  field: FieldId;
  pawn: 'officer' | 'helpers' | null;
  helpers: number | null;
  ducats: number | null;
}

export interface GrunwaldTable {
  round: number;
  phase: string;
  step: string;
  start: number;
  turn: number | null;
  event: string | null;
  pending: number;
  surplus: number;
  players: Player[];
  fields: Record<FieldId, Group[]>;
  ranking: Record<FieldId, number[]>;
  piles: Record<string, number>;
  up: { crown: string[]; mercenaries: string[]; teutons: string[]; events: string[] };
  provision_card: string | null;
  supplies: Record<'provisions' | 'ducats', Value[]>;
  ducat_card: string | null;
  teuton_strength: number | null;
  placing: Placing | null;
  auction: { bid: number; leader: number | null; bidders: number[] } | null;
  skirmish: { teutons: number; defenders: number; deficit: number } | null;
  owed: number;
  box: string[];
}

export const tableOf = (view: Plain): GrunwaldTable => view['table'] as unknown as GrunwaldTable;

export const seatsOf = (view: Plain): number => Number(view['seats']);
