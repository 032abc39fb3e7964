// The view of Jan Žižka as the engine names it (src/tabard/games/zizka/wiring/view.py).
import type { Plain } from '@/wire/types';
import type { Counts as Numbers, Followers, ZizkaTable } from '@/wire/views/zizka';

export type {
  FollowerLevel as FollowerTable,
  Player,
  Roll,
  SpaceToken,
  Torak,
  Tournament as Joust,
  ZizkaTable,
} from '@/wire/views/zizka';

export const SYMBOLS = ['sword', 'cunning', 'speech', 'joker'] as const;
export type Symbol = (typeof SYMBOLS)[number];
export type Counts = Readonly<Numbers>;

export type Level = keyof Followers;
export const LEVELS: readonly Level[] = ['1', '2'];

export const TORAK = -1;
/** The game ends at so many points. */
export const GOAL = 20;

export const tableOf = (view: Plain): ZizkaTable => view['table'] as unknown as ZizkaTable;

/** Whether something is settled that has a stage of its own. */
export const isStaged = ({ tournament, fight, siege, event }: ZizkaTable): boolean =>
  tournament !== null || fight !== null || siege !== null || event !== null;

/** Whether the question is which follower of the tables is taken. */
export const isHiring = (kind: string | undefined): boolean => kind === 'recruit' || kind === 'follower';

/** The seat whose eyes these are, or nobody's. */
export const eyesOf = (view: Plain): number | null => (typeof view['seat'] === 'number' ? view['seat'] : null);
