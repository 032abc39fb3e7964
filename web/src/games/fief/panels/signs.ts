// Signs of what can be done: verbs of commands, things played in a window, answers in the list.
import { CARD_ICONS } from '../icons';

export const VERB_ICONS: Readonly<Record<string, string>> = {
  'offer-town': 'white-tower',
  'offer-hire': 'crossbow',
  'offer-captive': 'manacles',
  'offer-treasure': 'locked-box',
  'pigeon-card': 'peace-dove',
  'pigeon-coins': 'peace-dove',
  'pigeon-parley': 'peace-dove',
  trade: 'scales',
  lend: 'hole-ladder',
  interrupt: 'bugle-call',
  'offer-share': 'viking-head',
  permit: 'wax-seal',
  letter: 'robin-hood-hat',
  give: 'two-coins',
  free: 'manacles',
  pass_captive: 'manacles',
  pass_treasure: 'locked-box',
  leave_treasure: 'locked-box',
  give_to_sovereign: 'imperial-crown',
  end_siege: 'trebuchet',
  garter: 'ribbon-medal',
  look: 'all-seeing-eye',
};

export const THING_ICONS: Readonly<Record<string, string>> = {
  card: 'card-play',
  bows: 'crossbow',
  'burghers:revolt': 'pitchfork',
  'burghers:help': 'hole-ladder',
  burghers: 'pitchfork',
  help: 'hole-ladder',
  becket: 'robe',
  eanswythe: 'broken-bone',
};

/** Answers that mean the same in many questions. */
export const ANSWER_ICONS: Readonly<Record<string, string>> = {
  marry: 'linked-rings',
  veil: 'nun-face',
  servant: 'person',
  title: 'queen-crown',
  battle: 'crossed-swords',
  sortie: 'crossed-swords',
  walls: 'guarded-tower',
  siege: 'trebuchet',
  abbey: 'church',
  sword: 'sword-in-stone',
  castle: 'white-tower',
  mill: 'windmill',
  royal_castle: 'tower-flag',
  bows: 'crossbow',
  ransom: 'two-coins',
  buy_off: 'two-coins',
  convert: 'prayer-beads',
  fire: 'cannon',
  troops: 'bowman',
  sally: 'horse-head',
  continue: 'crossed-swords',
  stop: 'hourglass',
  pay: 'two-coins',
  ride: 'horse-head',
  all: 'meeple-group',
  for: 'vote',
  pass_phase: 'hourglass',
  pass_battle: 'hourglass',
  pass_turn: 'hourglass',
};

export const kindIcon = (kind: string): string => CARD_ICONS[kind] ?? 'card-play';
