// What an event looks and sounds like in the log: icons only for what no family did.
import type { Sound } from '@/lib/sound';
import type { Folds } from '@/table/folding';
import type { Facts } from '@/words/gameWords';
import { CARD_ICONS } from './icons';

const ICONS: Readonly<Record<string, string>> = {
  plague_drawn: 'death-skull',
  plague_discarded: 'death-skull',
  event_deck_shuffled: 'card-play',
  fog: 'fog',
  candidates: 'imperial-crown',
  votes: 'vote',
  parliament_voted: 'round-table',
  throne_vacant: 'imperial-crown',
  landing_roll: 'drakkar',
  landed: 'drakkar',
  clan_moved: 'viking-head',
  clan_left: 'drakkar',
  vikings_lost: 'viking-head',
  jarl_died: 'viking-helmet',
  revolt_failed: 'pitchfork',
  revolt_rolled: 'pitchfork',
  melee: 'crossed-swords',
  battle_ended: 'crossed-swords',
  sherwood_roll: 'robin-hood-hat',
  weather_moved: 'raining',
  game_over: 'laurels',
};

/** Battles, revolts and elections in a line each, with what came of them. */
export const FOLDS: Folds = {
  opens: ['battle', 'revolt', 'candidates', 'parliament', 'plague_woke', 'pigeon_roll', 'offered', 'declares_title'],
  ends: [
    ...['battle_ended', 'revolt_failed', 'revolt_calmed', 'crowned', 'parliament_voted', 'pigeon', 'accepted'],
    ...['turned_down', 'granted', 'title', 'died', 'captured', 'escaped'],
  ],
  details: [
    ...['bombard_fired', 'bombard_exploded', 'trebuchets_fired', 'archers_shot', 'melee', 'unit_lost', 'guard_lost'],
    ...['vikings_lost', 'jarl_died', 'end_of_round', 'reacts', 'tunnel', 'joins', 'revolt_joined', 'revolt_rolled'],
    ...['calm_roll', 'marker', 'ballot', 'votes', 'black_death_roll', 'tax_share', 'deal_item', 'agreed'],
    ...['treasures_taken', 'relic_taken', 'healed', 'deserves_garter', 'dagger', 'engines_taken'],
  ],
  runs: ['recruited', 'tax_share', 'income', 'discarded', 'drew', 'drew_a_card'],
};

/** A plague carries the picture of its card. */
const OF_CARDS = ['plague_revealed', 'plague_woke', 'plague_removed'];

export function eventIcon(event: Facts): string | null {
  const kind = String(event['kind']);
  if (OF_CARDS.includes(kind)) return CARD_ICONS[String(event['card']).replace(/_\d+$/, '')] ?? null;
  return ICONS[kind] ?? null;
}

const SOUNDS: Readonly<Record<string, Sound>> = {
  stage: 'pawn',
  starts: 'pawn',
  recruited: 'pawn',
  landed: 'pawn',
  clan_moved: 'pawn',
  income: 'coin',
  ransomed: 'coin',
  title: 'seal',
  crowned: 'seal',
  married: 'seal',
  played: 'card',
  plague_revealed: 'card',
  drew_a_card: 'card',
};

export const soundOf = (event: Facts): Sound | null => SOUNDS[String(event['kind'])] ?? null;
