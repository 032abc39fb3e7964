// What may be answered in advance at a question, or while nothing is asked. It knows no rule.
import type { Decision } from '@/decisions/decision';
import type { GameInfo } from '@/wire/types';
import type { Choice, Facts } from '@/words/gameWords';

/** What may be promised now. */
export interface Offer {
  /** Null: every reaction window. */
  kind: string | null;
  about: number | string | null;
  answers: readonly Choice[];
  /** A number up to a limit. */
  bid: boolean;
  /** It may be meant for every reaction window. */
  window: boolean;
}

export function offerFor(game: GameInfo, decision: Decision | null): Offer | null {
  if (!decision)
    return game.windows.length ? { kind: null, about: null, answers: ['pass'], bid: false, window: true } : null;
  const fact = game.in_advance[decision.kind];
  if (fact === undefined) return null;
  const about = fact ? ((decision.prompt as Facts)[fact] as number | string | undefined) : undefined;
  const window = game.windows.includes(decision.kind);
  const bid = game.bids.includes(decision.kind);
  return {
    kind: decision.kind,
    about: about ?? null,
    answers: window || bid ? ['pass'] : decision.options,
    bid,
    window,
  };
}
