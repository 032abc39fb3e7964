// Generated from view_types.py of src/tabard/games/zizka by scripts/wire-types. Do not edit.

/** The deck of a castle, top first. */
export type Castle = {
  /** null: unknown to the viewer */
  deck: (string | null)[];
  /** the seats that know the top card */
  known: number[];
};

/** Which components are played with. */
export type ContentView = {
  fingerprint: string;
  /** ids of components replaced by one's own */
  replaced: string[];
};

/** The token that is faced. */
export type Event = {
  /** rows that can be paid, and for how much luck */
  payable: { [name: string]: number };
  /** rows already paid */
  rows: number[];
  space: string;
  token: string;
};

/** A fight between two players. */
export type Fight = {
  attack: number | null;
  attacker: number;
  defence: number | null;
  defender: number;
};

/** The followers of a level. */
export type FollowerLevel = {
  deck: number;
  discards: string[];
  table: string[];
  top: string | null;
};

/** The followers of both levels, by number. */
export type Followers = {
  "1": FollowerLevel;
  "2": FollowerLevel;
};

/** The table's options. */
export type Options = {
  advanced: boolean;
  level: string | null;
  side: string;
};

/** What commander, team and tokens add up to. */
export type Skills = {
  cunning: number;
  dice: number;
  joker: number;
  lances: number;
  range: number;
  rerolls: number;
  speech: number;
  sword: number;
};

/** A player, of whom nothing is hidden. */
export type Player = {
  coins: number;
  commander: string;
  conquests: string[];
  luck: number;
  lying: boolean;
  morale: number;
  /** the poster that hunts the player */
  poster: number | null;
  posters: string[];
  skills: Skills;
  space: string;
  team: string[];
  vp: number;
};

/** How many of each symbol. */
export type Counts = {
  cunning: number;
  joker: number;
  speech: number;
  sword: number;
};

/** Dice that may still be rolled again. */
export type Roll = {
  dice: string[];
  faces: string[];
  locked: boolean;
  rerolls: number;
  seat: number;
  stopped: boolean;
  symbols: Counts;
};

/** A castle under attack. */
export type Siege = {
  card: string;
  /** what the row costs as the dice lie; null: too much */
  luck: number | null;
  row: number;
};

/** The event token of a space. */
export type SpaceToken = {
  back: string;
  /** the seats that peeked */
  known: number[];
  /** null: its face is hidden from the viewer */
  token: string | null;
  up: boolean;
};

/** The event tokens still to come. */
export type TokenStack = {
  back: string | null;
  size: number;
};

/** The opponent who plays himself. */
export type Torak = {
  deck: number;
  lying: boolean;
  space: string;
  used: string[];
  vp: number;
};

/** What a player made in the tournament. */
export type Result = {
  points: number;
  seat: number;
};

/** The tournament that is held. */
export type Tournament = {
  faces: string[];
  lances: number;
  marked: boolean[] | null;
  participants: number[];
  pot: number;
  results: Result[];
  seat: number | null;
  token: string;
};

/** The table of Medieval: Jan Žižka. */
export type ZizkaTable = {
  actions: number;
  active: number;
  castles: { [name: string]: Castle };
  content: ContentView;
  event: Event | null;
  /** who has each ruler's favour */
  favours: { [name: string]: number | null };
  fight: Fight | null;
  followers: Followers;
  luck: number;
  options: Options;
  /** what lets the active player peek */
  peeks: string[];
  phase: string;
  players: Player[];
  posters: string[];
  roll: Roll | null;
  round: number;
  siege: Siege | null;
  spaces: { [name: string]: SpaceToken };
  stack: TokenStack;
  /** the first player; null alone */
  start: number | null;
  taken: string | null;
  torak: Torak | null;
  tournament: Tournament | null;
  used: string[];
};
