// Everything the client knows of one table. `change.ts` changes it, the components draw it.
import type {
  Agreements,
  ChatLine,
  Clocks,
  Frame,
  Plain,
  Promised,
  Refused,
  SeatInfo,
  Seen,
  TableInfo,
} from '@/wire/types';
import type { Link } from '@/wire/socket';

/** A replay: the positions of the match so far, and the one on the board now. */
export interface Past {
  frames: Frame[];
  at: number;
  eyes: number | null;
}

export interface TableState {
  id: string;
  link: Link;
  gone: string | null;
  table: TableInfo | null;
  seats: SeatInfo[];
  yours: number[];
  agreements: Agreements;
  spectators: number;
  seen: Omit<Seen, 'log' | 'log_from'> | null;
  log: Plain[];
  /** How much of the log was there when this page came: older events are not played back as news. */
  known: number;
  /** Log length after my last answer, as far as this browser knows: the recap begins here. */
  lastTurn: number | null;
  chat: ChatLine[];
  unread: number;
  note: string;
  /** The note as the server has it. */
  noteKept: string;
  clocks: Clocks | null;
  /** When the clocks arrived, by this computer's own time. */
  clocksAt: number;
  /** What my seats answer in advance. */
  promised: Promised[];
  refused: Refused | null;
  sending: string | null;
  past: Past | null;
}

export function emptyTable(id: string): TableState {
  return {
    id,
    link: 'connecting',
    gone: null,
    table: null,
    seats: [],
    yours: [],
    agreements: { undo: null, pace: null, end: [], needed: [], seat: null },
    spectators: 0,
    seen: null,
    log: [],
    known: 0,
    lastTurn: null,
    chat: [],
    unread: 0,
    note: '',
    noteKept: '',
    clocks: null,
    clocksAt: 0,
    promised: [],
    refused: null,
    sending: null,
    past: null,
  };
}

export const status = (state: TableState): string => state.table?.status ?? 'open';

export const isMine = (state: TableState, seat: number | null | undefined): boolean =>
  seat !== null && seat !== undefined && state.yours.includes(seat);

/** The view on the board: the current one, or one of the replay. */
export const shownView = (state: TableState): Plain | null => {
  if (state.past) return state.past.frames[state.past.at]?.view ?? null;
  return state.seen?.view ?? null;
};

/** Where the recap begins: after my last answer, or after the last thing that happened to me. */
export function recapFrom(state: TableState): number {
  if (state.lastTurn !== null) return state.lastTurn;
  return state.log.findLastIndex((event) => isMine(state, event['seat'] as number | undefined)) + 1;
}

/** The log up to the position on the board. */
export function shownLog(state: TableState): Plain[] {
  if (!state.past) return state.log;
  let log: Plain[] = [];
  for (const frame of state.past.frames.slice(0, state.past.at + 1))
    log = [...log.slice(0, frame.log_from), ...frame.log];
  return log;
}
