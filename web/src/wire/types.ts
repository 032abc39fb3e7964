// Generated from src/tabard/server/wire by scripts/wire-types. Do not edit.

export const PROTOCOL = 3;

export type Json = string | number | boolean | null | Json[] | { [name: string]: Json };
export type Plain = { [name: string]: Json };

/** Answers the open question of a seat. */
export interface Answer {
  type: "answer";
  /** chosen by the client, new for every act: sent twice, the act is done once */
  client_id: string;
  /** seat that acts; it must be yours */
  seat: number;
  /** version at which you read the question */
  version: number;
  /** one of the decision's options */
  choice: number | string;
}

/** Does something out of turn. */
export interface Order {
  type: "command";
  /** chosen by the client, new for every act: sent twice, the act is done once */
  client_id: string;
  /** seat that acts; it must be yours */
  seat: number;
  /** one of `Seen.commands`, or a deal */
  command: Plain;
  /** only whether it would be accepted: nothing is done */
  dry?: boolean;
}

/** An answer given in advance, to every such question while it stands. Of several the first one counts. */
export interface InAdvance {
  /** kind of question, of `GameInfo.in_advance`; null: any reaction window */
  kind?: string | null;
  /** only where the fact named in `GameInfo.in_advance` is this; null: always */
  about?: number | string | null;
  /** given where it is among the options; null: you are asked */
  answer?: number | string | null;
  /** first the lowest number that is on offer and not above this, of a bid */
  up_to?: number | null;
  /** for one question, the round, the match */
  until?: "match" | "once" | "round";
  /** not while the seat is attacked */
  unless_attacked?: boolean;
  /** when it was given; the server fills it in */
  round?: number | null;
}

/** Replaces what your seat answers before it is asked. */
export interface AnswerInAdvance {
  type: "answer_in_advance";
  /** seat that acts; it must be yours */
  seat: number;
  /** empty: nothing any more */
  answers: InAdvance[];
}

/** Stop here: to the open question nothing is answered in advance. */
export interface AskMe {
  type: "ask_me";
  /** seat that acts; it must be yours */
  seat: number;
  /** version at which you read the question */
  version: number;
}

/** Undoes answers within the horizon; beyond it becomes a request that the other players answer. */
export interface Undo {
  type: "undo";
  /** chosen by the client, new for every act: sent twice, the act is done once */
  client_id: string;
  /** seat that acts; it must be yours */
  seat: number;
  /** version at which you asked for it */
  version: number;
  /** how many answers; null: back to your last act, with all that came after it */
  answers?: number | null;
}

/** Redoes answers that were undone. */
export interface Redo {
  type: "redo";
  /** chosen by the client, new for every act: sent twice, the act is done once */
  client_id: string;
  /** seat that acts; it must be yours */
  seat: number;
  /** how many answers */
  answers?: number;
}

/** Answers somebody's request for an undo. */
export interface Consent {
  type: "consent";
  /** seat that acts; it must be yours */
  seat: number;
  /** false ends the request */
  agree: boolean;
}

/** A line of chat. */
export interface Say {
  type: "say";
  /** plain text */
  text: string;
  /** private to these seats; empty: all */
  to?: number[];
}

/** Replaces your private note on this table. */
export interface WriteNote {
  type: "write_note";
  /** nobody else reads it */
  text: string;
}

/** Takes an empty seat, or changes seats, before the start. */
export interface Sit {
  type: "sit";
  /** null: the first empty one */
  seat?: number | null;
}

/** Leaves a seat before the start; the host may clear any seat. */
export interface Stand {
  type: "stand";
  /** seat to leave */
  seat: number;
}

/** The host seats a bot, or changes its level. */
export interface SeatBot {
  type: "seat_bot";
  /** an empty seat or a bot's */
  seat: number;
  /** one of the bot levels of the game */
  level: string;
}

/** The host gives a seat to a program; `accepted.token` lets it in. */
export interface InviteBot {
  type: "invite_bot";
  /** an empty seat or a bot's; in a running match only if nobody else plays */
  seat: number;
  /** shown at the table */
  name?: string;
}

/** The host starts; bots of the stand-in level take the empty seats if asked to. */
export interface Start {
  type: "start";
  /** bots take empty seats; without it they forbid the start */
  fill?: boolean;
}

/** Leaves the match for good: the stand-in plays on; against one opponent the match ends. */
export interface Resign {
  type: "resign";
  /** seat that acts; it must be yours */
  seat: number;
  /** the stand-in plays on against one opponent too */
  play_on?: boolean;
}

/** The match ends when all people vote for it; who has been away too long is not waited for. */
export interface VoteToEnd {
  type: "vote_to_end";
  /** seat that acts; it must be yours */
  seat: number;
  /** false takes the vote back */
  agree?: boolean;
}

/** Proposes another pace, or agrees to the one proposed. */
export interface OfferPace {
  type: "offer_pace";
  /** seat that acts; it must be yours */
  seat: number;
  /** null refuses what is proposed */
  pace: "brisk" | "correspondence" | "live" | "untimed" | null;
}

/** Gives the seat to the stand-in (true) or takes it back (false). */
export interface Absent {
  type: "absent";
  /** seat that acts; it must be yours */
  seat: number;
  /** true: the bot plays until you return */
  away: boolean;
}

/** Asks those who play for a seat that nobody plays himself: a bot's, or of somebody gone. */
export interface AskSeat {
  type: "ask_seat";
  /** one of `TableInfo.you_may_ask` */
  seat: number;
}

/** Proposes that the stand-in plays for somebody who has been away longer than the table waits. */
export interface OfferBot {
  type: "offer_bot";
  /** seat that acts; it must be yours */
  seat: number;
  /** seat of the one who is away */
  absent: number;
}

/** Answers `Agreements.seat`. When all people who are here agree, it happens. */
export interface AgreeSeat {
  type: "agree_seat";
  /** seat that acts; it must be yours */
  seat: number;
  /** false ends the request */
  agree: boolean;
}

/** You are at the table: whoever is there need not be replaced. */
export interface Here {
  type: "here";
}

/** Opens the next table with the same settings and the same company. */
export interface Rematch {
  type: "rematch";
}

/** The first message on every socket, and again to change tables or eyes. */
export interface Hello {
  type: "hello";
  /** id of the table */
  table: string;
  /** opens an invited table */
  invitation?: string | null;
  /** version you have; null: none */
  since?: number | null;
  /** number of log events you have */
  heard?: number;
  /** number of chat lines you have */
  chatted?: number;
  /** seat to look through; null: yours */
  eyes?: number | null;
  /** the page is visible: no notifications */
  in_view?: boolean;
  /** protocol the client was built for; from 3 on it is sent `changes` */
  protocol?: number;
  /** of the seat a program plays */
  token?: string | null;
}

/** Looks through another of your seats; through any seat when the match is over. */
export interface Look {
  type: "look";
  /** null: as a spectator */
  seat: number | null;
}

/** The page became visible or hidden. */
export interface InView {
  type: "in_view";
  /** while true no notifications are sent */
  visible: boolean;
}

/** Asks for a `pong`. */
export interface Ping {
  type: "ping";
  /** comes back unchanged */
  sent?: number;
}

/** A clock: a bank, an increment for every turn, and a cap on what can be saved up. */
export interface Clock {
  /** seconds a seat starts with */
  bank: number;
  /** seconds added after each turn */
  increment: number;
  /** the most seconds a bank can hold */
  cap: number;
  /** seconds used automatically when the bank is empty */
  vacation?: number;
}

/** The settings of a table, agreed before it starts. */
export interface Settings {
  /** id of the game */
  game: string;
  /** number of seats */
  seats: number;
  /** options of the game; what is left out is the default */
  options?: Plain;
  /** components replaced by id, or null */
  content?: Plain | null;
  /** what the table is called */
  name?: string;
  /** public: listed in the lobby */
  visibility?: "invited" | "public";
  /** who may watch */
  spectators?: "everyone" | "invited" | "nobody";
  /** which clock; `untimed` has none */
  pace?: "brisk" | "correspondence" | "live" | "untimed";
  /** null: the default clock of the pace */
  clock?: Clock | null;
  /** the host sits on every human seat, on one screen */
  hot_seat?: boolean;
  /** bot level that plays absent seats */
  stand_in?: string;
  /** seconds after which somebody absent holds up nobody; null: usual for the pace */
  patience?: number | null;
  /** players may ask what a Knight would do; not with a clock */
  hints?: boolean;
  /** who resigned goes on looking through the seat, secrets included */
  resigned_look?: boolean;
}

/** Something about the seats that everybody at the table is told. */
export interface Happened {
  /** when */
  at: number;
  /** `person`: somebody took the seat; `bot`: the stand-in; `rules` */
  kind: string;
  /** which seat */
  seat: number;
  /** who sat there */
  was: string;
  /** who sits there now */
  now: string;
}

/** The table apart from the match. */
export interface TableInfo {
  /** id of the table, also in its address */
  id: string;
  /** what was agreed, defaults filled in, without `content` */
  settings: Settings;
  /** components of one's own: GET /api/content/GAME?table=ID has them */
  own_content: boolean;
  /** open: waits for players; over: played or ended */
  status: "open" | "over" | "running";
  /** `played`, `voted`, `resigned`, or null */
  ended: string | null;
  /** why the match cannot go on here, or null */
  read_only: string | null;
  /** rules version the match began with */
  rules: number;
  /** seat of the host, or null when the host does not sit */
  host: number | null;
  /** you opened the table */
  you_host: boolean;
  /** invitation code, for those who may invite */
  invitation: string | null;
  /** hash of the seed, from the start on */
  commitment: string | null;
  /** the seed, only when the match is over */
  seed: string | null;
  /** id of the table where the next match is, or null */
  rematch: string | null;
  /** when it was opened */
  created: number;
  /** seconds after which somebody absent holds up nobody and may be replaced */
  patience: number;
  /** seats of the running match you may ask for */
  you_may_ask: number[];
  /** what happened to the seats, oldest first */
  happened: Happened[];
}

/** Who sits where. */
export interface SeatInfo {
  /** number of the seat, from 0 */
  seat: number;
  /** who sits there */
  kind: "bot" | "empty" | "human";
  /** name of the player or level of the bot; empty when empty */
  name: string;
  /** coat of arms, as a blazon */
  blazon: string;
  /** level of the bot, or null */
  level: string | null;
  /** somebody looks at the table from this seat */
  online: boolean;
  /** a bot plays for an absent or resigned player */
  stand_in: boolean;
  /** the player will not come back */
  resigned: boolean;
  /** a program of somebody's plays it */
  external: boolean;
  /** when its player was last here, while the match runs; null: here now */
  away_since: number | null;
  /** seconds of a round for which a bot of ours may keep others waiting */
  purse: number | null;
}

/** A seat asks to undo more than it may alone. */
export interface UndoRequest {
  /** who asks */
  seat: number;
  /** how many answers of the match, as far as all know of them */
  answers: number;
  /** seats that have consented */
  agreed: number[];
}

/** A seat proposes another pace. */
export interface PaceOffer {
  /** who proposes */
  seat: number;
  /** the pace proposed */
  pace: "brisk" | "correspondence" | "live" | "untimed";
  /** seats that have agreed */
  agreed: number[];
}

/** Somebody asks for a seat, or would give it to the stand-in. */
export interface SeatRequest {
  /** which seat */
  seat: number;
  /** who asks; empty: it is for the stand-in */
  name: string;
  /** seats that have agreed */
  agreed: number[];
  /** seats whose people must agree */
  needed: number[];
}

/** What the seats are settling among themselves. */
export interface Agreements {
  /** open request for an undo, or null */
  undo: UndoRequest | null;
  /** open proposal of another pace, or null */
  pace: PaceOffer | null;
  /** seats that vote to end the match now */
  end: number[];
  /** seats whose votes end it: those who are not long away */
  needed: number[];
  /** open request for a seat, or null */
  seat: SeatRequest | null;
}

/** Time left of one seat at `Clocks.now`. */
export interface SeatClock {
  /** number of the seat */
  seat: number;
  /** milliseconds left */
  bank: number;
  /** milliseconds of vacation left, used when the bank is empty */
  vacation: number;
  /** counts down from `Clocks.now` on */
  running: boolean;
}

/** All clocks at one time. */
export interface Clocks {
  /** time of the server */
  now: number;
  /** one for each seat; empty when untimed */
  seats: SeatClock[];
  /** when timers of the rules end, such as a parley's */
  ends: number[];
}

/** A match through one pair of eyes. */
export interface Seen {
  /** grows with every change you can see; send it back in `answer` */
  version: number;
  /** seat whose view this is; null: a spectator's */
  eyes: number | null;
  /** the engine's view of that seat */
  view: Plain;
  /** the question open for that seat, or null */
  decision: Plain | null;
  /** what the seat may do without being asked */
  commands: Plain[];
  /** keep this many events you have, drop the rest, then add `log` */
  log_from: number;
  /** events in order; the first has the index `log_from` */
  log: Plain[];
  /** answers this seat may undo alone */
  undoable: number;
  /** answers this seat may redo */
  redoable: number;
  /** answers from now back to the seat's last act; 0: it has none */
  back: number;
  /** the clocks as they stand */
  clocks: Clocks;
}

/** One line of chat. */
export interface ChatLine {
  /** place in the chat of this table, from 0 */
  number: number;
  /** when it was written */
  at: number;
  /** who wrote it */
  name: string;
  /** the writer's seat; null: a spectator */
  seat: number | null;
  /** seats it is private to; empty: everybody */
  to: number[];
  /** plain text, never markup; empty: you have blocked who wrote it */
  text: string;
}

/** What a seat of yours answers in advance. Nobody else is told. */
export interface Promised {
  /** number of the seat */
  seat: number;
  /** those that stand */
  answers: InAdvance[];
  /** will be given to the open question in a moment, or null */
  coming: number | string | null;
}

/** Everything you may know of a table. */
export interface Snapshot {
  type: "snapshot";
  /** the server's protocol */
  protocol: number;
  /** the table */
  table: TableInfo;
  /** who sits where */
  seats: SeatInfo[];
  /** your seats; several in hot-seat */
  yours: number[];
  /** open requests and votes */
  agreements: Agreements;
  /** the match; null before the start */
  seen: Seen | null;
  /** the last lines, those after `hello.chatted` */
  chat: ChatLine[];
  /** your private note */
  note: string;
  /** how many watch */
  spectators: number;
  /** what your seats answer in advance */
  in_advance: Promised[];
}

/** The position as you see it: the whole view, but only the new part of the log. */
export interface Update {
  type: "update";
  /** the view and the question as they are now, and the events since */
  seen: Seen;
}

/** The match went on, as far as you can see it: what changed in `seen` since the message before. */
export interface Changes {
  type: "changes";
  /** by field: [value], it is this now; [at, gone, values] in a list; or an object: changes by key or index, where null means that the key is gone */
  changes: Plain;
  /** keep this many events you have, drop the rest, then add `log` */
  log_from: number;
  /** events in order; the first has the index `log_from` */
  log: Plain[];
  /** the clocks as they stand */
  clocks: Clocks;
}

/** Your act is on disk. A repeated act is accepted again with the same result. */
export interface Accepted {
  type: "accepted";
  /** id of the act; empty where it has none */
  client_id: string;
  /** your version after it */
  version: number;
  /** of a seat given to a program; shown once */
  token: string | null;
}

/** Your message changed nothing. */
export interface Refused {
  type: "refused";
  /** short name: illegal, not_asked, stale, not_yours, slow_down, … */
  code: string;
  /** name of the reason for the words files, or a sentence */
  reason: string;
  /** id of the act refused; empty where it has none */
  client_id: string;
  /** clause of the rules that forbids it, or null */
  clause: string | null;
  /** facts for the reason's words */
  facts: Plain;
  /** the current position, when your answer was stale */
  fresh: Seen | null;
}

/** Seats, settings, status or agreements changed, or somebody came or went. */
export interface TableChanged {
  type: "table";
  /** the table */
  table: TableInfo;
  /** who sits where, who is there */
  seats: SeatInfo[];
  /** your seats */
  yours: number[];
  /** open requests and votes */
  agreements: Agreements;
  /** how many watch */
  spectators: number;
}

/** The clocks, when they change without a move: vacation began, a pace was agreed. */
export interface ClocksChanged {
  type: "clocks";
  /** the clocks as they stand */
  clocks: Clocks;
}

/** A seat has used up its time; the stand-in plays for it until its player returns. */
export interface TimeOut {
  type: "time_out";
  /** seat whose time is up */
  seat: number;
  /** level of the bot that plays now */
  level: string;
}

/** A new line of chat. */
export interface Said {
  type: "said";
  /** the line */
  line: ChatLine;
}

/** Your private note was changed, here or in another window. */
export interface NoteKept {
  type: "note";
  /** the note */
  text: string;
}

/** What your seats answer in advance is something else now, or an answer is coming. */
export interface AnswersInAdvance {
  type: "in_advance";
  /** your seats that answer in advance */
  promised: Promised[];
}

/** Answers a ping. */
export interface Pong {
  type: "pong";
  /** what the ping sent */
  sent: number;
  /** time of the server */
  now: number;
}

/** The keeper of this server says something to everybody. */
export interface Announced {
  type: "announced";
  /** plain text; empty: what was announced is over */
  text: string;
}

/** The server closes this socket; the reason says whether to come back. */
export interface Gone {
  type: "gone";
  /** restart, signed_out: come back soon; removed, banned, too_many_errors: do not */
  reason: string;
}

/** POST /api/guest */
export interface NewGuest {
  /** shown at the table; empty: keep the one you have */
  name?: string;
  /** language of notifications */
  language?: "en" | "pl" | "ru";
}

/** POST /api/register: turns the guest into an account; without a session it makes a new one. */
export interface Register {
  /** login name */
  login: string;
  /** at least eight characters */
  password: string;
  /** shown at the table; empty: keep the one you have */
  name?: string;
}

/** POST /api/login */
export interface SignIn {
  /** login name */
  login: string;
  /** at least eight characters */
  password: string;
}

/** POST /api/key: a guest comes back, or comes from another device, by the personal link. */
export interface ByKey {
  /** the part of the link after `#` */
  key: string;
}

/** PATCH /api/me: what is left out (null) stays. */
export interface ChangeMe {
  /** shown name */
  name?: string | null;
  /** coat of arms */
  blazon?: string | null;
  /** language of notifications */
  language?: "en" | "pl" | "ru" | null;
  /** for notifications, once the link sent there was opened; empty: none */
  email?: string | null;
  /** https address; empty: none */
  webhook?: string | null;
}

/** POST /api/password: ends every other session. */
export interface ChangePassword {
  /** the password so far */
  old: string;
  /** at least eight characters */
  new: string;
}

/** POST /api/confirm: the link of the letter is `/#confirm=TOKEN`. */
export interface ConfirmEmail {
  /** the part of the link after `=` */
  token: string;
}

/** DELETE /api/me: the person goes, shared matches stay with the name `somebody`. */
export interface DeleteMe {
  /** needed where there is one */
  password?: string | null;
}

/** POST /api/push: what `PushManager.subscribe` gave. */
export interface PushSubscription {
  /** address of the push service */
  endpoint: string;
  /** the browser's key */
  p256dh: string;
  /** the browser's secret */
  auth: string;
}

/** POST /api/tables */
export interface CreateTable {
  /** what is played, and how */
  settings: Settings;
  /** your seat; null: none yet */
  seat?: number | null;
  /** level by seat number */
  bots?: { [name: string]: string };
  /** start at once, when every seat is taken */
  start?: boolean;
  /** a TOML or JSON file as text, read into `settings.content` */
  content?: string | null;
}

/** POST /api/join: one click on an invitation. Makes a guest where there is no session. */
export interface Join {
  /** id of the table */
  table: string;
  /** code of the link */
  invitation?: string | null;
  /** shown at the table; empty: keep the one you have */
  name?: string;
  /** null: the first empty one */
  seat?: number | null;
}

/** POST /api/import: an exported match becomes a table of your own. */
export interface ImportJournal {
  /** a journal as exported */
  journal: Plain;
  /** what the table is called */
  name?: string;
}

/** POST /api/tables/{id}/hint */
export interface AskHint {
  /** seat that acts; it must be yours */
  seat: number;
}

/** POST /api/tables/{id}/usual */
export interface AskUsual {
  /** seat that acts; it must be yours */
  seat: number;
}

/** POST /api/block, POST /api/report: somebody at a table, by the seat or by a line of chat. */
export interface About {
  /** id of the table */
  table: string;
  /** who sits there */
  seat?: number | null;
  /** who wrote that line */
  line?: number | null;
  /** what happened, for the keeper; only for reports */
  why?: string;
}

/** DELETE /api/block */
export interface Unblock {
  /** as `Notices.blocked` gave it */
  id: string;
}

/** Who you are: GET /api/me, and the answer of every route that signs in. */
export interface Me {
  /** null: nobody yet */
  id: string | null;
  /** what you are */
  kind: "account" | "guest" | "nobody";
  /** shown name */
  name: string;
  /** coat of arms, as a blazon */
  blazon: string;
  /** language of notifications */
  language: "en" | "pl" | "ru";
  /** login name of an account */
  login: string | null;
  /** address for notifications */
  email: string | null;
  /** address for notifications */
  webhook: string | null;
  /** send it as header X-Tabard-Token with every change */
  csrf: string;
  /** a new guest's personal key, shown once */
  key: string | null;
}

/** A notification that did not arrive: the last one of its channel. */
export interface Failure {
  /** by which way */
  channel: "mail" | "push" | "webhook";
  /** when */
  at: number;
  /** for the words files: no-answer, answered, unreachable, … */
  reason: string;
  /** whose server it was meant for */
  host: string;
  /** what that server answered, or 0 */
  status: number;
}

/** Somebody you have blocked. */
export interface Person {
  /** for unblocking */
  id: string;
  /** shown name */
  name: string;
}

/** GET /api/me/notices: how notifications fare, and whom you have blocked. */
export interface Notices {
  /** channels whose last message did not arrive */
  failures: Failure[];
  /** people you have blocked */
  blocked: Person[];
}

/** A table option of a game. */
export interface OptionInfo {
  /** name, also for the words files */
  name: string;
  /** its possible values */
  values: (string | number | boolean)[];
  /** the default */
  default: string | number | boolean;
  /** clause of the rules */
  clause: string;
  /** numbers of seats at which it means something */
  seats: number[];
}

/** A game that can be played here. */
export interface GameInfo {
  /** id of the game */
  id: string;
  /** draft, playable, complete */
  stage: string;
  /** possible numbers of seats */
  seats: number[];
  /** rules version */
  rules: number;
  /** table options */
  options: OptionInfo[];
  /** kinds of question that only offer a reaction, or a pass */
  windows: string[];
  /** kinds that may be answered in advance, and the fact that tells one from another */
  in_advance: { [name: string]: string };
  /** those of them that ask for a number or a pass */
  bids: string[];
  /** it can be seen when a seat is attacked */
  attacks: boolean;
}

/** A pace and its clock. */
export interface PaceInfo {
  /** name */
  pace: "brisk" | "correspondence" | "live" | "untimed";
  /** null: no clock */
  clock: Clock | null;
  /** seconds for which somebody absent is usually waited for */
  patience: number;
}

/** GET /api/house: what this server offers. */
export interface House {
  /** the server's protocol */
  protocol: number;
  /** version of Tabard */
  version: string;
  /** games, in the order to show */
  games: GameInfo[];
  /** bot levels, weakest first */
  levels: string[];
  /** paces with their clocks */
  paces: PaceInfo[];
  /** VAPID public key, or null: no browser push */
  push_key: string | null;
  /** notifications by e-mail are possible */
  email: boolean;
  /** what the keeper of this server announces, or nothing */
  announcement: string;
}

/** A table in a list. */
export interface TableLine {
  /** id of the table */
  id: string;
  /** what the table is called */
  name: string;
  /** id of the game */
  game: string;
  /** open, running, over */
  status: "open" | "over" | "running";
  /** which clock */
  pace: "brisk" | "correspondence" | "live" | "untimed";
  /** options of the game */
  options: Plain;
  /** who sits where */
  seats: SeatInfo[];
  /** your seats */
  yours: number[];
  /** the match waits for you */
  your_turn: boolean;
  /** when the next time runs out, or null */
  deadline: number | null;
  /** when something last happened that everybody may know of */
  changed: number;
  /** cannot be read: set aside, nothing else is known of it */
  damaged: boolean;
}

/** GET /api/lobby */
export interface Lobby {
  /** your tables, those that wait for you first */
  mine: TableLine[];
  /** public tables with free seats, then running ones */
  public: TableLine[];
}

/** The table you opened or joined. */
export interface Opened {
  /** id of the table */
  table: string;
  /** code for others to join */
  invitation: string;
  /** who you are now */
  me: Me;
}

/** One position of a match, as the eyes saw it. */
export interface Frame {
  /** version at that position */
  version: number;
  /** the view */
  view: Plain;
  /** the question open for those eyes, or null */
  decision: Plain | null;
  /** keep this many events of the frame before */
  log_from: number;
  /** events since the frame before */
  log: Plain[];
}

/** GET /api/tables/{id}/replay?eyes=SEAT&since=FRAME */
export interface Replay {
  /** whose eyes */
  eyes: number | null;
  /** number of the first frame sent */
  first: number;
  /** frames in order */
  frames: Frame[];
  /** how many frames there are */
  frames_in_all: number;
}

/** A part of the evaluation in which one choice is ahead of another. */
export interface HintReason {
  /** its name in the game */
  part: string;
  /** how much more than the choice it is compared with, or less */
  points: number;
}

/** One of the choices a hint compares. */
export interface HintedChoice {
  /** one of the decision's options */
  choice: number | string;
  /** estimated chance of winning with it, 0 to 1 */
  chance: number;
  /** how often the search tried it */
  visits: number;
  /** what the first has before the second; others, beside the first */
  reasons: HintReason[];
}

/** What would a Knight do? Based on the seat's own information. */
export interface Hint {
  /** whose question */
  seat: number;
  /** version the hint is for: at another one it is stale */
  version: number;
  /** level of the bot that was asked */
  level: string;
  /** what it would choose, then the alternatives */
  choices: HintedChoice[];
}

/** The one answer to the open question that makes sense. */
export interface Usual {
  /** number of the seat */
  seat: number;
  /** version of the position it is for */
  version: number;
  /** null: there is something to decide, or nothing is asked */
  choice: number | string | null;
}

/** Everybody's chances at one position, each from what that seat knew. */
export interface CurvePoint {
  /** number of the next entry of the journal */
  at: number;
  /** chance of winning of each seat, 0 to 1 */
  chances: number[];
  /** number of the frame in each seat's replay, then in a spectator's */
  frames: number[];
}

/** A choice and its estimated chance. */
export interface WeighedChoice {
  /** one of the decision's options */
  choice: number | string;
  /** estimated chance of winning with it, 0 to 1 */
  chance: number;
}

/** An answer that cost something. */
export interface WeighedDecision {
  /** who answered */
  seat: number;
  /** number of the entry of the journal */
  at: number;
  /** number of the frame in the seat's own replay */
  frame: number;
  /** what was asked */
  prompt: Plain;
  /** clause of the question */
  clause: string;
  /** what was answered */
  chosen: number | string;
  /** what a Knight would have answered */
  best: number | string;
  /** estimated chance of winning with the answer given */
  chance: number;
  /** how much higher the chance of the best answer was */
  cost: number;
  /** the best answers, best first */
  choices: WeighedChoice[];
}

/** GET or POST /api/tables/{id}/analysis: of a match that is over. POST begins it. */
export interface Analysis {
  /** none: nobody has asked for it yet */
  status: "done" | "failed" | "none" | "working";
  /** 0 to 1 */
  progress: number;
  /** the curve, when done */
  points: CurvePoint[];
  /** the costliest of each seat, costliest first */
  decisions: WeighedDecision[];
}

/** One thing the learner did. */
export interface LessonDone {
  /** read on, or did something */
  kind: "answer" | "command" | "read";
  /** one of `decision.options`, for an answer */
  choice?: number | string;
  /** one of `commands`, for a command */
  command?: Plain | null;
}

/** POST /api/lessons/GAME/KIND/LESSON */
export interface TakeLesson {
  /** everything the learner did so far, in order */
  done?: LessonDone[];
}

/** A lesson in the list of a game. Its words are called after its id. */
export interface LessonLine {
  /** id of the lesson */
  id: string;
  /** a lesson, or a position to practise on */
  kind: "lessons" | "practice";
  /** how many steps it has */
  steps: number;
}

/** GET /api/lessons/GAME: in the order in which they are best taken. */
export interface Lessons {
  /** lessons, then practice */
  lessons: LessonLine[];
}

/** What can be done next, as `done` takes it. */
export interface LessonNext {
  /** an answer or a command */
  kind: "answer" | "command";
  /** the choice of an answer */
  choice: number | string;
  /** the command */
  command: Plain | null;
}

/** What the coach says and shows after everything the learner did. */
export interface LessonShown {
  /** the table, as if it were a real one */
  shown: Snapshot;
  /** id of the step; null: the lesson is over */
  step: string | null;
  /** number of the step, from 0 */
  at: number;
  /** how many steps there are */
  steps: number;
  /** ids of what the coach points at */
  points: string[];
  /** the learner only reads on */
  reads: boolean;
  /** the last answer was wrong: name of the words; `*`: unnamed */
  wrong: string | null;
  /** what the coach would do, for who asks to see it */
  next: LessonNext | null;
  /** how many things done belong to the step: taken back to try again */
  back: number;
}

/** GET /api/daily: the practice position of the day, the same for everybody. */
export interface Daily {
  /** the day it is for, in UTC: YYYY-MM-DD */
  day: string;
  /** its game; null: there is no position at all */
  game: string | null;
  /** id of the position */
  lesson: string;
}

/** GET /api/lessons/GAME/table: what the pictures of the guide are cut from. */
export interface FirstTable {
  /** the view of a seat as the first lesson begins, or a match */
  view: Plain;
}

/** One thing said: an answer, or what a real die or card shows. */
export interface SaidByHand {
  /** what the person did, or sees */
  kind: "answer" | "shown";
  /** one of the question's options */
  choice: number | string;
}

/** POST /api/companion/GAME, and …/hint for what a Knight would do there */
export interface PlayByHand {
  /** options of the solo game */
  options?: { [name: string]: boolean | number | string };
  /** everything said so far, in order */
  said?: SaidByHand[];
  /** how many events are known already */
  heard?: number;
}

/** Something that happened, as the player sees it. */
export interface ByHandEvent {
  /** the event, as in a log */
  event: Plain;
  /** of the opponent: the clause that made him do it */
  clause: string | null;
}

/** Where a solo match beside the box stands. */
export interface ByHandShown {
  /** what is asked; of kind `shown`: dice or cards */
  question: Plain | null;
  /** what happened since */
  events: ByHandEvent[];
  /** how many events there are by now */
  count: number;
  /** the running score, as in a view */
  scores: Plain[];
  /** the final standing, as in a view */
  standing: Plain[] | null;
}

/** POST /api/companion/GAME/position, and …/position/hint for what a Knight would do there */
export interface AskPosition {
  /** a position, as in the game's vectors */
  text: string;
  /** answers played in it: `P1 bid 3` */
  said?: string[];
  /** an answer: is it legal? */
  ask?: string | null;
  /** for a hint: whose question */
  seat?: number;
}

/** Whether an answer is legal; if not, the clause and reason, or why it is not understood. */
export interface Verdict {
  /** whether it may be given now */
  legal: boolean;
  /** if not: the clause that forbids it */
  clause: string | null;
  /** and why, as in a refusal */
  reason: string | null;
  /** facts for its words */
  facts: Plain;
  /** else what was not understood */
  unclear: string;
}

/** What is asked in a position, and the verdict on an answer. */
export interface PositionShown {
  /** how many play */
  seats: number;
  /** the open questions, as in a decision */
  questions: Plain[];
  /** if one was asked for */
  verdict: Verdict | null;
  /** what was written, as values for the form */
  position: Plain;
}

/** GET /api/companion/GAME */
export interface PositionExample {
  /** whether the game has an opponent for one player */
  solo: boolean;
  /** a position to start from */
  example: string;
  /** the same, as values for the form */
  position: Plain;
  /** what a position is made of, to be filled in; empty: no form */
  form: Plain;
}

export type TableMessage =
  | Answer
  | Order
  | AnswerInAdvance
  | AskMe
  | Undo
  | Redo
  | Consent
  | Say
  | WriteNote
  | Sit
  | Stand
  | SeatBot
  | InviteBot
  | Start
  | Resign
  | VoteToEnd
  | OfferPace
  | Absent
  | AskSeat
  | OfferBot
  | AgreeSeat
  | Here
  | Rematch;

export type ClientMessage =
  | Answer
  | Order
  | AnswerInAdvance
  | AskMe
  | Undo
  | Redo
  | Consent
  | Say
  | WriteNote
  | Sit
  | Stand
  | SeatBot
  | InviteBot
  | Start
  | Resign
  | VoteToEnd
  | OfferPace
  | Absent
  | AskSeat
  | OfferBot
  | AgreeSeat
  | Here
  | Rematch
  | Hello
  | Look
  | InView
  | Ping;

export type ServerMessage =
  | Snapshot
  | Update
  | Changes
  | Accepted
  | Refused
  | TableChanged
  | ClocksChanged
  | TimeOut
  | Said
  | NoteKept
  | AnswersInAdvance
  | Pong
  | Announced
  | Gone;
