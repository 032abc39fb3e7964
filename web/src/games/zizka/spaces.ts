// The spaces as the open question sees them: which answer lies where, how far it is, and the whole in one sentence.
import { leadingTo, refusalOf } from '@/decisions/decision';
import type { BoardProps } from '@/games/module';
import type { Choice } from '@/words/gameWords';
import { choiceAt } from './asked';
import { describeSpace, type Speaking } from './describe';
import { READING_ORDER, stepsBetween } from './roads';
import { say } from './say';
import { eyesOf, tableOf } from './view';

export interface Spaces {
  speaking: Speaking;
  /** Where I stand. */
  here: string | undefined;
  /** Where the journey that is asked about begins: mine or Torak's. */
  from: string | undefined;
  travels: boolean;
  choiceOf: (space: string) => Choice | null;
  targets: readonly string[];
  isLit: (space: string) => boolean;
  labelOf: (space: string) => string;
}

const OF_TORAK = ['torak_path', 'nearest_token'];

export function spacesOf(board: BoardProps): Spaces {
  const { view, decision, pointed, keys, words, content, nameOf, mine } = board;
  const table = tableOf(view);
  const eyes = eyesOf(view);
  const speaking = { table, content, words, nameOf, eyes };
  const here = table.players[decision?.seat ?? eyes ?? mine[0] ?? table.active]?.space;
  const from = decision && OF_TORAK.includes(decision.kind) ? table.torak?.space : here;
  const travels = decision?.kind === 'move' || decision?.kind === 'torak_path';
  const ahead = (choice: Choice): boolean => decision !== null && leadingTo(decision, choice) !== null;
  const choiceOf = (space: string): Choice | null => choiceAt(decision, space, here, content);

  function whatCanBeDone(space: string, choice: Choice): string {
    if ((travels || ahead(choice)) && from) return say('target-steps', { steps: stepsBetween(from, space) });
    return decision?.kind === 'main' ? words.choice(decision.prompt, choice) : say('target');
  }
  function labelOf(space: string): string {
    const choice = choiceOf(space);
    if (choice === null) {
      const refusal = refusalOf(decision, space);
      return describeSpace(space, speaking, refusal ? words.why(refusal.reason, refusal.facts) : '');
    }
    const key = keys.get(choice);
    const what = whatCanBeDone(space, choice);
    return describeSpace(space, speaking, key ? `${what} (${key.toUpperCase()})` : what);
  }
  return {
    speaking,
    here,
    from,
    travels,
    choiceOf,
    targets: READING_ORDER.filter((space) => choiceOf(space) !== null),
    isLit: (space) => {
      const choice = choiceOf(space);
      return choice !== null && pointed.includes(choice);
    },
    labelOf,
  };
}

/** All spaces by their distance: the nearest first, north before south. */
export function byDistance(from: string): { steps: number; spaces: string[] }[] {
  const rings = new Map<number, string[]>();
  for (const space of READING_ORDER) {
    const steps = stepsBetween(from, space);
    rings.set(steps, [...(rings.get(steps) ?? []), space]);
  }
  return [...rings].sort(([a], [b]) => a - b).map(([steps, spaces]) => ({ steps, spaces }));
}
