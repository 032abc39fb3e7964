// Sentences for screen readers: what stands on a field, in order.
import { t } from '@/words/words.svelte';
import type { GameWords } from '@/words/gameWords';
import { FIELDS, type FieldId, type GrunwaldTable, type Group } from './view';

export function describeGroup(group: Group, nameOf: (seat: number) => string): string {
  return t('grunwald-group', {
    player: nameOf(group.seat),
    officer: group.officer ? 'yes' : 'no',
    helpers: group.helpers,
    ducats: group.ducats,
    points: group.points,
  });
}

function cardsOn(table: GrunwaldTable, field: FieldId, words: GameWords): string {
  switch (field) {
    case 'teutons':
    case 'crown':
    case 'mercenaries':
      return table.up[field].map((id) => words.component(id)).join(', ');
    case 'provisions':
    case 'ducats':
      return table.supplies[field]
        .filter((one) => one.won)
        .map((one) => one.value)
        .join(', ');
    case 'helpers':
      return '';
  }
}

export function describeField(
  table: GrunwaldTable,
  field: FieldId,
  words: GameWords,
  nameOf: (seat: number) => string,
  legal: boolean,
): string {
  const parts = [t('grunwald-field', { field: words.name(field), number: FIELDS.indexOf(field) + 1 })];
  const cards = cardsOn(table, field, words);
  if (cards) parts.push(cards);
  const groups = table.fields[field].map((group) => describeGroup(group, nameOf));
  parts.push(groups.length ? groups.join('; ') : t('grunwald-empty'));
  if (legal) parts.push(t('legal'));
  return parts.join('. ');
}
