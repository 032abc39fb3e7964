// Sentences for screen readers and for the card of a space: what lies and stands there.
import type { Content } from '@/words/content';
import type { GameWords } from '@/words/gameWords';
import { difficultyOf, kindOf, spaceKind, startOf, type Amount } from './components';
import { say } from './say';
import { TORAK, type ZizkaTable } from './view';

export const describeAmounts = (amounts: readonly Amount[]): string =>
  amounts.map(({ what, number }) => say(`sign-${what.replace(':', '_')}`, { number })).join(', ');

export interface Speaking {
  table: ZizkaTable;
  content: Content;
  words: GameWords;
  nameOf: (seat: number) => string;
  eyes: number | null;
}

export const someone = (seat: number, { words, nameOf }: Pick<Speaking, 'words' | 'nameOf'>): string =>
  seat === TORAK ? words.name('torak') : nameOf(seat);

/** Tavern, castle, start … or nothing for a plain space. */
export function describePlace(space: string, { table, content }: Speaking): string {
  const difficulty = difficultyOf(content, space);
  if (difficulty) return say(`castle-${difficulty}`, { cards: table.castles[difficulty]?.deck.length ?? 0 });
  if (startOf(content, space)) return say('start-space', { number: startOf(content, space) });
  return spaceKind(content, space) === 'tavern' ? say('tavern-space') : '';
}

export function describeToken(space: string, speaking: Speaking): string {
  const { table, content, words, eyes, nameOf } = speaking;
  const token = table.spaces[space];
  if (!token) return '';
  const kind = kindOf(content, token.back);
  const parts = [words.name(token.back)];
  if (token.token) parts.push(words.name(token.token));
  if (token.up) parts.push(say('face-up'));
  else {
    parts.push(say('face-down'));
    if (kind.symbols.length)
      parts.push(
        say('mostly-needs', { what: kind.symbols.map((what) => say(`sign-${what}`, { number: 1 })).join(', ') }),
      );
    if (token.known.length)
      parts.push(
        say('looked-at', { who: token.known.map((seat) => (seat === eyes ? say('you') : nameOf(seat))).join(', ') }),
      );
  }
  if (kind.morale !== 'none') parts.push(say(`leads-${kind.morale}`));
  return parts.join(', ');
}

export function describeFigures(space: string, { table, words, nameOf }: Speaking): string {
  const figures = table.players.flatMap((player, seat) =>
    player.space === space
      ? [
          say('figure', {
            name: nameOf(seat),
            commander: words.name(player.commander),
            lying: player.lying ? 'yes' : 'no',
            coins: player.poster ?? -1,
          }),
        ]
      : [],
  );
  if (table.torak?.space === space) figures.push(say('figure-torak', { lying: table.torak.lying ? 'yes' : 'no' }));
  return figures.join('; ');
}

export function describeSpace(space: string, speaking: Speaking, target: string): string {
  const parts = [
    speaking.words.name(space),
    describePlace(space, speaking),
    describeToken(space, speaking),
    describeFigures(space, speaking),
    target,
  ];
  return parts.filter((part) => part !== '').join('. ');
}
