// The view of Glory as the engine names it (src/tabard/games/glory/wiring/view.py).
import { seatColour, type SeatColour } from '@/heraldry/seats';
import type { Plain } from '@/wire/types';

export const KINDS = ['romance', 'market', 'challenge'] as const;
export type CardKind = (typeof KINDS)[number];

export const DICE = ['strength', 'mount', 'armour'] as const;
export type DieKind = (typeof DICE)[number];

/** A seat, or the solo opponent. */
export type Who = number | 'sir';

export interface Player {
  colour: string;
  character: string | null;
  coins: number;
  strength: number;
  faith: number;
  glory: number;
  mount: number;
  armour: number;
  allies: string[];
  used_allies: string[];
  relics: string[];
  used_relics: string[];
  prestige: string[];
  used_prestige: string[];
  hand_kinds: Record<CardKind, number>;
  hand: string[] | null;
  shown: string[];
  played: string[];
  goal_count: number;
  goals: string[] | null;
  known_goals: string[];
  drawn: string[] | null;
  offered: string[] | null;
  returning: boolean[] | null;
  pawns: number;
  plays: number;
  scored: string[];
  brave: boolean;
  tournaments_won: number;
}

export interface Sir {
  knight: string | null;
  glory: number;
  goals: string[];
  pawns: number;
  deck: number;
  discard: string[];
}

export interface Space {
  circles: number;
  pawns: Who[];
}

export interface Slot {
  slot: string;
  ally: string | null;
  cost: number;
}

export interface Tournament {
  card: string | null;
  bout: number;
  prize?: string | null;
  places?: string[];
  winners?: string[];
  cities?: { city: string; knights: string[]; shields: (Who | null)[] }[];
}

export interface Side {
  seat: Who | null;
  opponent: string | null;
  attack: number;
  prestige: number;
  wins: number;
  spent: number;
  faith: number;
  dice: number[][];
  values: number[][];
  noble_die: number | null;
  used_allies: string[];
  used_relics: string[];
  used_prestige: string[];
}

export interface Duel {
  context: string;
  engagement: number;
  stage: string;
  sides: [Side, Side];
  rerolls: number[][] | null;
  limit: number;
}

export interface GloryTable {
  round: number;
  phase: string;
  step: string;
  options: { tournament: string; scenario: string | null; difficulty: string | null; personality: string | null };
  initiative: Who[];
  turn: Who | null;
  players: Player[];
  sir: Sir | null;
  spaces: Record<string, Space>;
  track: Slot[];
  decks: Record<CardKind, number>;
  columns: Record<CardKind, string[]>;
  public_titles: string[];
  event: string | null;
  next_event: string | null;
  event_ally: string | null;
  tournament: Tournament;
  duel: Duel | null;
  playing: string | null;
  registering: Who[];
  outcome: string | null;
}

export const tableOf = (view: Plain): GloryTable => view['table'] as unknown as GloryTable;

/** The solo opponent has a colour no player has. */
const SIR_COLOUR: SeatColour = 'violet';

export const colourName = (colour: string | undefined): string | undefined => colour?.replace(/^colour_/, '');

export const colourOfPlayer = (table: GloryTable, seat: number): SeatColour =>
  seatColour(colourName(table.players[seat]?.colour), seat);

export const colourOfWho = (table: GloryTable, who: Who): SeatColour =>
  who === 'sir' ? SIR_COLOUR : colourOfPlayer(table, who);

export const ROMAN = ['–', 'I', 'II', 'III', 'IV'] as const;
