// What the pieces, people, places and titles of Fief do. Cards with a text of their own say it themselves.
import { sentence, type About, type Speaking } from '@/games/about';
import { sayer } from '@/words/sayer';
import { kindLine, linesOf } from './describe';
import { NOBODY, tableOf } from './view';

const words = sayer(import.meta.glob<string>('./about/*.ftl', { query: '?raw', import: 'default', eager: true }));

/** What a part of the bots' evaluation is called. */
export const worth = (part: string): string => words.say(`worth-${part}`);

export function about(id: string, it: Speaking): About | null {
  const text = sentence(id, words, it);
  if (!text) return null;
  const now = standing(id, it);
  return now ? { text, now } : { text };
}

function standing(id: string, it: Speaking): string {
  const found = it.content.get(id);
  const table = tableOf(it.view);
  const speaking = { table, content: it.content, words: it.words, nameOf: it.nameOf };
  switch (found?.table) {
    case 'towns':
      return [kindLine(id, speaking), ...linesOf(id, speaking).map((line) => line.text)].join('. ');
    case 'regions':
      return linesOf(String(found.row['number']), speaking)
        .map((line) => line.text)
        .join('. ');
    case 'titles': {
      if (found.row['kind'] !== 'fief') return '';
      const holder = table.titles[String(found.row['region'])] ?? NOBODY;
      return holder === NOBODY
        ? words.say('now-title-free')
        : words.say('now-title-of', { family: it.words.family(holder) });
    }
    default:
      return '';
  }
}
