// Why an answer is advised, in a sentence made from the parts of the evaluation.
import type { HintedChoice } from '@/wire/types';
import { t } from '@/words/words.svelte';

/** "better: knights +2.1; worse: ducats −0.9", or that there is hardly a difference. */
export function why(choice: HintedChoice, worth: (part: string) => string): string {
  const list = (sign: number): string =>
    choice.reasons
      .filter(({ points }) => points * sign > 0)
      .map(({ part, points }) => `${worth(part)} ${signed(points)}`)
      .join(', ');
  const [gains, costs] = [list(1), list(-1)];
  const said = [gains && t('hint-gains', { parts: gains }), costs && t('hint-costs', { parts: costs })];
  return said.filter((one) => one !== '').join('; ') || t('hint-alike');
}

const signed = (points: number): string => (points > 0 ? `+${points}` : `−${-points}`);
