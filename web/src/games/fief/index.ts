import type { GameClient } from '@/games/module';
import Board from './Board.svelte';
import Deals from './Deals.svelte';
import Hand from './Hand.svelte';
import Option from './Option.svelte';
import Seat from './Seat.svelte';
import Track from './Track.svelte';
import { namesPlace } from './asked';
import { colourOfFamily, colourOfSeat, familyOfEvent } from './families';
import icons from './fief.icons';
import { eventIcon } from './icons';
import { aboutHand } from './panels/cards';
import { waitingDeals } from './panels/deals';
import { tableOf } from './view';

export const FIEF: GameClient = {
  id: 'fief',
  icons,
  Board,
  fills: true,
  Hand,
  Option,
  Deals,
  waitingDeals,
  Seat,
  Track,
  colourOf: (view, seat) => (view ? colourOfSeat(tableOf(view), seat) : undefined),
  eventIcon,
  colourOfEvent: (event, view) => {
    const family = view ? familyOfEvent(event, tableOf(view)) : null;
    return family === null ? undefined : colourOfFamily(family);
  },
  heading: (event) => event['kind'] === 'phase',
  inHand: aboutHand,
  onBoard: (_decision, choice) => namesPlace(choice),
  weighty: (_decision, choice) => choice === 'end',
};
