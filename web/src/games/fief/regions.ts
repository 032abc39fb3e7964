// Regions: what lies on them, who holds their title, what is printed of them.
import type { Content, Row } from '@/words/content';
import { ROADS } from './places';
import type { FiefTable } from './view';

export interface Effect {
  card: string;
  kind: string;
  tone: 'plague' | 'blessing' | 'tax';
  asleep: boolean;
  family: number | null;
}

const kindOf = (card: string): string => card.replace(/_\d+$/, '');

export const regionRow = (content: Content, region: string): Row | undefined =>
  content.rows('regions').find((row) => row['number'] === region);

export const regionOf = (content: Content, town: string): string => String(content.get(town)?.row['region'] ?? '');

/** The first region of a diocese: there lie the cards that concern it. */
function firstOf(content: Content, diocese: string): string {
  const regions = content.get(diocese)?.row['regions'];
  return Array.isArray(regions) ? String(regions[0]) : '';
}

/** What lies on a region, plagues first. */
export function effectsOn(table: FiefTable, content: Content, region: string): Effect[] {
  const plagues = table.plagues
    .filter((one) => one.region === region)
    .map((one): Effect => ({
      card: one.card,
      kind: one.kind,
      tone: 'plague',
      asleep: !one.active,
      family: null,
    }));
  const blessings = table.bonuses
    .filter((one) => one.region === region)
    .map((one): Effect => ({ card: one.card, kind: kindOf(one.card), tone: 'blessing', asleep: false, family: null }));
  const taxes = table.taxes
    .filter((one) => one.where === region || firstOf(content, one.where) === region)
    .map((one): Effect => ({
      card: one.card,
      kind: one.where === region ? 'tax' : 'church_tax',
      tone: 'tax',
      asleep: false,
      family: one.family,
    }));
  return [...plagues, ...blessings, ...taxes];
}

/** Roads that lead into a region with bad weather: drawn as washed out. */
export function washedOut(table: FiefTable, content: Content): Set<string> {
  const wet = new Set(table.plagues.filter((one) => one.kind === 'bad_weather' && one.active).map((one) => one.region));
  const inside = (town: string): boolean => wet.has(regionOf(content, town));
  return new Set(ROADS.filter(({ a, b }) => inside(a) || inside(b)).map(({ id }) => id));
}
