// Cards in the hand: what they are, and what can be done with each now as question and commands offer it.
import type { Command } from '@/decisions/commands';
import type { Decision } from '@/decisions/decision';
import type { Content } from '@/words/content';
import type { Choice } from '@/words/gameWords';
import { CARD_ICONS } from '../icons';

const CHURCH: Readonly<Record<string, string>> = {
  prioress: 'nun-face',
  bishop: 'pope-crown',
  archbishop: 'pope-crown',
};

export interface HandCard {
  id: string;
  kind: string;
  icon: string;
  /** May be played whenever somebody is asked, not in its own phase alone. */
  surprise: boolean;
  phase: number;
}

export function cardOf(content: Content, id: string): HandCard {
  const row = content.get(id)?.row ?? {};
  const kind = String(row['kind'] ?? '');
  return {
    id,
    kind,
    icon: CHURCH[kind] ?? CARD_ICONS[kind] ?? 'card-play',
    surprise: row['surprise'] === true,
    phase: Number(row['phase'] ?? 0),
  };
}

const about = (choice: string, card: string): boolean => choice === card || choice.endsWith(`:${card}`);

/** Answers to the open question that are about this card. */
export const choicesOf = (decision: Decision | null, card: string): Choice[] =>
  (decision?.options ?? []).filter((option) => about(String(option), card));

/** The command that plays the card now. */
export const playOf = (commands: readonly Command[], card: string): Command | null =>
  commands.find((one) => one['do'] === 'play' && about(String(one['thing']), card)) ?? null;

/** What the press of a button on the card does, as the id of a word; null: the answer's own words say it. */
export function actOf(decision: Decision, choice: Choice): string | null {
  if (decision.kind === 'play_card' || String(choice).startsWith('card:')) return 'play-card';
  if (String(choice).startsWith('play:')) return 'play-instead';
  return decision.kind === 'discard' ? 'discard-card' : null;
}

const OF_CARDS = ['play_card', 'discard', 'trade_give'];

const NO_CARDS: readonly Choice[] = ['end', 'none'];

/** Answers that have a button on a card, so that the list need not repeat them. */
export const onCard = (decision: Decision, choice: Choice): boolean =>
  aboutHand(decision) && !NO_CARDS.includes(choice);

/** Whether the question is answered with cards in the hand. */
export const aboutHand = (decision: Decision): boolean => OF_CARDS.includes(decision.kind);
