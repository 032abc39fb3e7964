import { describe, expect, it } from 'vitest';
import { apply } from '@/table/change';
import { endsIn, hurried, minutes, timeLeft } from '@/table/clock';
import { emptyTable, recapFrom, shownLog } from '@/table/state';
import type { Seen } from '@/wire/types';

const seen = (version: number, log_from: number, ...kinds: string[]): Seen => ({
  version,
  eyes: 0,
  view: { game: 'grunwald' },
  decision: null,
  commands: [],
  log_from,
  log: kinds.map((kind) => ({ kind })),
  undoable: 0,
  redoable: 0,
  back: 0,
  clocks: {
    now: 0,
    seats: [
      { seat: 0, bank: 60_000, vacation: 0, running: true },
      { seat: 1, bank: 90_000, vacation: 0, running: false },
    ],
    ends: [180_000],
  },
});

describe('messages change the state', () => {
  it('adds to the log, and an undo shortens it', () => {
    const state = emptyTable('t');
    apply(state, { type: 'update', seen: seen(1, 0, 'a', 'b', 'c') }, 0);
    apply(state, { type: 'update', seen: seen(2, 1, 'undone') }, 0);
    expect(state.log.map((event) => event['kind'])).toEqual(['a', 'undone']);
  });

  it('takes the fresh position from a stale click', () => {
    const state = emptyTable('t');
    state.sending = 'mine';
    apply(
      state,
      {
        type: 'refused',
        code: 'stale',
        reason: 'stale',
        client_id: 'mine',
        clause: null,
        facts: {},
        fresh: seen(9, 0, 'a'),
      },
      0,
    );
    expect(state.seen?.version).toBe(9);
    expect(state.sending).toBeNull();
    expect(state.refused?.code).toBe('stale');
  });

  it('hears a line of chat once', () => {
    const state = emptyTable('t');
    const line = { number: 0, at: 0, name: 'Witold', seat: 1, to: [], text: 'hello' };
    apply(state, { type: 'said', line }, 0);
    apply(state, { type: 'said', line }, 0);
    expect(state.chat).toHaveLength(1);
    expect(state.unread).toBe(1);
  });

  it('runs clocks by the time of this computer', () => {
    const state = emptyTable('t');
    apply(state, { type: 'update', seen: seen(1, 0) }, 1_000);
    expect(timeLeft(state, 0, 11_000)).toBe(50_000);
    expect(timeLeft(state, 1, 11_000)).toBe(90_000);
    expect(minutes(50_000)).toBe('0:50');
  });

  it('counts down to what ends by itself', () => {
    const state = emptyTable('t');
    expect(endsIn(state, 0)).toBe(null);
    apply(state, { type: 'update', seen: seen(1, 0) }, 1_000);
    expect([endsIn(state, 11_000), endsIn(state, 999_000)]).toEqual([170_000, 0]);
  });

  it('warns whoever sits there before time runs out', () => {
    const state = emptyTable('t');
    apply(state, { type: 'update', seen: seen(1, 0) }, 1_000);
    expect(hurried(state, 41_000)).toBe(null);
    state.yours = [0];
    expect([hurried(state, 30_000), hurried(state, 41_000)]).toEqual([null, 0]);
  });

  it('shows the log of the moment one looks back at', () => {
    const state = emptyTable('t');
    const frame = (version: number, log_from: number, kind: string) => ({
      version,
      view: {},
      decision: null,
      log_from,
      log: [{ kind }],
    });
    state.past = { frames: [frame(0, 0, 'a'), frame(1, 1, 'b'), frame(2, 1, 'c')], at: 1, eyes: 0 };
    expect(shownLog(state).map((event) => event['kind'])).toEqual(['a', 'b']);
    state.past.at = 2;
    expect(shownLog(state).map((event) => event['kind'])).toEqual(['a', 'c']);
  });
});

describe('the recap', () => {
  it('begins after my last answer, or after what last happened to me', () => {
    const state = emptyTable('t');
    state.yours = [0];
    state.log = [
      { kind: 'placed', seat: 0 },
      { kind: 'placed', seat: 1 },
      { kind: 'passed', seat: 1 },
    ];
    expect(recapFrom(state)).toBe(1);
    state.lastTurn = 2;
    expect(recapFrom(state)).toBe(2);
  });
});
