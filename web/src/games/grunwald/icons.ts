import type { Facts } from '@/words/gameWords';

export const FIELD_ICONS: Readonly<Record<string, string>> = {
  teutons: 'templar-shield',
  crown: 'queen-crown',
  provisions: 'wheat',
  ducats: 'two-coins',
  mercenaries: 'visored-helm',
  helpers: 'meeple-group',
  events: 'scroll-unfurled',
};

export const FIELD_TINCTURES: Readonly<Record<string, string>> = {
  teutons: 'var(--sable)',
  crown: 'var(--gules)',
  provisions: 'var(--vert)',
  ducats: 'var(--tenne)',
  mercenaries: 'var(--azure)',
  helpers: 'var(--purpure)',
  events: 'var(--purpure)',
};

export const SEASONS = ['oak-leaf', 'snowflake-1', 'daisy', 'sun'] as const;

const EVENT_CARDS: Readonly<Record<string, string>> = {
  samogitian_uprising: 'torch',
  dobrzyn_land: 'castle',
  pomerania_seized: 'castle-ruins',
  bydgoszcz_retaken: 'drawbridge',
  royal_hunt: 'stag-head',
  brest_council: 'round-table',
  czerwinsk_bridge: 'stone-bridge',
  mazovian_granaries: 'granary',
  bochnia_saltworks: 'mine-wagon',
  leczyca_assembly: 'public-speaker',
  wawel_tournament: 'mounted-knight',
  ragnit_grain_ships: 'caravel',
  call_to_arms: 'bugle-call',
  guests_of_the_order: 'cross-shield',
};

export const eventCardIcon = (id: string): string => EVENT_CARDS[id] ?? 'scroll-unfurled';

/** Icons of what no seat did; what a seat did carries its shield. */
const WITHOUT_SEAT: Readonly<Record<string, string>> = {
  round_begins: 'hourglass',
  cards_turned_up: 'card-play',
  prisoner_shown: 'manacles',
  auction_failed: 'gavel',
  skirmish: 'templar-shield',
  skirmish_won: 'crossed-swords',
  skirmish_lost: 'falling',
  over: 'laurels',
};

export function eventIcon(event: Facts): string | null {
  const kind = String(event['kind']);
  if (kind === 'event') return eventCardIcon(String(event['event']));
  return WITHOUT_SEAT[kind] ?? null;
}
