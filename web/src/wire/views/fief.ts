// Generated from view_types.py of src/tabard/games/fief by scripts/wire-types. Do not edit.
import type { Plain } from '../types';

/** How many of each kind; what is left out is none. */
export type Units = {
  archer?: number;
  bombard?: number;
  crossbowman_flemish?: number;
  crossbowman_french?: number;
  knight?: number;
  man_at_arms?: number;
  trebuchet?: number;
};

/** The tokens of one family in a battle, guards beside them. */
export type FamilyInBattle = {
  family: number;
  guard_knights: number;
  guard_men: number;
  units: Units;
};

/** Who shoots in a battle. */
export type Shooting = {
  archers: number;
  bombards: number;
  trebuchets: number;
};

/** What one side of a battle has, and what it comes to. */
export type Side = {
  bonus: number;
  clans: number[];
  dice: number;
  families: FamilyInBattle[];
  lords: string[];
  points: number;
  shooting: Shooting;
};

/** Both sides of a battle. */
export type Sides = {
  attack: Side;
  defence: Side;
};

/** A battle: the tokens of both sides are turned up. */
export type Battle = {
  attackers: number[];
  defenders: number[];
  fallen: number;
  kind: string;
  lead: string;
  /** tokens lost so far: `1:knight` */
  lost: string[];
  modifier: number;
  round: number;
  sides: Sides;
  town: string;
  tunnel: boolean;
  /** `attack`, `defend` or empty */
  vikings: string;
  /** dice the attack loses to the walls now */
  walls: number;
};

/** A good harvest or fair weather in a region. */
export type Bonus = {
  card: string;
  region: string;
};

/** A clan of Vikings. */
export type Clan = {
  gate: string;
  /** tokens out of the game: such a clan never lands again */
  gone: number;
  holds: boolean;
  jarl: boolean;
  number: number;
  town: string;
  vikings: number;
};

/** Which components are played with. */
export type ContentView = {
  fingerprint: string;
  /** ids of components replaced by one's own */
  replaced: string[];
};

/** One thing a family could give another: docs/games/fief/deals.md. */
export type Thing = {
  from: number;
  item: string;
  to: number;
  what: string;
};

/** What can be dealt in now. */
export type Deals = {
  cards: string[];
  kinds: string[];
  promises: string[];
  things: Thing[];
};

/** A family: what lies on its board, and what it comes to. */
export type Family = {
  ally: number;
  bows: number;
  fourth: string;
  lords: string[];
  parliament_votes: number;
  pigeons: number;
  points: number;
  /** what each unit and building costs now */
  prices: { [name: string]: number };
  reserve: Units;
  seat: number;
  treasure: number;
  votes: number;
};

/** A Lord in play. */
export type Lord = {
  captor: string;
  church: string[];
  dagger: boolean;
  eligible: boolean;
  excalibur: boolean;
  family: number;
  fiefs: string[];
  garter: boolean;
  gate: string;
  guard_knights: number;
  guard_men: number;
  man: boolean;
  place: string;
  /** what it costs to buy the Lord free; 0 for whoever is free */
  ransom: number;
  relics: string[];
  royal: string;
  servant: string;
  spouse: string;
  stages: number;
};

/** A group half named: only its own player sees it. */
export type Moving = {
  lords: string[];
  units: number[];
};

/** One thing of a deal, from one family to another. */
export type Item = {
  coins: number;
  from: number;
  item: string;
  to: number;
  what: string;
};

/** What forbids a deal now, as far as the viewer can know. */
export type WhyNot = {
  clause: string;
  facts: Plain;
  reason: string;
};

/** A deal that is open, or what is left of one. */
export type Offer = {
  agreed: number[];
  /** the offer it answers */
  answers: number | null;
  family: number;
  items: Item[];
  kind: string;
  number: number;
  parties: number[];
  turn: number;
  waits: number[];
  why_not: WhyNot | null;
};

/** The viewer's own standing permissions and passes. */
export type Orders = {
  passes: { [name: string]: string };
  permits: { [name: string]: string };
};

/** A plague, a famine or foul weather in a region. */
export type Plague = {
  active: boolean;
  card: string;
  kind: string;
  region: string;
};

/** A player: the backs of the hand are seen by all, the rest is the player's own. */
export type Player = {
  /** null: another's */
  coins: number | null;
  families: number[];
  /** null: another's */
  hand: string[] | null;
  hand_backs: string[];
  hand_size: number;
};

/** A siege. */
export type Siege = {
  active: boolean;
  family: number;
  town: string;
  trebuchets: number;
};

/** The tokens of a family in one place. */
export type Stack = {
  family: number;
  gate: string;
  /** men-at-arms, archers and knights: everybody may count them */
  soldiers: number;
  stages: number;
  town: string;
  /** kinds that may be seen; of somebody else's soldiers none */
  units: Units;
  up: boolean;
};

/** A tax card that was played. */
export type Tax = {
  card: string;
  family: number;
  where: string;
};

/** A town, village or abbey. */
export type Town = {
  building: string;
  control: number;
  /** one lies there face down */
  hidden_relic: boolean;
  mill: boolean;
  relics: string[];
  royal_abbey: boolean;
};

/** The table of Fief. */
export type FiefTable = {
  battle: Battle | null;
  bonuses: Bonus[];
  candidates: string[];
  caradoc_spent: boolean;
  character_deck: number;
  clans: Clan[];
  content: ContentView;
  dead: string[];
  deals: Deals;
  discard: number;
  discard_top: string | null;
  drawn: boolean;
  event_back: string | null;
  event_deck: number;
  excalibur: string;
  families: Family[];
  first: number;
  fog: string;
  in_play: string[];
  last_turn: number;
  lords: { [name: string]: Lord };
  markers: { [name: string]: string[] };
  moving: Moving | null;
  offers: Offer[];
  order: number[];
  orders: Orders;
  /** who sent for it and who came, while it is held */
  parley: number[];
  parliament_revolt: boolean;
  phase: number;
  plagues: Plague[];
  players: Player[];
  /** promises made in deals: they bind nobody */
  promises: Offer[];
  servant_deck: number;
  sieges: Siege[];
  stacks: Stack[];
  step: string;
  taxes: Tax[];
  /** who has each title */
  titles: { [name: string]: number };
  towns: { [name: string]: Town };
  track: number;
  turn: number;
  vacant: { [name: string]: number };
  vp_holder: number;
};
