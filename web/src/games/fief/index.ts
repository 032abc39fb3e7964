import type { GameClient } from '@/games/module';
import Board from './Board.svelte';
import Deals from './Deals.svelte';
import Hand from './Hand.svelte';
import Option from './Option.svelte';
import Picture from './Picture.svelte';
import Seat from './Seat.svelte';
import Track from './Track.svelte';
import { MARKET, mapHint, namesPlace } from './asked';
import { MOMENTS } from './moments';
import { FOLDS, eventIcon, soundOf } from './events';
import { colourOfFamily, colourOfSeat, familyOfEvent, partnerOf } from './families';
import icons from './fief.icons';
import { aboutHand, onCard } from './panels/cards';
import { waitingDeals } from './panels/deals';
import { namesGroup } from './panels/group';
import Panel from './panels/Panel.svelte';
import { say } from './say';
import { goodFor } from './starting';
import { eyesOf, tableOf } from './view';

/** Facts of a question that name a card or a servant: what is printed there helps to answer. */
const ABOUT = ['servant', 'card', 'abbey', 'treasure'];

export const CLIENT: GameClient = {
  id: 'fief',
  icons,
  Board,
  fills: true,
  Hand,
  Option,
  Picture,
  Deals,
  waitingDeals,
  partner: (view) => partnerOf(tableOf(view), eyesOf(view)),
  Seat,
  Track,
  moments: MOMENTS,
  telling: () => import('./telling'),
  components: () => import('./about'),
  colourOf: (view, seat) => (view ? colourOfSeat(tableOf(view), seat) : undefined),
  eventIcon,
  sound: soundOf,
  colourOfEvent: (event, view) => {
    const family = view ? familyOfEvent(event, tableOf(view)) : null;
    return family === null ? undefined : colourOfFamily(family);
  },
  seatOf: (event, view) => {
    const family = view ? familyOfEvent(event, tableOf(view)) : null;
    return family === null || !view ? null : (tableOf(view).families[family]?.seat ?? null);
  },
  heading: (event) => event['kind'] === 'phase',
  folds: FOLDS,
  inHand: aboutHand,
  onBoard: (decision, choice) => namesPlace(choice) || onCard(decision, choice),
  about: (decision, words) =>
    ABOUT.map((fact) => decision.prompt[fact])
      .filter((id) => typeof id === 'string')
      .map((id) => words.printed(id))
      .join(' '),
  onMap: (decision) => {
    const hint = mapHint(decision);
    return hint === null ? null : say(hint);
  },
  meaning: (decision, choice, _view, content) => goodFor(decision, choice, content),
  Panel,
  panelled: (decision) => MARKET.includes(decision.kind) || namesGroup(decision),
  weighty: (_decision, choice) => choice === 'surrender',
};
