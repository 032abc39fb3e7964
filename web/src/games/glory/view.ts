// The view of Glory as the engine names it (src/tabard/games/glory/wiring/view.py).
import { seatColour, type SeatColour } from '@/heraldry/seats';
import type { Plain } from '@/wire/types';
import type { GloryTable } from '@/wire/views/glory';

export type { Duel, GloryTable, Player, Side, Sir, Slot, Space, Tournament } from '@/wire/views/glory';

export const KINDS = ['romance', 'market', 'challenge'] as const;
export type CardKind = (typeof KINDS)[number];

export const DICE = ['strength', 'mount', 'armour'] as const;
export type DieKind = (typeof DICE)[number];

/** A seat, or the solo opponent. */
export type Who = number | 'sir';

export const tableOf = (view: Plain): GloryTable => view['table'] as unknown as GloryTable;

/** The solo opponent has a colour no player has. */
const SIR_COLOUR: SeatColour = 'violet';

export const colourName = (colour: string | undefined): string | undefined => colour?.replace(/^colour_/, '');

export const colourOfPlayer = (table: GloryTable, seat: number): SeatColour =>
  seatColour(colourName(table.players[seat]?.colour), seat);

export const colourOfWho = (table: GloryTable, who: Who): SeatColour =>
  who === 'sir' ? SIR_COLOUR : colourOfPlayer(table, who);

export const ROMAN = ['–', 'I', 'II', 'III', 'IV'] as const;
