import type { Facts } from '@/words/gameWords';

/** Everything that has a picture: symbols, skills, what rows ask and give. */
const ICONS: Readonly<Record<string, string>> = {
  sword: 'broadsword',
  cunning: 'hood',
  speech: 'talk',
  joker: 'jester-hat',
  die: 'perspective-dice-six-faces-random',
  reroll: 'clockwise-rotation',
  move: 'horse-head',
  peek: 'semi-closed-eye',
  lance: 'barbed-spear',
  coins: 'two-coins',
  coin: 'two-coins',
  vp: 'laurels',
  luck: 'shamrock',
  poster: 'wanted-reward',
  discard_follower: 'card-discard',
  'favor:wenceslas': 'lion',
  'favor:sigismund': 'eagle-emblem',
  wenceslas: 'lion',
  sigismund: 'eagle-emblem',
  'follower:I': 'person',
  'follower:II': 'person',
  'follower:any': 'person',
  tournament: 'mounted-knight',
};

export const iconOf = (what: string): string => ICONS[what] ?? '';

export const KIND_ICONS: Readonly<Record<string, string>> = {
  pickpocketing: 'swap-bag',
  bandits: 'bandit',
  manhunt: 'deer-track',
  monastery: 'church',
  hunt: 'deer-head',
  tournament: 'mounted-knight',
  payment: 'pay-money',
  levy: 'run',
};

/** Grounds of the tokens' backs: dark enough for white drawings in both themes. */
export const KIND_COLOURS: Readonly<Record<string, string>> = {
  pickpocketing: '#7c4a86',
  bandits: '#8a3a22',
  manhunt: '#2d5f86',
  monastery: '#4f6526',
  hunt: '#6b5526',
  tournament: '#96650c',
  payment: '#5c5c66',
  levy: '#4d4a3f',
};

const COMMANDERS: Readonly<Record<string, { colour: string; letter: string }>> = {
  zizka: { colour: 'red', letter: 'Ž' },
  katerina: { colour: 'blue', letter: 'K' },
  bores: { colour: 'green', letter: 'B' },
  torak: { colour: 'yellow', letter: 'T' },
};

export const colourOfCommander = (commander: string | undefined): string | undefined =>
  COMMANDERS[commander ?? '']?.colour;
export const letterOf = (commander: string): string => COMMANDERS[commander]?.letter ?? '?';

/** Icons of what no seat did; what a seat did carries its shield. */
const WITHOUT_SEAT: Readonly<Record<string, string>> = {
  deck_renewed: 'card-discard',
  stack_renewed: 'hourglass',
  tokens_placed: 'tower-flag',
  attack: 'crossed-swords',
  over: 'laurels',
  torak_card: 'cloak',
  torak_moved: 'cloak',
  torak_vp: 'laurels',
  torak_refreshes: 'beer-stein',
  torak_replaces: 'cloak',
  torak_stands_up: 'cloak',
  torak_rolled: 'perspective-dice-six-faces-random',
  torak_jousts: 'mounted-knight',
};

export function eventIcon(event: Facts): string | null {
  const kind = String(event['kind']);
  if (kind === 'token_turned_up') return KIND_ICONS[String(event['token']).replace(/_\d+$/, '')] ?? 'tower-flag';
  return WITHOUT_SEAT[kind] ?? null;
}
