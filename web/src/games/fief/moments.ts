// What deserves a panel of its own in this game, by the kinds of its events.
import type { Moments } from '@/table/moments';

export const MOMENTS: Moments = {
  scenes: [
    {
      id: 'battle',
      icon: 'crossed-swords',
      begins: ['battle'],
      goes_on: [
        ...['bombard_fired', 'bombard_exploded', 'trebuchets_fired', 'archers_shot', 'melee', 'unit_lost', 'died'],
        ...['guard_lost', 'captured', 'end_of_round', 'vikings_lost', 'jarl_died', 'engines_taken', 'fled', 'freed'],
        ...['mill_lost', 'mill_plundered', 'abbey_plundered', 'deserves_garter', 'dagger', 'title_lost', 'control'],
      ],
      ends: ['battle_ended'],
    },
    {
      id: 'election',
      icon: 'scales',
      begins: ['candidates'],
      goes_on: ['marker', 'ballot', 'guard', 'queen', 'queen_no_more', 'throne_vacant'],
      ends: ['votes', 'crowned'],
    },
    {
      id: 'plague',
      icon: 'death-skull',
      begins: ['plague_revealed', 'plague_woke', 'black_death_roll'],
      goes_on: ['unit_lost', 'guard_lost'],
      ends: ['plague_revealed', 'plague_woke', 'black_death_roll', 'died'],
    },
    {
      id: 'vikings',
      icon: 'viking-head',
      begins: ['landing_roll'],
      goes_on: ['relics_lost', 'unit_lost', 'died', 'control', 'destroyed', 'reinforced'],
      ends: ['landing_roll', 'landed'],
    },
  ],
  summaries: [
    {
      id: 'round',
      icon: 'hourglass',
      at: 'phase',
      counts: 'turn',
      lines: [
        ...['married', 'crowned', 'title', 'title_lost', 'died', 'captured', 'freed', 'battle_ended', 'built'],
        ...['control', 'introduced', 'fortress', 'plague_revealed', 'landed', 'relic_taken', 'ransomed'],
      ],
    },
  ],
};
