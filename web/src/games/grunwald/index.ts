import type { GameClient } from '@/games/module';
import type { Choice } from '@/words/gameWords';
import type { Sound } from '@/lib/sound';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import Option from './Option.svelte';
import Picture from './Picture.svelte';
import Placement from './Placement.svelte';
import Seat from './Seat.svelte';
import Track from './Track.svelte';
import icons from './grunwald.icons';
import { holding } from './holding.svelte';
import { MOMENTS } from './moments';
import { eventIcon } from './icons';
import { fits, placing } from './stacks';
import { FIELDS, tableOf } from './view';

const isField = (choice: unknown): boolean => FIELDS.some((field) => field === choice);

const isCard = (choice: unknown): boolean => choice === 'peasant' || /^(\w+:)?[cmt]\d$/.test(String(choice));

const SOUNDS: Readonly<Record<string, Sound>> = {
  placed: 'pawn',
  helper_hired: 'pawn',
  ducats_gained: 'coin',
  bid: 'coin',
  auction_won: 'coin',
  cards_turned_up: 'card',
  knight_recruited: 'card',
  played: 'seal',
};

export const CLIENT: GameClient = {
  id: 'grunwald',
  icons,
  Board,
  Hand,
  Option,
  Picture,
  Seat,
  Track,
  moments: MOMENTS,
  components: () => import('./about'),
  colourOf: (view, seat) => (view ? tableOf(view).players[seat]?.colour : undefined),
  eventIcon,
  sound: (event) => SOUNDS[String(event['kind'])] ?? null,
  heading: (event) => event['kind'] === 'round_begins',
  onBoard: (decision, choice) => (decision.prompt.step === 'field' && isField(choice)) || isCard(choice),
  inHand: (decision) => decision.options.some(isCard),
  weighty: (decision) => decision.kind === 'play',
  compose: (decision, choice) => {
    const { stack } = holding;
    return stack !== null && fits(decision, String(choice), stack) ? placing(String(choice), stack) : null;
  },
  panelled: (decision) => 'stacks' in decision.prompt,
  Panel: Placement,
  keysOf: (decision) =>
    new Map<Choice, string>(
      decision.prompt.step === 'field'
        ? FIELDS.map((field, i) => [field, String(i + 1)])
        : decision.prompt.step === 'pawn'
          ? [
              ['officer', 'o'],
              ['helpers', 'h'],
            ]
          : [],
    ),
  started: (decision) => decision.kind === 'place' && decision.prompt.step !== 'field',
};
