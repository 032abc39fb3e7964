// The view of Fief: England as the engine names it (src/tabard/games/fief/wiring/view.py).
import type { Plain } from '@/wire/types';
import type { FiefTable, Units } from '@/wire/views/fief';

export type {
  Battle,
  Clan,
  Family,
  FiefTable,
  Item,
  Lord,
  Offer,
  Player,
  Side,
  Stack,
  Thing,
  Town,
} from '@/wire/views/fief';

export const REGIONS = ['I', 'II', 'III', 'IV', 'V', 'VI'] as const;

export type Unit = keyof Units;
export const UNITS: readonly Unit[] = [
  'man_at_arms',
  'archer',
  'knight',
  'bombard',
  'trebuchet',
  'crossbowman_french',
  'crossbowman_flemish',
];

export const NOBODY = -1;
/** Gates: inside the town, or come by no road. Every other gate is a road, `sea` or `forest`. */
export const INSIDE = '';
export const OUTSIDE = 'out';

export const tableOf = (view: Plain): FiefTable => view['table'] as unknown as FiefTable;

/** The seat whose eyes these are, or nobody's. */
export const eyesOf = (view: Plain): number | null => (typeof view['seat'] === 'number' ? view['seat'] : null);
