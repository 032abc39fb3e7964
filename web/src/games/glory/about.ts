// What the cards, tokens, spaces and knights of Glory do, and for whom what one chooses at the start is good.
import { sentence, type About, type Speaking } from '@/games/about';
import { sayer } from '@/words/sayer';
import type { Row } from '@/words/content';
import type { Variables } from '@/words/bundle';
import { t } from '@/words/words.svelte';
import { describeEvent } from './describe';
import { effectOf, gainsOf, partsOf, textOf } from './gains';
import { needsOf } from './titles';
import { KINDS, ROMAN, tableOf } from './view';

const words = sayer(import.meta.glob<string>('./about/*.ftl', { query: '?raw', import: 'default', eager: true }));

/** What a part of the bots' evaluation is called. */
export const worth = (part: string): string => words.say(`worth-${part}`);

export function about(id: string, it: Speaking): About | null {
  const found = it.content.get(id);
  if (!found) return null;
  const { table, row } = found;
  const text = sentence(id, words, it, facts(id, table, row, it));
  if (!text) return null;
  const said: About = { text: table === 'knights' ? withPenalty(text, row) : text };
  const good = goodFor(id, table, row);
  if (good) said.good = good;
  const now = standing(id, table, it);
  if (now) said.now = now;
  return said;
}

function facts(id: string, table: string, row: Row, { content, words: names, view }: Speaking): Variables {
  const gain = gainsOf(row, names)
    .map(textOf)
    .join(` ${words.say('or')} `);
  switch (table) {
    case 'allies':
    case 'relics':
      return { effect: effectOf(row, names) };
    case 'market':
      return { gain, price: textOf(partsOf(row['cost'], names)) };
    case 'titles':
      return { needs: needs(id, { content, words: names, view }) };
    case 'events':
      return { said: capital(describeEvent(id, content, names)) };
    case 'spaces':
      return { gain, circles: (row['circles'] as number[] | undefined)?.length ?? 0 };
    case 'characters':
      return characterFacts(row, names);
    default:
      return { gain };
  }
}

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

function characterFacts(row: Row, names: Speaking['words']): Variables {
  const start = (row['start'] ?? {}) as Row;
  const cards = (start['cards'] ?? {}) as Record<string, number>;
  return {
    start: textOf(partsOf(start, names)),
    income: textOf(partsOf(row['income'], names)),
    mount: ROMAN[Number(start['mount'])] ?? '',
    armour: ROMAN[Number(start['armour'])] ?? '',
    cards:
      KINDS.filter((kind) => cards[kind])
        .map((kind) => `${t(`glory-deck-${kind}`)} ${cards[kind]}`)
        .join(', ') || '–',
  };
}

type Asking = Pick<Speaking, 'content' | 'words' | 'view'>;

/** What the title asks for; what a player has of it is counted by `needsOf`. */
function needs(id: string, { content, words: names, view }: Asking): string {
  const player = tableOf(view).players[0];
  if (!player) return '';
  return needsOf(id, player, content, names)
    .map(({ text, need }) => (need > 1 ? words.say('need-of', { what: text, need }) : text))
    .join(', ');
}

function withPenalty(text: string, row: Row): string {
  const penalty = Object.entries((row['dice_penalty'] ?? {}) as Record<string, number>);
  const said = penalty.map(([die, number]) => words.say(`penalty-${die}`, { number }));
  if (row['kind'] === 'kind_polish_noble') said.push(words.say('penalty-noble'));
  return [text, ...said].join(' ');
}

/** Kinds of need by which a title suits some players. */
function goodFor(id: string, table: string, row: Row): string {
  if (table === 'characters') return words.say(`good-${id.replace(/_\d$/, '')}`);
  if (table !== 'titles') return '';
  const asked = (row['requires'] ?? {}) as Record<string, unknown>;
  const played = Object.keys((asked['played'] ?? {}) as Row)[0];
  const kind =
    played ??
    (asked['duel']
      ? 'duel'
      : asked['equipment']
        ? 'equipment'
        : asked['prestige']
          ? 'prestige'
          : asked['relics']
            ? 'relics'
            : asked['allies'] || asked['allies_any']
              ? 'allies'
              : 'things');
  return words.say(`good-${kind}`);
}

function standing(id: string, table: string, { view, content, words: names }: Speaking): string {
  const shown = tableOf(view);
  if (table === 'titles') {
    const player = typeof view['seat'] === 'number' ? shown.players[view['seat']] : undefined;
    if (!player) return '';
    const have = needsOf(id, player, content, names).map((need) => `${need.text} ${need.have}`);
    return words.say('now-have', { have: have.join(', ') });
  }
  const here = table === 'spaces' ? shown.spaces[id] : undefined;
  if (!here?.circles) return '';
  return words.say('now-circles', { free: Math.max(0, here.circles - here.pawns.length) });
}
