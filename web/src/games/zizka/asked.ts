// Which answer a thing on the table stands for, as the open question offers it.
import { isLegal, type Decision } from '@/decisions/decision';
import type { Choice } from '@/words/gameWords';
import type { Content } from '@/words/content';
import { difficultyOf } from './components';

const HERE: readonly Choice[] = ['face', 'recruit', 'conquest'];

const first = (decision: Decision | null, wanted: readonly Choice[]): Choice | null =>
  wanted.find((choice) => decision?.options.includes(choice)) ?? null;

/** A space: somewhere to go or to look; where I stand, what can be done there. */
export function choiceAt(
  decision: Decision | null,
  space: string,
  here: string | undefined,
  content: Content,
): Choice | null {
  if (!decision) return null;
  if (decision.kind === 'main') return space === here ? first(decision, HERE) : isLegal(decision, space) ? space : null;
  const difficulty = difficultyOf(content, space);
  return first(decision, difficulty ? [space, difficulty] : [space]);
}

/** A follower on a tavern table. */
export const choiceOfOffered = (decision: Decision | null, card: string): Choice | null =>
  decision?.kind === 'recruit' || decision?.kind === 'follower' ? first(decision, [`recruit:${card}`, card]) : null;

/** A follower on a tavern table may also be sent away. */
export const refreshOf = (decision: Decision | null, card: string): Choice | null =>
  first(decision, [`refresh:${card}`]);

const FROM_TEAM = ['replace', 'discard', 'lose_follower'];

/** A follower of mine: who leaves, or whose eyes are used. */
export function choiceOfTeam(decision: Decision | null, card: string): Choice | null {
  if (decision?.kind === 'main') return first(decision, [`peek:${card}`]);
  return decision && FROM_TEAM.includes(decision.kind) ? first(decision, [card]) : null;
}

/** A die in the tray: by a re-roll if there is one, else for a coin. */
export const choiceOfDie = (decision: Decision | null, name: string): Choice | null =>
  decision?.kind === 'reroll' ? first(decision, [name, `buy:${name}`]) : null;

export const aboutCards = (decision: Decision): boolean =>
  decision.kind === 'recruit' || decision.kind === 'follower' || FROM_TEAM.includes(decision.kind);
