// A family is a tincture with a device; a player leads one, of two players each leads two.
import { seatColour, type SeatColour } from '@/heraldry/seats';
import { NOBODY, type FiefTable } from './view';

export const FAMILY_COLOURS: readonly SeatColour[] = ['red', 'green', 'violet', 'yellow'];

export const colourOfFamily = (family: number): SeatColour => seatColour(FAMILY_COLOURS[family], family);

/** A seat wears the colours of its first family. */
export const colourOfSeat = (table: FiefTable, seat: number): SeatColour =>
  colourOfFamily(table.players[seat]?.families[0] ?? seat);

export const isMine = (table: FiefTable, family: number, eyes: number | null): boolean =>
  eyes !== null && family !== NOBODY && table.families[family]?.seat === eyes;
