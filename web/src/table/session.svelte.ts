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
import { emptyTable, shownLog, shownView, type TableState } from './state';

const newId = (): string => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}`;

export class Session {
  readonly state: TableState;
  private readonly wire: Wire;
  /** Commands that are only tried, by their id: who waits to hear. */
  private readonly tried = new Map<string, (refused: Refused | null) => void>();

  readonly view = $derived.by(() => shownView(this.state));
  readonly log = $derived.by(() => shownLog(this.state));
  readonly decision = $derived.by((): Decision | null => {
    const seen = this.state.seen;
    if (this.state.past || !seen || seen.eyes === null || !this.state.yours.includes(seen.eyes)) return null;
    return asDecision(seen.decision);
  });
  readonly commands = $derived.by((): readonly Command[] => {
    const seen = this.state.seen;
    if (this.state.past || !seen || seen.eyes === null || !this.state.yours.includes(seen.eyes)) return [];
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
    apply(this.state, message, Date.now());
    if (message.type === 'accepted') this.markTurn();
    if (message.type === 'announced' && who.house) who.house.announcement = message.text;
    this.hear(message);
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
    this.wire.act({ type: 'answer', client_id, seat: decision.seat, version: seen.version, choice });
  }

  /** Gives one of the commands the server lists. */
  command(command: Command): void {
    const seat = this.mySeat();
    if (seat === null || this.state.sending || this.state.past) return;
    const client_id = newId();
    this.state.sending = client_id;
    this.state.refused = null;
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
    this.wire.act({ type: 'undo', client_id: newId(), seat, version: this.state.seen.version, answers });
  }

  redo(): void {
    const seat = this.mySeat();
    if (seat !== null) this.wire.act({ type: 'redo', client_id: newId(), seat, answers: 1 });
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
