// What deserves a panel of its own in this game, by the kinds of its events.
import type { Moments } from '@/table/moments';

export const MOMENTS: Moments = {
  scenes: [
    {
      id: 'tournament',
      icon: 'trophy-cup',
      begins: ['tournament_begins'],
      goes_on: [
        ...['joined', 'stayed_out', 'tournament_rolled', 'set_aside', 'lance_used', 'coins_paid', 'coins_gained'],
        ...['vp_gained', 'torak_jousts', 'torak_vp', 'event_mastered', 'morale_changed'],
      ],
      ends: ['tournament_result', 'goal_reached'],
    },
    {
      id: 'fight',
      icon: 'crossed-swords',
      begins: ['attack', 'attack_on_torak', 'torak_attacks'],
      goes_on: [
        'rolled',
        'rerolled',
        'attack_score',
        'defence_score',
        'luck_spent',
        'torak_rolled',
        'coins_gained',
        'vp_gained',
      ],
      ends: [
        ...['attacker_wins', 'defender_wins', 'torak_beaten_off', 'torak_wins', 'torak_holds_out'],
        ...['torak_lies_down'],
      ],
    },
    {
      id: 'conquest',
      icon: 'castle',
      begins: ['conquest_begins'],
      goes_on: ['rolled', 'rerolled', 'luck_spent', 'conquest_row', 'coins_gained', 'vp_gained', 'morale_changed'],
      ends: ['conquest_won', 'conquest_failed'],
    },
  ],
  summaries: [
    {
      id: 'round',
      icon: 'hourglass',
      at: 'turn_begins',
      counts: 'round',
      lines: [
        ...['event_mastered', 'event_failed', 'recruited', 'conquest_won', 'conquest_failed', 'attacker_wins'],
        ...['defender_wins', 'tournament_result', 'vp_gained', 'follower_left', 'torak_vp'],
      ],
    },
  ],
};
