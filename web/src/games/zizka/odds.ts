// What chance gives: how often a die rolled again completes a row, and what rolling again is worth at the lists.
import type { Content } from '@/words/content';
import { conquestOf, tokenOf, type Amount } from './components';
import { SYMBOLS, type Counts, type ZizkaTable } from './view';

const FOLLOWER_DIE = 'follower_die';

export const facesOf = (content: Content, die: string): readonly string[] =>
  (content.get(die)?.row['faces'] as string[] | undefined) ?? [];

/** Jokers stand for any other symbol. */
export function completes(have: Counts, need: readonly Amount[]): boolean {
  let missing = 0;
  let jokers = have.joker;
  for (const { what, number } of need) {
    if (what === 'joker') jokers -= number;
    else if (what in have) missing += Math.max(0, number - have[what as keyof Counts]);
  }
  return missing <= jokers;
}

/** The first row the dice do not complete yet: its number and what it needs. */
function openRow(table: ZizkaTable, have: Counts, content: Content): { row: number; need: readonly Amount[] } | null {
  const { siege, event } = table;
  if (siege) {
    const need = conquestOf(content, siege.card).rows[siege.row - 1]?.need;
    return need && !completes(have, need) ? { row: siege.row, need } : null;
  }
  const rows = event ? tokenOf(content, event.token).rows : [];
  const at = rows.findIndex(({ need }) => !completes(have, need));
  return at < 0 ? null : { row: at + 1, need: rows[at]?.need ?? [] };
}

/** How likely this die, rolled again, completes the next row: in per cent. Null where no row is open. */
export function chanceOfRow(
  choice: string,
  table: ZizkaTable,
  content: Content,
): { row: number; chance: number } | null {
  const roll = table.roll;
  if (!roll || table.fight) return null;
  const open = openRow(table, roll.symbols, content);
  const at = roll.dice.findIndex((die, i) => (die === FOLLOWER_DIE ? roll.faces[i] : die) === choice);
  const faces = facesOf(content, roll.dice[at] ?? '');
  if (!open || at < 0 || !faces.length) return null;
  const without = add(roll.symbols, roll.faces[at] ?? '', -1);
  const good = faces.filter((face) => completes(add(without, face, 1), open.need)).length;
  return { row: open.row, chance: Math.round((100 * good) / faces.length) };
}

const add = (have: Counts, face: string, number: number): Counts =>
  SYMBOLS.some((one) => one === face) ? { ...have, [face]: have[face as keyof Counts] + number } : have;

/** What a die is worth on average at these lists. */
export function averageOf(pointsOf: (face: string) => number, content: Content): number {
  const faces = facesOf(content, FOLLOWER_DIE);
  return faces.reduce((sum, face) => sum + pointsOf(face), 0) / Math.max(1, faces.length);
}

/** Points to expect after one more roll of all that are worth less than the average; at least one is rolled. */
export function expected(faces: readonly string[], pointsOf: (face: string) => number, content: Content): number {
  const average = averageOf(pointsOf, content);
  const sorted = faces.map(pointsOf).sort((a, b) => a - b);
  return sorted.reduce((sum, points, i) => sum + (i === 0 ? average : Math.max(points, average)), 0);
}
