import type { Decision } from '@/decisions/decision';
import type { GameClient } from '@/games/module';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import Option from './Option.svelte';
import Picture from './Picture.svelte';
import Seat from './Seat.svelte';
import Track from './Track.svelte';
import icons from './glory.icons';
import { MOMENTS } from './moments';
import { eventIcon } from './icons';
import { onBoard } from './targets';
import { colourName, tableOf } from './view';

/** Answers that cannot be taken back and are easily pressed by mistake. */
const SEALED = ['character', 'start_goal'];
/** What follows a pawn already put down. */
const FOLLOWS = ['buy', 'ally', 'herald'];

const chosenDice = (decision: Decision): number =>
  ['strength_dice', 'mount_dice', 'armour_dice'].reduce((sum, name) => sum + Number(decision.prompt[name] ?? 0), 0);

export const CLIENT: GameClient = {
  id: 'glory',
  icons,
  Board,
  Hand,
  Option,
  Picture,
  Seat,
  Track,
  moments: MOMENTS,
  telling: () => import('./telling'),
  components: () => import('./about'),
  colourOf: (view, seat) => (view ? colourName(tableOf(view).players[seat]?.colour) : undefined),
  eventIcon,
  heading: (event) => event['kind'] === 'round_begins',
  onBoard,
  inHand: (decision) => decision.kind === 'journey',
  keysOf: (decision) =>
    new Map(
      decision.options.flatMap((choice) => {
        const place = /^place:(\d)$/.exec(String(choice));
        return place?.[1] ? [[choice, place[1]] as const] : [];
      }),
    ),
  weighty: (decision) => SEALED.includes(decision.kind),
  started: (decision) => FOLLOWS.includes(decision.kind) || (decision.kind === 'reroll' && chosenDice(decision) > 0),
};
