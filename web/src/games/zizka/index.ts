import { refusalOf, type Decision } from '@/decisions/decision';
import type { GameClient } from '@/games/module';
import type { Choice } from '@/words/gameWords';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import Option from './Option.svelte';
import Picture from './Picture.svelte';
import Seat from './Seat.svelte';
import Track from './Track.svelte';
import { aboutCards } from './asked';
import Matter from './Matter.svelte';
import { MOMENTS } from './moments';
import { FOLDS, sumOfTurn } from './folds';
import { colourOfCommander, eventIcon } from './icons';
import { meaningOf } from './meaning';
import { PLACES } from './places';
import { say } from './say';
import { pointsFrom } from './sources';
import { tableOf } from './view';
import icons from './zizka.icons';

/** Questions answered on the map. */
const ON_MAP = ['move', 'peek', 'torak_path', 'nearest_token'];
const ON_STAGE = ['reroll', 'row', 'mark'];

/** What is refused because there is nothing to do it to: the table shows that already. */
const PLAIN = ['no-action-left', 'not-wanted', 'not-on-the-same-space'];

function onBoard(decision: Decision, choice: Choice): boolean {
  if (decision.kind === 'main') return PLAIN.includes(refusalOf(decision, choice)?.reason ?? '');
  if (ON_MAP.includes(decision.kind)) return String(choice) in PLACES || choice === 'easy' || choice === 'hard';
  if (ON_STAGE.includes(decision.kind))
    return choice !== 'stop' && choice !== 'concede' && choice !== 'roll' && choice !== 'take_coin';
  if (decision.kind === 'tournament') return choice !== 'stop';
  if (decision.kind === 'recruit') return choice !== 'done';
  return aboutCards(decision) && choice !== 'decline';
}

/** Keys that stay the same from question to question. */
const KEYS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  main: { move: 'm', face: 'f', conquest: 'c', recruit: 'r', end_turn: 'e' },
  reroll: { stop: 's' },
  row: { stop: 's', concede: 'g' },
  conquest_row: { confirm: 'c', concede: 'g' },
  tournament: { stop: 's' },
  mark: { roll: 'r' },
};

export const CLIENT: GameClient = {
  id: 'zizka',
  icons,
  Board,
  fills: true,
  Stage: Matter,
  Hand,
  Option,
  Picture,
  Seat,
  Track,
  moments: MOMENTS,
  telling: () => import('./telling'),
  components: () => import('./about'),
  colourOf: (view, seat) => (view ? colourOfCommander(tableOf(view).players[seat]?.commander) : undefined),
  eventIcon,
  heading: (event) => event['kind'] === 'turn_begins',
  folds: FOLDS,
  sumOf: sumOfTurn,
  pointsFrom,
  onBoard,
  onMap: (decision) => {
    if (ON_MAP.includes(decision.kind)) return say('choose-space');
    return decision.kind === 'follower' ? say('choose-follower') : null;
  },
  meaning: (decision, choice, view, content) => meaningOf(decision, choice, tableOf(view), content),
  onlyThere: (decision) => decision.kind === 'recruit',
  about: (decision) => (decision.kind === 'recruit' ? say('recruit-hint') : ''),
  inHand: aboutCards,
  weighty: (_decision, choice) => String(choice).startsWith('refresh:'), // new cards are turned up
  keysOf: (decision) => new Map(Object.entries(KEYS[decision.kind] ?? {})),
  started: (decision) => decision.kind === 'move' || decision.kind === 'peek',
};
