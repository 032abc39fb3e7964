// Where on the map the answers of the open question lie. It reads names, it knows no rule.
import type { Decision } from '@/decisions/decision';
import type { Content } from '@/words/content';
import type { Choice } from '@/words/gameWords';
import { PLACES, ROADS } from './places';
import { REGIONS, type FiefTable } from './view';

const ROAD = new Map(ROADS.map((road) => [road.id, road]));
const isTown = (id: string): boolean => id in PLACES;
const isRegion = (id: string): boolean => (REGIONS as readonly string[]).includes(id);

/** The end of a road that is not this one. */
export function beyond(road: string, from: string): string | null {
  const way = ROAD.get(road);
  if (!way) return null;
  return way.a === from ? way.b : way.b === from ? way.a : null;
}

/** Whether a choice is a place by its name alone: such options need no place in the list. */
export function namesPlace(choice: Choice): boolean {
  const parts = String(choice).split(':');
  return parts.some((part) => isTown(part) || ROAD.has(part) || isRegion(part));
}

/** Questions of the market: a title is a ware like the others. */
export const MARKET = ['buy', 'ransom'];

/** What is chosen on the map, as the id of a word; null where no answer names a place. */
export function mapHint(decision: Decision): string | null {
  if (MARKET.includes(decision.kind)) return null;
  const places = decision.options.filter(namesPlace).map((choice) => String(choice).split(':'));
  if (decision.kind === 'march' && decision.options.some((choice) => String(choice).startsWith('lord:')))
    return 'draw-march';
  if (places.length === 0) return null;
  if (decision.kind === 'march') return 'choose-way';
  return places.every((parts) => isRegion(parts.at(-1) ?? '')) ? 'choose-region' : 'choose-town';
}

/** Where the group stands that is being sent, or nowhere. */
export function startOf(table: FiefTable): string | null {
  const [first] = table.moving?.lords ?? [];
  return first ? (table.lords[first]?.place ?? null) : null;
}

const clanTown = (table: FiefTable, id: string): string =>
  table.clans.find((clan) => `clan_${clan.number}` === id)?.town ?? '';

/** The spot of a choice: a town, the forest or the number of a region; null if it lies nowhere. */
export function spotOf(choice: Choice, table: FiefTable, content: Content): string | null {
  const parts = String(choice).split(':');
  const town = parts.findLast(isTown);
  if (town) return town;
  const road = parts.find((part) => ROAD.has(part));
  if (road) return beyond(road, startOf(table) ?? '') ?? ROAD.get(road)?.a ?? null;
  const region = parts.findLast(isRegion);
  if (region) return region;
  if (choice === 'castle')
    return Object.keys(table.towns).find((one) => table.towns[one]?.building === 'royal_castle') ?? null;
  const lord = parts.findLast((part) => part in table.lords);
  if (lord && isTown(table.lords[lord]?.place ?? '')) return table.lords[lord]?.place ?? null;
  const clan = parts.map((part) => clanTown(table, part)).find(isTown);
  if (clan) return clan;
  const diocese = parts.find((part) => content.get(part)?.table === 'dioceses');
  const cathedral = diocese && content.get(diocese)?.row['cathedral'];
  return typeof cathedral === 'string' ? cathedral : null;
}

/** Every spot with its answers, in the order of the options. */
export function targetsOf(decision: Decision | null, table: FiefTable, content: Content): Map<string, Choice[]> {
  const targets = new Map<string, Choice[]>();
  for (const choice of decision?.options ?? []) {
    const spot = spotOf(choice, table, content);
    if (spot) targets.set(spot, [...(targets.get(spot) ?? []), choice]);
  }
  return targets;
}

/** Places the question itself is about: the town of a consent, of a battle, of the Lord to be placed. */
export function subjectsOf(decision: Decision | null, table: FiefTable, content: Content): string[] {
  const spots = Object.entries(decision?.prompt ?? {})
    .filter(([name, fact]) => name !== 'kind' && typeof fact === 'string')
    .map(([, fact]) => spotOf(String(fact), table, content));
  const start = startOf(table);
  return [...new Set([start, ...spots].filter((spot) => spot !== null))];
}

/** Towns where the ware under the pointer may be placed. */
export function sitesOf(decision: Decision | null, pointed: readonly Choice[]): string[] {
  const sites = (decision?.prompt['sites'] ?? {}) as Record<string, string[]>;
  return pointed.flatMap((choice) => sites[String(choice)] ?? []);
}

/** Lords whom the question offers, or who are being sent. */
export function lordsAsked(decision: Decision | null, table: FiefTable): Set<string> {
  const offered = (decision?.options ?? []).flatMap((option) => String(option).split(':'));
  return new Set([...(table.moving?.lords ?? []), ...offered.filter((part) => part in table.lords)]);
}
