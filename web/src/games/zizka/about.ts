// What the cards, tokens and spaces of Jan Žižka do, and for whom a commander is good.
import { sentence, type About, type Speaking } from '@/games/about';
import { sayer } from '@/words/sayer';
import type { Variables } from '@/words/bundle';
import type { Row } from '@/words/content';
import { conquestOf, followerOf, kindOf, skillsOf, tabletOf, tokenOf, type EventRow } from './components';
import { describeAmounts, describeFigures, describePlace, describeToken } from './describe';
import { say as sign } from './say';
import { eyesOf, tableOf } from './view';

const words = sayer(import.meta.glob<string>('./about/*.ftl', { query: '?raw', import: 'default', eager: true }));

/** What a part of the bots' evaluation is called. */
export const worth = (part: string): string => words.say(`worth-${part}`);

export function about(id: string, it: Speaking): About | null {
  const found = it.content.get(id);
  if (!found) return null;
  if (found.table === 'event_token') return { text: ofToken(id, it) };
  const text = sentence(id, words, it, facts(id, found.table, found.row, it));
  if (!text) return null;
  switch (found.table) {
    case 'follower':
      return { text: [text, ...ofFollower(id, it)].join(' '), clause: 'ZIZ-4.1' };
    case 'commander':
      return { text, good: words.say(`good-${id}`) };
    case 'space': {
      const { view, content, words: names, nameOf } = it;
      const speaking = { table: tableOf(view), content, words: names, nameOf, eyes: eyesOf(view) };
      const now = [describePlace(id, speaking), describeToken(id, speaking), describeFigures(id, speaking)]
        .filter((one) => one !== '')
        .join('. ');
      return now ? { text, now: `${now.slice(0, 1).toUpperCase()}${now.slice(1)}.` } : { text };
    }
    default:
      return { text };
  }
}

function facts(id: string, table: string, row: Row, { content, view, words: names }: Speaking): Variables {
  switch (table) {
    case 'commander': {
      const side = sideOf(view);
      const start = (row[`side_${side}`] ?? {}) as Row;
      return { skills: describeAmounts(tabletOf(content, id, side)), price: coins(start['start_coins']) };
    }
    case 'follower':
    case 'start_follower':
      return { skills: describeAmounts(skillsOf(row['skills'])), price: coins(row['cost']) };
    case 'conquest_card': {
      const card = conquestOf(content, id);
      return { rows: ofRows(card.rows), reward: describeAmounts(card.reward) };
    }
    case 'event_kind': {
      const kind = kindOf(content, id);
      return {
        kind: names.name(id),
        needs: describeAmounts(kind.symbols.map((what) => ({ what, number: 1 }))) || 'none',
        morale: kind.morale === 'none' ? 'none' : sign(`leads-${kind.morale}`),
      };
    }
    default:
      return {};
  }
}

const coins = (number: unknown): string => describeAmounts([{ what: 'coins', number: Number(number ?? 0) }]);

const sideOf = (view: Speaking['view']): string => String(tableOf(view).options.side).toLowerCase();

const ofRows = (rows: readonly EventRow[]): string =>
  rows
    .map(({ need, reward }) =>
      reward.length
        ? words.say('row', { need: describeAmounts(need), reward: describeAmounts(reward) })
        : words.say('row-bare', { need: describeAmounts(need) }),
    )
    .join('; ');

function ofToken(id: string, { content }: Speaking): string {
  const token = tokenOf(content, id);
  if (token.mode === 'tournament') {
    const points = Object.entries(token.points).map(
      ([what, number]) => `${describeAmounts([{ what, number: 1 }])} ${number}`,
    );
    return words.say('event_token-tournament', { points: points.join(', '), goal: token.goal, pot: token.pot });
  }
  return words.say(token.mode === 'pay' ? 'event_token-pay' : 'event_token', { rows: ofRows(token.rows) });
}

function ofFollower(id: string, { content, words: names }: Speaking): string[] {
  const card = followerOf(content, id);
  const said: string[] = [];
  if (card.condition)
    said.push(words.say(`condition-${card.condition.gives}`, { event: names.name(card.condition.event) }));
  if (card.despises) said.push(words.say(`despises-${card.despises}`));
  return said;
}
