// The view of Na Grunwald! as the engine names it (src/tabard/games/grunwald/wiring/view.py).
import type { Plain } from '@/wire/types';
import type { Groups, GrunwaldTable } from '@/wire/views/grunwald';

export type { Group, GrunwaldTable, Placing, Player, Value } from '@/wire/views/grunwald';

export type FieldId = keyof Groups;
export const FIELDS: readonly FieldId[] = ['teutons', 'crown', 'provisions', 'ducats', 'mercenaries', 'helpers'];

export const tableOf = (view: Plain): GrunwaldTable => view['table'] as unknown as GrunwaldTable;

export const seatsOf = (view: Plain): number => Number(view['seats']);
