// Sentences for screen readers: what a space, a card, a token is and does.
import { t } from '@/words/words.svelte';
import type { Content } from '@/words/content';
import type { GameWords } from '@/words/gameWords';
import { effectOf, gainsOf, partsOf, textOf, textOfGains } from './gains';
import type { GloryTable, Who } from './view';

export const nameOfWho = (who: Who, nameOf: (seat: number) => string): string =>
  who === 'sir' ? t('glory-sir') : nameOf(who);

export function describeCard(id: string, content: Content, words: GameWords): string {
  const found = content.get(id);
  const opponent = found?.row['opponent'] as { attack: number; prestige: number } | undefined;
  const cost = textOf(partsOf(found?.row['cost'], words));
  const parts = [t(`glory-deck-${found?.table ?? 'romance'}`), words.name(id)];
  if (opponent) parts.push(t('glory-opponent', { attack: opponent.attack, prestige: opponent.prestige }));
  if (cost) parts.push(t('glory-cost', { cost }));
  parts.push(textOfGains(gainsOf(found?.row, words)));
  return parts
    .filter((part) => part !== '')
    .join(': ')
    .replace(': ', ', ');
}

export function describeToken(id: string, content: Content, words: GameWords, used = false): string {
  const row = content.get(id)?.row;
  const timing = typeof row?.['timing'] === 'string' ? t(`glory-timing-${row['timing']}`) : '';
  return [words.name(id), timing, effectOf(row, words), used ? t('glory-used') : '']
    .filter((part) => part !== '')
    .join('. ');
}

/** What an event asks and gives. */
export function describeEvent(id: string, content: Content, words: GameWords): string {
  const row = content.get(id)?.row;
  if (!row) return '';
  const cost = textOf(partsOf(row['cost'], words));
  const gain = row['take_ally_on_card'] ? t('glory-event-ally') : textOf(partsOf(row['gain'], words));
  const lose = textOf(partsOf(row['lose'], words));
  const said = lose
    ? t('glory-event-lose', { what: lose })
    : row['pawns_lost']
      ? t('glory-event-pawn', { number: Number(row['pawns_lost']) })
      : gain;
  return t('glory-event-text', { everybody: row['kind'] === 'all' ? 'yes' : 'no', cost: cost || 'none', said });
}

/** The line under the name of a space. */
export function hintOf(table: GloryTable, space: string, content: Content, words: GameWords): string {
  const row = content.get(space)?.row;
  if (space === 'space_event') return table.event ? describeEvent(table.event, content, words) : t('glory-no-event');
  const gain = textOf(partsOf(row?.['gain'], words));
  return gain || t(`glory-hint-${String(row?.['procedure'])}`);
}

export function describeSpace(
  table: GloryTable,
  space: string,
  content: Content,
  words: GameWords,
  nameOf: (seat: number) => string,
): string {
  const here = table.spaces[space];
  const parts = [words.name(space), hintOf(table, space, content, words)];
  if (here?.pawns.length)
    parts.push(t('glory-pawns-here', { players: here.pawns.map((who) => nameOfWho(who, nameOf)).join(', ') }));
  if (here?.circles) parts.push(t('glory-circles', { free: Math.max(0, here.circles - here.pawns.length) }));
  return parts.join('. ');
}
