import type { GameClient } from '@/games/module';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import Option from './Option.svelte';
import Seat from './Seat.svelte';
import Track from './Track.svelte';
import icons from './grunwald.icons';
import { eventIcon } from './icons';
import { FIELDS, tableOf } from './view';
import { weighty } from './caution';

const isField = (choice: unknown): boolean => FIELDS.some((field) => field === choice);

const isCard = (choice: unknown): boolean => choice === 'peasant' || /^(\w+:)?[cmt]\d$/.test(String(choice));

export const GRUNWALD: GameClient = {
  id: 'grunwald',
  icons,
  Board,
  Hand,
  Option,
  Seat,
  Track,
  colourOf: (view, seat) => (view ? tableOf(view).players[seat]?.colour : undefined),
  eventIcon,
  heading: (event) => event['kind'] === 'round_begins',
  onBoard: (decision, choice) => (decision.prompt.step === 'field' && isField(choice)) || isCard(choice),
  inHand: (decision) => decision.options.some(isCard),
  weighty,
  keysOf: (decision) =>
    new Map(decision.prompt.step === 'field' ? FIELDS.map((field, i) => [field, String(i + 1)] as const) : []),
  started: (decision) => decision.kind === 'place' && decision.prompt.step !== 'field',
};
