// Answers given in advance: what can be promised at a question, and how what stands is said. It knows no rule.
import type { Decision } from '@/decisions/decision';
import type { GameInfo, InAdvance } from '@/wire/types';
import type { Choice, Facts, GameWords } from '@/words/gameWords';
import { t } from '@/words/words.svelte';

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

/** The newest one counts first; what it makes void goes. */
export function withNew(standing: readonly InAdvance[], one: InAdvance): InAdvance[] {
  const same = (other: InAdvance): boolean =>
    (other.kind ?? null) === (one.kind ?? null) && (other.about ?? null) === (one.about ?? null);
  return [one, ...standing.filter((other) => !same(other))].slice(0, 20);
}

/** Which questions it is for. */
export function whereOf(one: Pick<InAdvance, 'kind' | 'about'>, game: GameInfo | null, words: GameWords): string {
  if (!one.kind) return t('advance-everywhere');
  const fact = game?.in_advance[one.kind] ?? '';
  const facts = fact && one.about !== null && one.about !== undefined ? { [fact]: one.about } : {};
  return words.phrase(`advance-${one.kind}`, facts);
}

export function answerOf(one: InAdvance, words: GameWords): string {
  if (one.up_to !== null && one.up_to !== undefined) return t('advance-up-to', { number: one.up_to });
  if (one.answer === null || one.answer === undefined) return t('advance-ask-me');
  return one.kind ? words.choice({ kind: one.kind }, one.answer) : t('advance-pass');
}

/** One that stands, as a sentence. */
export function inWords(one: InAdvance, game: GameInfo | null, words: GameWords): string {
  const said = t('advance-rule', {
    answer: answerOf(one, words),
    where: whereOf(one, game, words),
    until: t(`advance-until-${one.until ?? 'round'}`),
  });
  return one.unless_attacked ? t('advance-rule-unless', { rule: said }) : said;
}
