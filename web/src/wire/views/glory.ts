// Generated from view_types.py of src/tabard/games/glory by scripts/wire-types. Do not edit.

/** The journey cards that lie open. */
export type Columns = {
  challenge: string[];
  market: string[];
  romance: string[];
};

/** Which components are played with. */
export type ContentView = {
  fingerprint: string;
  /** ids of components replaced by one's own */
  replaced: string[];
};

/** A number for each kind of journey cards. */
export type ByKind = {
  challenge: number;
  market: number;
  romance: number;
};

/** One side of a duel. */
export type Side = {
  attack: number;
  /** faces by colour: strength, mount, armour */
  dice: number[][];
  faith: number;
  noble_die: number | null;
  opponent: string | null;
  prestige: number;
  /** null: a knight of the game */
  seat: number | "sir" | null;
  spent: number;
  used_allies: string[];
  used_prestige: string[];
  used_relics: string[];
  values: number[][];
  wins: number;
};

/** A duel. */
export type Duel = {
  context: string;
  engagement: number;
  limit: number;
  /** dice chosen to be thrown again; null: another's */
  rerolls: number[][] | null;
  sides: [Side, Side];
  stage: string;
};

/** The table's options. */
export type Options = {
  characters: string;
  difficulty: string | null;
  goals: "hidden" | "open";
  handicaps: string[];
  personality: string | null;
  prizes: boolean;
  scenario: string | null;
  simultaneous_journey: boolean;
  tournament: string;
};

/** Where the glory marker stands. */
export type Marker = {
  extra: number;
  field: number;
};

/** A player; of a hidden hand the kinds are known, and what was shown. */
export type Player = {
  allies: string[];
  armour: number;
  brave: boolean;
  character: string | null;
  coins: number;
  colour: string;
  /** null: another's */
  drawn: string[] | null;
  drawn_count: number;
  faith: number;
  glory: number;
  goal_count: number;
  /** null: hidden */
  goals: string[] | null;
  /** null: hidden */
  hand: string[] | null;
  hand_kinds: ByKind;
  known_goals: string[];
  marker: Marker;
  mount: number;
  /** null: another's */
  offered: string[] | null;
  /** where the glory came from */
  parts: number[];
  pawns: number;
  played: string[];
  plays: number;
  prestige: string[];
  prestige_tokens: number;
  relics: string[];
  /** null: another's */
  returning: boolean[] | null;
  scored: string[];
  shown: string[];
  strength: number;
  tournaments_won: number;
  used_allies: string[];
  used_prestige: string[];
  used_relics: string[];
};

/** What is out of the game. */
export type Removed = {
  allies: string[];
  cards: string[];
};

/** The solo opponent. */
export type Sir = {
  deck: number;
  discard: string[];
  glory: number;
  goals: string[];
  knight: string | null;
  pawns: number;
};

/** A space of the town. */
export type Space = {
  circles: number;
  pawns: (number | "sir")[];
};

/** A city of the grand tournament. */
export type City = {
  city: string;
  knights: string[];
  shields: (number | "sir" | null)[];
};

/** The Joust (prize, places, winners) or the tournament of cities. */
export type Tournament = {
  bout: number;
  card: string | null;
  cities?: City[];
  places?: string[];
  prize?: string | null;
  winners?: string[];
};

/** A place of the track of allies. */
export type Slot = {
  ally: string | null;
  cost: number;
  slot: string;
};

/** The table of Glory. */
export type GloryTable = {
  columns: Columns;
  content: ContentView;
  decks: ByKind;
  duel: Duel | null;
  event: string | null;
  event_ally: string | null;
  initiative: (number | "sir")[];
  last_event_hidden: boolean;
  my_discards: string[];
  next_event: string | null;
  options: Options;
  outcome: string | null;
  phase: string;
  players: Player[];
  playing: string | null;
  public_titles: string[];
  registering: (number | "sir")[];
  removed: Removed;
  round: number;
  scroll: string[];
  sir: Sir | null;
  spaces: { [name: string]: Space };
  stacks: { [name: string]: number };
  step: string;
  title_deck: number;
  title_discard: number;
  tournament: Tournament;
  track: Slot[];
  travellers: number[];
  turn: number | "sir" | null;
};
