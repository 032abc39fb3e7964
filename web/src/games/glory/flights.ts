// Which way a piece travels when something happened: a pawn to its space, what was gained home to its owner.
import { seatPlace, type Flight } from '@/table/flights';
import type { Facts } from '@/words/gameWords';
import { iconOf } from './icons';

const spacePlace = (space: unknown): string => `[data-space="${String(space)}"]`;
const GOODS: Readonly<Record<string, string>> = {
  coins: 'two-coins',
  strength: 'biceps',
  faith: 'prayer-beads',
  glory: 'laurels',
};

/** Things gained come from where the last pawn went. */
export function flightsOf(events: readonly Facts[], before: unknown = null): Flight[] {
  const flights: Flight[] = [];
  let space = before;
  for (const event of events) {
    const { kind, seat } = event;
    if (typeof seat !== 'number') continue;
    const home = seatPlace(seat);
    if (kind === 'pawn_placed') {
      space = event['space'];
      flights.push({ from: home, to: spacePlace(space), piece: { pawn: 'helper' }, seat });
    } else if (kind === 'gained' && space !== null)
      flights.push({
        from: spacePlace(space),
        to: home,
        piece: { icon: GOODS[String(event['goods'])] ?? 'laurels' },
        seat,
      });
    else if (kind === 'ally_gained')
      flights.push({
        from: spacePlace('space_support'),
        to: home,
        piece: { icon: iconOf(String(event['ally'])) },
        seat,
      });
    else if (kind === 'card_taken' || kind === 'card_drawn')
      flights.push({ from: spacePlace('space_journey'), to: home, piece: { icon: 'treasure-map' }, seat });
  }
  return flights;
}
