// Where an option is shown: on the board, in the hand, or only in the list.
import type { Decision } from '@/decisions/decision';
import type { Choice } from '@/words/gameWords';
import type { GloryTable } from './view';

/** Questions answered by pressing something on the board. */
const BOARD = [
  'space',
  'ally',
  'take',
  'herald',
  'register',
  'character',
  'start_goal',
  'goal',
  'reroll',
  'tent',
  'lance',
  'use_relic',
  'relic',
  'recover',
  'buy',
  'item',
];
const NEVER = ['pass', 'roll'];

export function onBoard(decision: Decision, choice: Choice): boolean {
  if (NEVER.includes(String(choice))) return false;
  if (decision.kind === 'journey') return choice !== 'stop';
  return BOARD.includes(decision.kind);
}

export type Face = 'setup' | 'town' | 'lists' | 'duel';

/** Which part of the table lies in front of the players now. */
export function faceOf(table: GloryTable, decision: Decision | null): Face {
  if (table.duel) return 'duel';
  if (table.phase === 'setup') return 'setup';
  if (decision?.kind === 'herald') return 'lists';
  return table.phase === 'registration' || table.phase === 'tournament' ? 'lists' : 'town';
}

/** Parts of the table that can be looked at now. */
export function facesOf(table: GloryTable): Face[] {
  if (table.phase === 'setup') return ['setup'];
  return table.duel ? ['duel', 'town', 'lists'] : ['town', 'lists'];
}

/** Questions shown as cards or tokens to pick from, above everything else. */
export const PICKED = ['character', 'start_goal', 'goal', 'return', 'gain', 'relic', 'item', 'buy', 'recover', 'brave'];
