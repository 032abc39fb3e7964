import { describe, expect, it } from 'vitest';
import { withNew } from '@/advance/advance';
import { offerFor } from '@/advance/offer';
import type { Decision } from '@/decisions/decision';
import type { GameInfo, InAdvance } from '@/wire/types';

const FIEF = {
  windows: ['react', 'join_revolt'],
  in_advance: { react: 'moment', join_revolt: '', consent: 'asker', bid: '' },
  bids: ['bid'],
  attacks: true,
} as unknown as GameInfo;

const asked = (kind: string, options: (string | number)[], facts: object = {}): Decision =>
  ({ seat: 0, kind, clause: '', prompt: { kind, ...facts }, options, default: options[0], refused: [] }) as Decision;

describe('what may be answered in advance', () => {
  it('is a pass in a window, there or everywhere', () => {
    const offer = offerFor(FIEF, asked('react', ['pass', 'card:ambush'], { moment: 'arrival' }));
    expect(offer).toEqual({ kind: 'react', about: 'arrival', answers: ['pass'], bid: false, window: true });
  });

  it('is any answer to a question that differs by who asks', () => {
    const offer = offerFor(FIEF, asked('consent', ['no', 'yes'], { asker: 2 }));
    expect(offer).toMatchObject({ kind: 'consent', about: 2, answers: ['no', 'yes'], window: false });
  });

  it('is a limit for a bid', () => {
    expect(offerFor(FIEF, asked('bid', ['pass', 3, 4]))).toMatchObject({ bid: true, answers: ['pass'] });
  });

  it('is nothing at other questions, and every window while nobody asks', () => {
    expect(offerFor(FIEF, asked('march', ['end']))).toBeNull();
    expect(offerFor(FIEF, null)).toMatchObject({ kind: null, window: true });
    expect(offerFor({ ...FIEF, windows: [] }, null)).toBeNull();
  });
});

describe('a new answer in advance', () => {
  it('comes first and takes the place of one for the same questions', () => {
    const everywhere: InAdvance = { kind: null, answer: 'pass', until: 'match' };
    const here: InAdvance = { kind: 'react', about: 'arrival', answer: 'pass' };
    expect(withNew([everywhere], here)).toEqual([here, everywhere]);
    const sooner: InAdvance = { ...everywhere, until: 'round' };
    expect(withNew([here, everywhere], sooner)).toEqual([sooner, here]);
  });
});
