// A table: the state, the socket behind it, and one function for each thing a player can do.
import type { Command } from '@/decisions/commands';
import { asDecision, type Decision } from '@/decisions/decision';
import { who } from '@/lib/me.svelte';
import { keep, recall } from '@/lib/stored';
import { api } from '@/wire/api';
import { TableSocket, type Listener, type Wire } from '@/wire/socket';
import type { Pace } from '@/wire/names';
import { PROTOCOL, type ClientMessage, type Refused, type ServerMessage } from '@/wire/types';
import type { Choice } from '@/words/gameWords';
import { apply } from './change';
import { Showing } from './showing.svelte';
import { emptyTable, recapFrom, shownLog, shownView, type TableState } from './state';

const BEYOND = 999_999_999; // no frame has this number: only their count is asked for
const AGAIN = 80; // so many frames at most are shown again

const newId = (): string => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}`;

export class Session {
  readonly state: TableState;
  private readonly wire: Wire;
  /** Something of mine is on its way: what comes next is its effect. */
  private acting = false;
  /** Commands that are only tried, by their id: who waits to hear. */
  private readonly tried = new Map<string, (refused: Refused | null) => void>();

  /** Others' moves, shown one after the other. */
  readonly showing = new Showing();
  private readonly shown = $derived.by(() => (this.state.past ? null : this.showing.shown));

  readonly view = $derived.by(() => this.shown?.view ?? shownView(this.state));
  readonly log = $derived.by(() => (this.shown ? this.state.log.slice(0, this.shown.upto) : shownLog(this.state)));
  readonly decision = $derived.by((): Decision | null => {
    const seen = this.state.seen;
    if (this.state.past || this.shown || !seen || seen.eyes === null || !this.state.yours.includes(seen.eyes))
      return null;
    return asDecision(seen.decision);
  });
  readonly commands = $derived.by((): readonly Command[] => {
    const seen = this.state.seen;
    if (this.state.past || this.shown || !seen || seen.eyes === null || !this.state.yours.includes(seen.eyes))
      return [];
    return seen.commands;
  });
  readonly over = $derived.by(() => this.state.table?.status === 'over');

  constructor(
    id: string,
    readonly invitation: string | null,
    private readonly hear: (message: ServerMessage) => void,
    wire: (listener: Listener) => Wire = (listener) => new TableSocket(listener),
  ) {
    this.state = $state(emptyTable(id));
    this.state.lastTurn = recall<number | null>(`turn:${id}`, null);
    this.wire = wire({
      hello: () => ({
        table: id,
        invitation,
        since: this.state.seen?.version ?? null,
        heard: this.state.log.length,
        chatted: (this.state.chat.at(-1)?.number ?? -1) + 1,
        eyes: null,
        in_view: document.visibilityState === 'visible',
        protocol: PROTOCOL,
      }),
      heard: (message) => this.receive(message),
      link: (link) => (this.state.link = link),
    });
  }

  /** Whether this is a lesson: nobody else is there, and nothing lasts. */
  get taught(): boolean {
    return false;
  }

  private receive(message: ServerMessage): void {
    if (message.type === 'accepted' || message.type === 'refused') {
      const heard = this.tried.get(message.client_id);
      if (heard) {
        this.tried.delete(message.client_id);
        heard(message.type === 'refused' ? message : null);
        return;
      }
    }
    const before = { length: this.state.log.length, eyes: this.state.seen?.eyes, asked: this.decision !== null };
    apply(this.state, message, Date.now());
    if (message.type === 'refused') this.acting = false;
    if (message.type === 'snapshot' || message.type === 'update' || message.type === 'changes')
      this.show(before.length, message.type === 'snapshot' || before.eyes !== this.state.seen?.eyes, !before.asked);
    if (message.type === 'accepted') this.markTurn();
    if (message.type === 'announced' && who.house) who.house.announcement = message.text;
    this.hear(message);
  }

  /** A new position: on the board at once where I have acted or only now look, else when its turn comes. */
  private show(before: number, anew: boolean, waits: boolean): void {
    const view = this.state.seen?.view;
    if (!view || this.taught) return;
    const upto = this.state.log.length;
    this.showing.hear({ view, from: Math.min(before, upto), upto }, anew || this.acting || document.hidden, waits);
    this.acting = false;
  }

  /** What has happened since my last turn, once more: as it was seen here, or as the server tells it. */
  async showAgain(): Promise<void> {
    if (this.showing.canAgain) return this.showing.again();
    const eyes = this.state.seen?.eyes ?? null;
    const { frames_in_all: all } = await api.replay(this.state.id, eyes, BEYOND);
    const { frames } = await api.replay(this.state.id, eyes, Math.max(0, all - AGAIN));
    const seen = frames.map(({ view, log_from, log }) => ({ view, from: log_from, upto: log_from + log.length }));
    const begun = seen.findIndex(({ upto }) => upto > recapFrom(this.state));
    if (begun >= 0) this.showing.again(seen.slice(Math.max(0, begun - 1)));
  }

  /** The recap begins after my last act. */
  protected markTurn(): void {
    this.state.lastTurn = this.state.log.length;
    keep(`turn:${this.state.id}`, this.state.lastTurn);
  }

  answer(choice: Choice): void {
    const { seen } = this.state;
    const decision = this.decision;
    if (!seen || !decision || this.state.sending) return;
    const client_id = newId();
    this.state.sending = client_id;
    this.state.refused = null;
    this.acting = true;
    this.wire.act({ type: 'answer', client_id, seat: decision.seat, version: seen.version, choice });
  }

  /** Gives one of the commands the server lists. */
  command(command: Command): void {
    const seat = this.mySeat();
    if (seat === null || this.state.sending || this.state.past) return;
    const client_id = newId();
    this.state.sending = client_id;
    this.state.refused = null;
    this.acting = true;
    this.wire.act({ type: 'command', client_id, seat, command: { ...command } });
  }

  /** Whether a command would be accepted now; nothing is done. Null: it would. */
  check(command: Command): Promise<Refused | null> {
    const seat = this.mySeat();
    if (seat === null || this.state.past) return Promise.resolve(null);
    const client_id = newId();
    return new Promise((resolve) => {
      this.tried.set(client_id, resolve);
      this.say({ type: 'command', client_id, seat, command: { ...command }, dry: true });
    });
  }

  /** Undoes so many answers; null goes back to my last act, with the consent of the others. */
  undo(answers: number | null = 1): void {
    const seat = this.mySeat();
    if (seat === null || !this.state.seen) return;
    this.acting = true;
    this.wire.act({ type: 'undo', client_id: newId(), seat, version: this.state.seen.version, answers });
  }

  redo(answers = 1): void {
    const seat = this.mySeat();
    if (seat !== null) this.wire.act({ type: 'redo', client_id: newId(), seat, answers });
  }

  consent(agree: boolean): void {
    for (const seat of this.state.yours) {
      if (seat !== this.state.agreements.undo?.seat) this.say({ type: 'consent', seat, agree });
    }
  }

  say(message: ClientMessage): void {
    this.wire.say(message);
  }

  /** To everybody, or to some seats alone. */
  chat(text: string, to: number[] = []): void {
    this.say({ type: 'say', text, to });
  }

  offerPace(pace: Pace | null): void {
    const seat = this.mySeat();
    if (seat !== null) this.say({ type: 'offer_pace', seat, pace });
  }

  /** Ends the match now, where all who are here want it. */
  vote(seat: number, agree: boolean): void {
    this.say({ type: 'vote_to_end', seat, agree });
  }

  agreeToSeat(agree: boolean): void {
    const seat = this.state.yours[0];
    if (seat !== undefined) this.say({ type: 'agree_seat', seat, agree });
  }

  mySeat(): number | null {
    return this.state.seen?.eyes ?? this.state.yours[0] ?? null;
  }

  dismiss(): void {
    this.state.refused = null;
  }

  /** Opens the replay at the last position, or moves in it. */
  async lookBack(
    to: 'first' | 'back' | 'forward' | 'now',
    eyes: number | null = this.state.seen?.eyes ?? null,
  ): Promise<void> {
    if (to === 'now') {
      this.state.past = null;
      return;
    }
    const past = this.state.past;
    if (!past || past.eyes !== eyes) {
      const replay = await api.replay(this.state.id, eyes, 0);
      const last = replay.frames.length - 1;
      const at = past ? Math.min(past.at, last) : to === 'first' ? 0 : Math.max(0, last - 1);
      this.state.past = { frames: replay.frames, at, eyes };
      return;
    }
    this.goTo(to === 'first' ? 0 : past.at + (to === 'back' ? -1 : 1));
  }

  /** Opens one position of the match as a seat saw it. */
  async openMoment(eyes: number | null, at: number): Promise<void> {
    const replay = await api.replay(this.state.id, eyes, 0);
    this.state.past = { frames: replay.frames, at: 0, eyes };
    this.goTo(at);
  }

  goTo(at: number): void {
    const past = this.state.past;
    if (!past) return;
    if (at >= past.frames.length - 1 && !this.over) this.state.past = null;
    else past.at = Math.min(Math.max(at, 0), past.frames.length - 1);
  }

  close(): void {
    this.wire.close();
  }
}
