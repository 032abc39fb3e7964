// A blazon is text; this is its grammar. Pure, no dependencies.

export const METALS = ['or', 'argent'] as const;
export const COLOURS = ['gules', 'azure', 'sable', 'vert', 'purpure', 'tenne'] as const;
export const DIVISIONS = [
  'per bend sinister',
  'per pale',
  'per fess',
  'per bend',
  'per chevron',
  'per saltire',
  'quarterly',
  'gyronny',
] as const;
export const VARIATIONS = ['barry', 'paly', 'bendy', 'chequy', 'lozengy', 'chevronny'] as const;
export const ORDINARIES = [
  'bend sinister',
  'chief',
  'base',
  'pale',
  'fess',
  'bend',
  'chevron',
  'cross',
  'saltire',
  'pall',
  'pile',
  'bordure',
  'bars',
] as const;
export const PLACES = ['pale', 'fess', 'bend', 'chief', 'base'] as const;

/** Heraldic word to icon of game-icons.net; any other icon that is at hand may be named directly. */
export const CHARGES: Readonly<Record<string, string>> = {
  lion: 'lion',
  eagle: 'eagle-emblem',
  griffin: 'griffin-symbol',
  boar: 'boar',
  bear: 'bear-head',
  wolf: 'wolf-head',
  stag: 'stag-head',
  horse: 'horse-head',
  dragon: 'wyvern',
  unicorn: 'unicorn',
  raven: 'raven',
  sword: 'broadsword',
  swords: 'crossed-swords',
  axe: 'crossed-axes',
  arrow: 'arrow-cluster',
  helm: 'visored-helm',
  tower: 'white-tower',
  key: 'key',
  horn: 'hunting-horn',
  chalice: 'jeweled-chalice',
  lily: 'fleur-de-lys',
  rose: 'rose',
  sun: 'heraldic-sun',
  moon: 'moon',
  star: 'seven-pointed-star',
  crown: 'queen-crown',
  anchor: 'anchor',
  garb: 'grain-bundle',
  oak: 'oak-leaf',
  horseshoe: 'horseshoe',
  flail: 'flail',
  lyre: 'lyre',
  wheel: 'cartwheel',
  gauntlet: 'gauntlet',
  bell: 'ringing-bell',
  banner: 'knight-banner',
  bridge: 'stone-bridge',
  acorn: 'acorn',
  trefoil: 'shamrock',
  tent: 'medieval-pavilion',
};

export type Tincture = (typeof METALS)[number] | (typeof COLOURS)[number];
export type Ordinary = (typeof ORDINARIES)[number];
export type Place = (typeof PLACES)[number];

export type Field =
  | { kind: 'plain'; tinctures: [Tincture] }
  | { kind: (typeof DIVISIONS)[number]; tinctures: [Tincture, Tincture] }
  | { kind: (typeof VARIATIONS)[number]; tinctures: [Tincture, Tincture]; pieces: number };

export type Item =
  | { kind: 'ordinary'; name: Ordinary; number: number; tincture: Tincture }
  | { kind: 'charge'; icon: string; number: number; tincture: Tincture; place: Place | null };

export interface Blazon {
  field: Field;
  items: Item[];
}

const NUMBERS: Readonly<Record<string, number>> = { a: 1, an: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6 };
const MOST_PIECES = 16;
const TINCTURES: readonly string[] = [...METALS, ...COLOURS];

export const isMetal = (tincture: Tincture): boolean => (METALS as readonly string[]).includes(tincture);

/** `gules, a chevron argent` as a tree. An unknown word is an error that names the word. */
export function parse(text: string): Blazon {
  const parts = text
    .trim()
    .toLowerCase()
    .replace(/\.$/, '')
    .split(/\s*,\s*/);
  return { field: parseField(parts[0] ?? ''), items: parts.slice(1).map(parseItem) };
}

function tinctureNamed(word: string | undefined, whole: string): Tincture {
  if (word === undefined || !TINCTURES.includes(word))
    throw new Error(`"${word ?? ''}" is not a tincture (in "${whole}")`);
  return word as Tincture;
}

function parseField(text: string): Field {
  if (TINCTURES.includes(text)) return { kind: 'plain', tinctures: [text as Tincture] };
  const division = DIVISIONS.find((name) => text.startsWith(`${name} `));
  if (division) {
    const [first, second] = text.slice(division.length + 1).split(' and ');
    return { kind: division, tinctures: [tinctureNamed(first, text), tinctureNamed(second, text)] };
  }
  const variation = VARIATIONS.find((name) => text.startsWith(`${name} `));
  const found = variation && /^(?:of (\d+) )?(\w+) and (\w+)$/.exec(text.slice(variation.length + 1));
  if (!variation || !found) throw new Error(`unknown field "${text}"`);
  const pieces = Math.min(Math.max(Number(found[1] ?? 6), 2), MOST_PIECES);
  return { kind: variation, tinctures: [tinctureNamed(found[2], text), tinctureNamed(found[3], text)], pieces };
}

function parseItem(text: string): Item {
  const [first = '', ...words] = text.split(' ');
  const number = NUMBERS[first];
  if (number === undefined) throw new Error(`an item begins with a number word: "${text}"`);
  const at = / in (pale|fess|bend|chief|base)$/.exec(words.join(' '));
  const rest = at ? words.join(' ').slice(0, at.index) : words.join(' ');
  const cut = rest.lastIndexOf(' ');
  const name = rest.slice(0, Math.max(cut, 0));
  const tincture = tinctureNamed(rest.slice(cut + 1), text);
  const ordinary = ORDINARIES.find((known) => known === name);
  if (ordinary) return { kind: 'ordinary', name: ordinary, number, tincture };
  return { kind: 'charge', icon: chargeNamed(name), number, tincture, place: (at?.[1] as Place | undefined) ?? null };
}

function chargeNamed(name: string): string {
  const singular = name.replace(/ies$/, 'y').replace(/s$/, '');
  return CHARGES[name] ?? CHARGES[singular] ?? name;
}
