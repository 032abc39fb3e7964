import type { GameClient } from './module';
import Generic from './Generic.svelte';
import GenericSeat from './GenericSeat.svelte';
import GenericTrack from './GenericTrack.svelte';

/** Plays any game from its view and its options alone. */
export const GENERIC: GameClient = {
  id: 'generic',
  icons: {},
  Board: Generic,
  Seat: GenericSeat,
  Track: GenericTrack,
  colourOf: () => undefined,
  eventIcon: () => null,
  heading: () => false,
  onBoard: () => false,
};
