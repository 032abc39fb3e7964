// The picture of an answer in the list, read off its name: a Lord, a card, a family.
import type { Decision } from '@/decisions/decision';
import type { Content } from '@/words/content';
import type { Choice } from '@/words/gameWords';
import { UNIT_ICONS } from '../icons';
import type { FiefTable } from '../view';
import { ANSWER_ICONS, THING_ICONS } from './signs';

export interface Picture {
  lord?: string;
  card?: string;
  family?: number;
  icon?: string;
  price?: number;
}

const CARDS = ['character_cards', 'event_cards'];
/** Questions whose whole-number texts are families. */
const OF_FAMILIES = ['invite', 'also_attack'];

/** A captive with what it costs to free him. */
const captive = (id: string, table: FiefTable): Picture => ({ lord: id, price: table.lords[id]?.ransom ?? 0 });

export function pictureOf(choice: Choice, decision: Decision, table: FiefTable, content: Content): Picture {
  const text = String(choice);
  const parts = text.split(':');
  const [verb = ''] = parts;
  const lord = parts.findLast((part) => part in table.lords);
  if (verb === 'ransom' && lord) return captive(lord, table);
  if (THING_ICONS[text] && verb !== 'card') return { icon: THING_ICONS[text] ?? '' };
  if (ANSWER_ICONS[verb]) {
    if ((verb === 'marry' || verb === 'servant' || verb === 'veil') && lord) return { lord };
    return { icon: ANSWER_ICONS[verb] ?? '' };
  }
  const card = parts.find((part) => CARDS.includes(content.get(part)?.table ?? ''));
  if (lord) return { lord };
  if (card) return { card };
  if (OF_FAMILIES.includes(decision.kind) && /^\d+$/.test(text)) return { family: Number(text) };
  return UNIT_ICONS[text] ? { icon: UNIT_ICONS[text] ?? '' } : {};
}
