import GenericSeat from '@/games/GenericSeat.svelte';
import type { GameClient } from '@/games/module';
import Board from './Board.svelte';
import Track from './Track.svelte';
import { colourOfSeat } from './families';
import icons from './fief.icons';
import { eventIcon } from './icons';
import { tableOf } from './view';

export const FIEF: GameClient = {
  id: 'fief',
  icons,
  Board,
  Seat: GenericSeat,
  Track,
  colourOf: (view, seat) => (view ? colourOfSeat(tableOf(view), seat) : undefined),
  eventIcon,
  heading: (event) => event['kind'] === 'phase',
  onBoard: () => false,
  weighty: (_decision, choice) => choice === 'end',
};
