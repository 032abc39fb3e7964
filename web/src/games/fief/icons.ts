/** The eight phases of a turn, from the first. */
export const PHASES = [
  'bugle-call',
  'card-play',
  'two-coins',
  'swap-bag',
  'horse-head',
  'drakkar',
  'crossed-swords',
  'hourglass',
] as const;

export const UNIT_ICONS: Readonly<Record<string, string>> = {
  man_at_arms: 'swordman',
  archer: 'bowman',
  knight: 'visored-helm',
  bombard: 'cannon',
  trebuchet: 'trebuchet',
  crossbowman_french: 'crossbow',
  crossbowman_flemish: 'crossbow',
  royal_knight: 'crenel-crown',
  royal_man_at_arms: 'sword-brandish',
};

/** Plagues, bonuses and taxes by the kind of their card. */
export const CARD_ICONS: Readonly<Record<string, string>> = {
  black_death: 'rat',
  bad_weather: 'raining',
  famine: 'desert-skull',
  viking_invasion: 'drakkar',
  good_harvest: 'wheat',
  fair_weather: 'sun',
  tax: 'two-coins',
  church_tax: 'prayer-beads',
  revolt: 'revolt',
  tunnel: 'hole-ladder',
  assassination: 'plain-dagger',
  justice: 'scales',
  ambush: 'wolf-trap',
  lord: 'family-tree',
  mercenaries: 'crossbow',
  burghers: 'huts-village',
};

export const RELIC_ICONS: Readonly<Record<string, string>> = {
  grail: 'holy-grail',
  becket: 'robe',
  caradoc: 'death-skull',
  eanswythe: 'broken-bone',
};

/** What a Lord wears: crowns, mitre, veil. */
export const HONOUR_ICONS: Readonly<Record<string, string>> = {
  king: 'imperial-crown',
  sovereign_queen: 'imperial-crown',
  queen: 'jewel-crown',
  prince: 'crown',
  bishop: 'pope-crown',
  prioress: 'nun-face',
  fief: 'queen-crown',
};

const BUILDINGS: Readonly<Record<string, string>> = {
  castle: 'white-tower',
  fortress: 'guarded-tower',
  royal_castle: 'tower-flag',
};

/** Every other building is an abbey's card. */
export const buildingIcon = (building: string): string => BUILDINGS[building] ?? 'church';
