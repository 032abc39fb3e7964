// The story of a duel, read from the log: what was done in each step, and how each engagement ended.
import type { Facts } from '@/words/gameWords';

export const STEPS = ['tent', 'strength', 'roll', 'faith', 'ally', 'second_ally', 'relic', 'resolve'] as const;
export type DuelStep = (typeof STEPS)[number];

export interface Engagement {
  deeds: Partial<Record<DuelStep, Facts[]>>;
  result: Facts | null;
}

export interface Story {
  opening: Facts;
  engagements: Engagement[];
  closing: Facts | null;
}

const BEGINS = ['duel_begins', 'players_duel'];
const RESULTS = ['engagement_won', 'engagement_lost'];
const CLOSES = ['duel_won', 'duel_lost'];
const STEP_OF: Readonly<Record<string, DuelStep>> = {
  strength_spent: 'strength',
  rolled: 'roll',
  noble_rolled: 'roll',
  faith_spent: 'faith',
  relic_used: 'relic',
  prestige_turned: 'resolve',
};

/** The last duel in the log, whether it goes on or not. */
export function lastStory(log: readonly Facts[]): Story | null {
  const start = log.findLastIndex((event) => BEGINS.includes(String(event['kind'])));
  const opening = log[start];
  return opening ? storyFrom(opening, log.slice(start + 1)) : null;
}

function storyFrom(opening: Facts, events: readonly Facts[]): Story {
  const story: Story = { opening, engagements: [{ deeds: {}, result: null }], closing: null };
  for (const event of events) {
    const kind = String(event['kind']);
    if (CLOSES.includes(kind)) return { ...story, closing: event };
    const last = story.engagements.at(-1);
    if (!last) break;
    if (RESULTS.includes(kind)) {
      last.result = event;
      story.engagements.push({ deeds: {}, result: null });
    } else {
      const step = kind === 'ally_used' ? stepOfAlly(story, last, event) : STEP_OF[kind];
      if (step) (last.deeds[step] ??= []).push(event);
    }
  }
  return story;
}

/** Before anything is spent or rolled an ally is used in the tent; the second one of the same player has its own step. */
function stepOfAlly(story: Story, now: Engagement, event: Facts): DuelStep {
  if (story.engagements.length === 1 && !now.deeds.strength && !now.deeds.roll) return 'tent';
  return now.deeds.ally?.some((other) => other['seat'] === event['seat']) ? 'second_ally' : 'ally';
}

/** Engagements that are over, with both attacks as the left side sees them. */
export function resultsOf(story: Story, left: number): { mine: number; its: number; won: boolean }[] {
  return story.engagements.flatMap(({ result }) => {
    if (!result) return [];
    const [attack, against] = [Number(result['attack']), Number(result['against'])];
    const ofLeft = result['seat'] === left;
    const won = (result['kind'] === 'engagement_won') === ofLeft;
    return [{ mine: ofLeft ? attack : against, its: ofLeft ? against : attack, won }];
  });
}
