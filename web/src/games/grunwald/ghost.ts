import type { Decision } from '@/decisions/decision';
import type { Choice } from '@/words/gameWords';
import { FIELDS, type FieldId, type GrunwaldTable, type Group } from './view';

export interface Ghost extends Omit<Group, 'points'> {
  field: FieldId;
}

/** The placement being put together, with the choice under the finger, as pieces not yet put down. */
export function ghostOf(table: GrunwaldTable, decision: Decision | null, draft: Choice | null): Ghost | null {
  if (decision?.kind !== 'place') return null;
  const placing = table.placing;
  const step = decision.prompt.step;
  const field = placing?.field ?? FIELDS.find((one) => one === draft);
  if (!field) return null;
  const pawn = step === 'pawn' ? draft : (placing?.pawn ?? null);
  const helpers =
    step === 'helpers' && typeof draft === 'number' ? draft : (placing?.helpers ?? (pawn === 'helpers' ? 1 : 0));
  const ducats = step === 'ducats' && typeof draft === 'number' ? draft : (placing?.ducats ?? 0);
  return { field, seat: decision.seat, officer: pawn === 'officer', helpers: pawn === 'officer' ? 0 : helpers, ducats };
}
