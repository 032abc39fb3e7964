// What the client of one game brings. Everything is optional but the id: without it the frame draws generic pieces.
import type { Component, Snippet } from 'svelte';
import type { SeatColour } from '@/heraldry/seats';
import type { Sound } from '@/lib/sound';
import type { Choice, Facts, GameWords } from '@/words/gameWords';
import type { Content } from '@/words/content';
import type { Plan } from '@/decisions/acts';
import type { Command } from '@/decisions/commands';
import type { Decision, Refusal } from '@/decisions/decision';
import type { Plain, Refused } from '@/wire/types';
import type { Folds } from '@/table/folding';
import type { Moments } from '@/table/moments';
import type { AboutGame } from './about';
import type { Telling } from './telling';

/** What a board needs to draw and to ask. */
export interface BoardProps {
  view: Plain;
  decision: Decision | null;
  draft: Choice | null;
  /** Answers under the pointer, here or in the list; and how the board says which are. */
  pointed: readonly Choice[];
  point: (choices: readonly Choice[]) => void;
  pick: (choice: Choice, event: Event) => void;
  /** Gives several answers for one press, as far as they are asked for. */
  act: (plan: Plan) => void;
  explain: (clause: string, anchor: Element) => void;
  keys: ReadonlyMap<Choice, string>;
  words: GameWords;
  content: Content;
  nameOf: (seat: number) => string;
  mine: readonly number[];
  log: readonly Facts[];
  fresh: number;
  /** Commands the seat may give out of turn, and how they are given. */
  commands: readonly Command[];
  command: (command: Command) => void;
  /** Whether one would be accepted; nothing is done. Null: it would. */
  check: (command: Command) => Promise<Refused | null>;
  /** What is settled stands beside the board: the board does not show it. */
  aside?: boolean;
}

export interface SeatProps {
  view: Plain;
  seat: number;
  words: GameWords;
  content: Content;
  short: boolean;
}

/** A panel arranges the answers of one kind of question; the buttons are the decision bar's. */
export interface PanelProps {
  decision: Decision;
  view: Plain;
  content: Content;
  words: GameWords;
  /** What is chosen or looked at. */
  choice: Choice | null;
  /** What is chosen, and waits for a second press. */
  draft: Choice | null;
  act: (plan: Plan) => void;
  option: Snippet<[Choice, Snippet<[Choice]>?]>;
  refused: Snippet<[Refusal, Snippet<[Choice]>?]>;
}

export interface GameClient {
  id: string;
  icons: Readonly<Record<string, string>>;
  Board: Component<BoardProps>;
  /** In a low window the board takes exactly the height that question and hand leave: a container of that size. */
  fills?: boolean;
  /** What is settled, above the question where that stands beside the board; elsewhere the board itself shows it. */
  Stage?: Component<BoardProps>;
  /** My own things under the decision bar. */
  Hand?: Component<BoardProps>;
  /** A picture and a short label for an option in the list. */
  Option?: Component<{ choice: Choice; decision: Decision; view: Plain; content: Content; words: GameWords }>;
  /** One component by itself: a card, a token, a die. */
  Picture?: Component<{ id: string; board: BoardProps }>;
  /** Dealings with the other seats, by commands. */
  Deals?: Component<BoardProps>;
  /** The seat with which this one talks alone now, if the game has such talks. */
  partner?: (view: Plain) => number | null;
  /** How many of them wait for this seat's answer. */
  waitingDeals?: (commands: readonly Command[]) => number;
  /** What a seat owns, in its panel. */
  Seat: Component<SeatProps>;
  /** Where in the game we are, for the top bar. */
  Track: Component<{ view: Plain; words: GameWords; decision?: Decision | null }>;
  colourOf: (view: Plain | null, seat: number) => string | undefined;
  /** One line under a name: the start player, who has passed … as ids of words. */
  eventIcon: (event: Facts) => string | null;
  /** Whose shield stands beside an event that names no seat. */
  colourOfEvent?: (event: Facts, view: Plain | null) => SeatColour | undefined;
  /** What an event sounds like, if it sounds. */
  sound?: (event: Facts) => Sound | null;
  /** Whose doing an event is, where it names no seat. */
  seatOf?: (event: Facts, view: Plain | null) => number | null;
  /** What deserves a panel of its own when it happens. */
  moments?: Moments;
  /** Their dice and sums: a chunk of its own. */
  telling?: () => Promise<{ TELLING: Telling }>;
  /** Events that begin a new heading in the log. */
  heading: (event: Facts) => boolean;
  /** What of the log is one action. */
  folds?: Folds;
  /** What came of everything under a heading, in a few words. */
  sumOf?: (heading: Plain, events: readonly Plain[]) => string;
  /** Where everybody's points came from, as the whole log tells it. */
  pointsFrom?: (log: readonly Plain[]) => { name: string; points: ReadonlyMap<number, number> }[];
  /** Options that are shown on the board or in the hand, so that the list need not repeat them on wide screens. */
  onBoard: (decision: Decision, choice: Choice) => boolean;
  /** The buttons of the board are all there is to it: the list leaves those answers out. */
  onlyThere?: (decision: Decision) => boolean;
  /** What is printed on the thing a question is about, in a line under the question. */
  about?: (decision: Decision, words: GameWords) => string;
  /** What an answer gains and costs, in a sentence beside its words. */
  meaning?: (decision: Decision, choice: Choice, view: Plain, content: Content) => string | null;
  /** What is to be chosen on the map or another large table, as a sentence: its answers are all listed then too. */
  onMap?: (decision: Decision) => string | null;
  /** What each component does, in sentences, and what the parts of the bots' evaluation are called: a chunk of its own. Elements name theirs by `data-about`. */
  components?: () => Promise<{ about: AboutGame; worth: (part: string) => string }>;
  /** Questions that get a panel of their own in the decision bar instead of a plain list. */
  panelled?: (decision: Decision) => boolean;
  Panel?: Component<PanelProps>;
  /** Whether the question is about what I hold: on a phone the hand comes up. */
  inHand?: (decision: Decision) => boolean;
  /** Choices that deserve a second press even with a mouse, because no undo brings back what they show. No rule. */
  weighty?: (decision: Decision, choice: Choice, view: Plain, content: Content) => boolean;
  /** What a choice answers besides, with what is held in hand. */
  compose?: (decision: Decision, choice: Choice) => Plan | null;
  keysOf?: (decision: Decision) => Map<Choice, string>;
  /** How many answers back an unfinished act began. */
  started?: (decision: Decision) => boolean;
}
