// Which way a piece travels when something happened: from its owner to a field, or home from it.
import { seatPlace, type Flight } from '@/table/flights';
import type { Facts } from '@/words/gameWords';

const fieldPlace = (field: unknown): string => `[data-field="${String(field)}"] .cards`;
const stripPlace = (field: unknown): string => `[data-field="${String(field)}"] .strip`;

/** What is won: from which field, drawn as which icon. */
const WON: Readonly<Record<string, readonly [field: string, icon: string]>> = {
  provisions_gained: ['provisions', 'wheat'],
  ducats_gained: ['ducats', 'two-coins'],
  captured: ['teutons', 'templar-shield'],
};
/** What is lost to the Teutons. */
const LOST: Readonly<Record<string, string>> = { provisions_lost: 'wheat', card_lost: 'card-play' };

export const flightsOf = (events: readonly Facts[]): Flight[] =>
  events.map(flightOf).filter((flight) => flight !== null);

function flightOf(event: Facts): Flight | null {
  const { kind, seat, field } = event;
  if (typeof seat !== 'number') return null;
  const home = seatPlace(seat);
  const name = String(kind);
  if (name === 'placed')
    return { from: home, to: stripPlace(field), piece: { pawn: event['officer'] ? 'officer' : 'helper' }, seat };
  if (name === 'helper_hired') return { from: fieldPlace('helpers'), to: home, piece: { pawn: 'helper' }, seat };
  if (name === 'knight_recruited')
    return {
      from: fieldPlace(field),
      to: home,
      piece: { icon: field === 'crown' ? 'queen-crown' : 'visored-helm' },
      seat,
    };
  const won = WON[name];
  if (won) return { from: fieldPlace(won[0]), to: home, piece: { icon: won[1] }, seat };
  const lost = LOST[name];
  return lost ? { from: home, to: fieldPlace('teutons'), piece: { icon: lost }, seat } : null;
}
