// Which presses end a placement and so deserve a second one. A courtesy of the client: the server decides.
import type { Decision } from '@/decisions/decision';
import type { Content } from '@/words/content';
import type { Choice } from '@/words/gameWords';
import type { Plain } from '@/wire/types';
import { tableOf } from './view';

const SEALED = ['play'];
const DEAR = ['lose_card', 'drop', 'task', 'levy'];

export function weighty(decision: Decision, choice: Choice, view: Plain, content: Content): boolean {
  if (choice === 'pass') return decision.kind === 'place';
  if (SEALED.includes(decision.kind) || DEAR.includes(decision.kind)) return true;
  return decision.kind === 'place' && isLast(decision, choice, view, content);
}

/** Whether nothing is left to ask after this step, as far as the pieces in front of the player show. */
function isLast(decision: Decision, choice: Choice, view: Plain, content: Content): boolean {
  const { step, field } = decision.prompt;
  const player = tableOf(view).players[decision.seat];
  const row = content.get(String(step === 'field' ? choice : field))?.row;
  if (!player || !row) return true;
  const ducatsAsked = row['max_ducats'] !== 0 && player.ducats > Number(row['min_ducats']);
  const onePawn = row['max_pawns'] === 1 || player.free_helpers === 1;
  switch (step) {
    case 'field':
      return !ducatsAsked && (player.officer ? player.free_helpers === 0 : onePawn);
    case 'pawn':
      return !ducatsAsked && (choice === 'officer' || onePawn);
    case 'helpers':
      return !ducatsAsked;
    default:
      return true;
  }
}
