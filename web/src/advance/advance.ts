// Answers given in advance: how a new one takes its place, and how those that stand are said.
import type { GameInfo, InAdvance } from '@/wire/types';
import type { GameWords } from '@/words/gameWords';
import { t } from '@/words/words.svelte';

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
