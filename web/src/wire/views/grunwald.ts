// Generated from view_types.py of src/tabard/games/grunwald by scripts/wire-types. Do not edit.

/** The auction of a field two share. */
export type Auction = {
  bid: number;
  bidders: number[];
  leader: number | null;
};

/** Which components are played with. */
export type ContentView = {
  fingerprint: string;
  /** ids of components replaced by one's own */
  replaced: string[];
};

/** What a player has put down on a field. */
export type Group = {
  ducats: number;
  helpers: number;
  officer: boolean;
  /** what the group counts in the ranking of its field */
  points: number;
  seat: number;
};

/** The groups on each field, in the order in which they came. */
export type Groups = {
  crown: Group[];
  ducats: Group[];
  helpers: Group[];
  mercenaries: Group[];
  provisions: Group[];
  teutons: Group[];
};

/** The table's options that change what can be seen. */
export type Options = {
  events: boolean;
  show_hands: boolean;
};

/** A placement half asked: only its own player sees it. */
export type Placing = {
  ducats: number | null;
  field: "crown" | "ducats" | "helpers" | "mercenaries" | "provisions" | "teutons";
  helpers: number | null;
  pawn: "helpers" | "officer" | null;
};

/** A player; hands and camps are open unless the option `show_hands` is off. */
export type Player = {
  /** null: hidden */
  camp: string[] | null;
  camp_size: number;
  captured: string[];
  colour: string;
  ducats: number;
  /** what is still to be paid */
  due: number;
  free_helpers: number;
  /** null: hidden */
  hand: string[] | null;
  hand_size: number;
  helpers: number;
  /** not put down yet */
  officer: boolean;
  passed: boolean;
  played: string | null;
  /** helpers that can still be won */
  pool: number;
  provisions: number;
};

/** The seats on each field, the first before the second. */
export type Ranking = {
  crown: number[];
  ducats: number[];
  helpers: number[];
  mercenaries: number[];
  provisions: number[];
  teutons: number[];
};

/** A Teutonic knight taken in the skirmish. */
export type Captured = {
  card: string;
  seat: number;
};

/** The skirmish with the Teutonic knights. */
export type Skirmish = {
  captured: Captured[];
  defenders: number;
  deficit: number;
  teutons: number;
};

/** A row of a supply card. */
export type Value = {
  printed: number;
  /** what it pays this round */
  value: number;
  /** whether anybody can win it */
  won: boolean;
};

/** The rows of the supply cards of this round. */
export type Supplies = {
  ducats: Value[];
  provisions: Value[];
};

/** The cards that lie face up. */
export type FaceUp = {
  crown: string[];
  events: string[];
  mercenaries: string[];
  teutons: string[];
};

/** The table of Na Grunwald! */
export type GrunwaldTable = {
  auction: Auction | null;
  box: string[];
  content: ContentView;
  ducat_card: string | null;
  event: string | null;
  fields: Groups;
  options: Options;
  owed: number;
  pending: number;
  phase: string;
  /** how many cards each pile has */
  piles: { [name: string]: number };
  placing: Placing | null;
  players: Player[];
  provision_card: string | null;
  ranking: Ranking;
  round: number;
  skirmish: Skirmish | null;
  start: number;
  step: string;
  supplies: Supplies;
  surplus: number;
  /** null before it is known */
  teuton_strength: number | null;
  /** who puts down; null outside the placement */
  turn: number | null;
  up: FaceUp;
};
