// What an answer gains and costs, read off the dice and what is printed on the token.
import type { Decision } from '@/decisions/decision';
import type { Content } from '@/words/content';
import type { Choice } from '@/words/gameWords';
import { tokenOf } from './components';
import { describeAmounts } from './describe';
import { averageOf, chanceOfRow, expected } from './odds';
import { say } from './say';
import type { Joust, ZizkaTable } from './view';

export function meaningOf(decision: Decision, choice: Choice, table: ZizkaTable, content: Content): string | null {
  if (decision.kind === 'row' && typeof choice === 'number') return rowOf(choice, table, content);
  if (decision.kind === 'reroll') return rerolling(String(choice).replace(/^buy:/, ''), table, content);
  const joust = table.tournament;
  if (!joust) return null;
  if (choice === 'join') return say('means-join', { pot: joust.pot + 1 });
  if (choice === 'stay_out') return say('means-stay-out');
  const token = tokenOf(content, joust.token);
  const pointsOf = (face: string): number => token.points[face] ?? 0;
  const now = joust.faces.reduce((sum, face) => sum + pointsOf(face), 0);
  const [verb = '', face = ''] = String(choice).split(':');
  if (decision.kind === 'tournament') {
    if (verb === 'stop') return stopping(now, token.goal, decision.seat === table.active);
    const shortly = (points: number): string => points.toFixed(1).replace(/\.0$/, '');
    if (verb === 'set_aside') {
      const left = joust.faces.toSpliced(joust.faces.indexOf(face), 1);
      const about = shortly(expected(left, pointsOf, content));
      return say('means-aside', { now, left: now - pointsOf(face), about });
    }
    if (verb === 'lance') {
      const average = shortly(averageOf(pointsOf, content));
      return say('means-lance', { points: pointsOf(face), average, lances: joust.lances });
    }
  }
  return decision.kind === 'mark' ? marking(verb, joust, pointsOf) : null;
}

/** How likely this die completes the next row. */
function rerolling(die: string, table: ZizkaTable, content: Content): string | null {
  const odds = chanceOfRow(die, table, content);
  return odds && say('means-reroll', { row: odds.row, chance: odds.chance });
}

/** What a row of the event asks for and pays. */
function rowOf(number: number, table: ZizkaTable, content: Content): string | null {
  const row = table.event ? tokenOf(content, table.event.token).rows[number - 1] : undefined;
  return row ? `${describeAmounts(row.need) || '–'} → ${describeAmounts(row.reward) || '–'}` : null;
}

/** The goal is for whoever opened the tournament. */
function stopping(now: number, goal: number, own: boolean): string {
  if (!own) return say('means-stop', { points: now });
  return now >= goal ? say('means-stop-goal', { points: now }) : say('means-stop-short', { points: now, goal });
}

function marking(verb: string, joust: Joust, pointsOf: (face: string) => number): string {
  const marked = joust.faces.filter((_, i) => joust.marked?.[i]);
  const kept = joust.faces.filter((_, i) => !joust.marked?.[i]).reduce((sum, face) => sum + pointsOf(face), 0);
  return verb === 'roll'
    ? say('means-roll', { dice: marked.length, points: kept })
    : say('means-mark', { points: pointsOf(verb) });
}
