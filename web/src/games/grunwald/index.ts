import type { GameClient } from '@/games/module';
import type { Sound } from '@/lib/sound';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import Option from './Option.svelte';
import Picture from './Picture.svelte';
import Seat from './Seat.svelte';
import Track from './Track.svelte';
import icons from './grunwald.icons';
import { MOMENTS } from './moments';
import { eventIcon } from './icons';
import { FIELDS, tableOf } from './view';
import { weighty } from './caution';

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
  weighty,
  keysOf: (decision) =>
    new Map(decision.prompt.step === 'field' ? FIELDS.map((field, i) => [field, String(i + 1)] as const) : []),
  started: (decision) => decision.kind === 'place' && decision.prompt.step !== 'field',
};
