// Cards as the client sees them: kind and strength from the content, the mark as options name it.
import type { Decision } from '@/decisions/decision';
import type { Content } from '@/words/content';
import type { Choice } from '@/words/gameWords';

export type CardKind = 'crown' | 'mercenary' | 'teuton' | 'peasant';

export interface Card {
  id: string;
  kind: CardKind;
  strength: number;
  mark: string;
}

const KINDS: Readonly<Record<string, CardKind>> = {
  crown_knights: 'crown',
  mercenary_knights: 'mercenary',
  teutons: 'teuton',
  peasants: 'peasant',
};

export function cardOf(content: Content, id: string): Card {
  const found = content.get(id);
  const kind = KINDS[found?.table ?? ''] ?? 'peasant';
  const strength = Number(found?.row['strength'] ?? 0);
  return { id, kind, strength, mark: kind === 'peasant' ? 'peasant' : `${kind[0]}${strength}` };
}

/** The option that means this card, if there is one: `c5`, `send:c5`, `hand:c5` or `camp:c5`. */
export function optionFor(decision: Decision | null, card: Card, zone: 'hand' | 'camp'): Choice | null {
  const names = zone === 'hand' ? [card.mark, `send:${card.mark}`, `hand:${card.mark}`] : [`camp:${card.mark}`];
  if (decision?.kind === 'drop') names.push(card.mark);
  return names.find((name) => decision?.options.includes(name)) ?? null;
}
