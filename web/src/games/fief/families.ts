// A family is a tincture with a device; a player leads one, of two players each leads two.
import { seatColour, type SeatColour } from '@/heraldry/seats';
import type { Facts } from '@/words/gameWords';
import { NOBODY, type FiefTable } from './view';

export const FAMILY_COLOURS: readonly SeatColour[] = ['red', 'green', 'violet', 'yellow'];

export const colourOfFamily = (family: number): SeatColour => seatColour(FAMILY_COLOURS[family], family);

/** A seat wears the colours of its first family. */
export const colourOfSeat = (table: FiefTable, seat: number): SeatColour =>
  colourOfFamily(table.players[seat]?.families[0] ?? seat);

export const isMine = (table: FiefTable, family: number, eyes: number | null): boolean =>
  eyes !== null && family !== NOBODY && table.families[family]?.seat === eyes;

/** Whose deed an event tells: the family it names, or that of the Lord it names. */
export function familyOfEvent(event: Facts, table: FiefTable): number | null {
  const named = event['family'] ?? event['owner'] ?? (event['attackers'] as number[] | undefined)?.[0];
  if (typeof named === 'number') return named;
  const lord = event['lord'] ?? (event['lords'] as string[] | undefined)?.[0];
  return typeof lord === 'string' ? (table.lords[lord]?.family ?? null) : null;
}

/** The seat with which this one holds a parley. */
export function partnerOf(table: FiefTable, eyes: number | null): number | null {
  if (eyes === null || !table.parley.includes(eyes)) return null;
  return table.parley.find((one) => one !== eyes) ?? null;
}
