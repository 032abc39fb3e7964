// What a message of the server does to the state. No drawing, no sending.
import { assertNever } from '@/lib/assertNever';
import type { Clocks, Json, Seen, ServerMessage, Snapshot, TableChanged } from '@/wire/types';
import { changed } from './changes';
import type { TableState } from './state';

export function apply(state: TableState, message: ServerMessage, now: number): void {
  switch (message.type) {
    case 'snapshot':
      return applySnapshot(state, message, now);
    case 'update':
      return applySeen(state, message.seen, now);
    case 'changes': {
      if (!state.seen) return; // the snapshot comes first
      const { changes, ...news } = message;
      return applySeen(
        state,
        { ...(changed(state.seen as unknown as Json, changes) as unknown as Seen), ...news },
        now,
      );
    }
    case 'accepted':
      if (state.sending === message.client_id) state.sending = null;
      state.refused = null;
      return;
    case 'refused':
      if (state.sending === message.client_id) state.sending = null;
      state.refused = message;
      if (message.fresh) applySeen(state, message.fresh, now);
      return;
    case 'table':
      return applyTable(state, message);
    case 'clocks':
      return applyClocks(state, message.clocks, now);
    case 'time_out':
      return;
    case 'said':
      if (state.chat.some((line) => line.number === message.line.number)) return;
      state.chat.push(message.line);
      state.unread += 1;
      return;
    case 'note':
      if (state.note === state.noteKept) state.note = message.text; // never over words being written
      state.noteKept = message.text;
      return;
    case 'in_advance':
      state.promised = message.promised;
      return;
    case 'pong':
      return;
    case 'announced':
      return; // the page shows it, not the table
    case 'gone':
      state.gone = message.reason;
      return;
    default:
      assertNever(message);
  }
}

function applySnapshot(state: TableState, message: Snapshot, now: number): void {
  const first = state.table === null;
  applyTable(state, message);
  state.note = message.note;
  state.noteKept = message.note;
  state.promised = message.in_advance;
  for (const line of message.chat) {
    if (!state.chat.some((known) => known.number === line.number)) state.chat.push(line);
  }
  state.sending = null;
  if (message.seen) applySeen(state, message.seen, now);
  if (first) state.known = state.log.length;
}

function applyTable(state: TableState, message: TableChanged | Snapshot): void {
  state.table = message.table;
  state.seats = message.seats;
  state.yours = message.yours;
  state.agreements = message.agreements;
  state.spectators = message.spectators;
}

function applySeen(state: TableState, seen: Seen, now: number): void {
  const { log, log_from, ...rest } = seen;
  const otherEyes = state.seen !== null && state.seen.eyes !== seen.eyes;
  state.seen = rest;
  state.log = [...state.log.slice(0, log_from), ...log];
  if (otherEyes) state.known = state.log.length;
  applyClocks(state, seen.clocks, now);
}

function applyClocks(state: TableState, clocks: Clocks, now: number): void {
  state.clocks = clocks;
  state.clocksAt = now;
}
