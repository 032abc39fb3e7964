// What deserves a panel of its own in this game, by the kinds of its events.
import type { Moments } from '@/table/moments';

export const MOMENTS: Moments = {
  scenes: [
    {
      id: 'duel',
      icon: 'crossed-swords',
      begins: ['players_duel', 'duel_begins'],
      goes_on: [
        ...['ally_used', 'turned_active', 'strength_spent', 'rolled', 'rerolled', 'noble_rolled', 'faith_spent'],
        ...['relic_used', 'engagement_won', 'engagement_lost', 'prestige_turned', 'gained', 'lost', 'recovered'],
      ],
      ends: ['duel_won', 'duel_lost'],
    },
  ],
  summaries: [
    {
      id: 'tournament',
      icon: 'trophy-cup',
      at: 'tournament_over',
      since: 'round_begins',
      lines: ['duel_won', 'duel_lost', 'knight_wins', 'prize_won', 'prize_lost', 'sir_fought', 'sir_wins_prize'],
    },
    {
      id: 'round',
      icon: 'hourglass',
      at: 'round_begins',
      lines: [
        ...['ally_gained', 'relic_gained', 'prestige_gained', 'upgraded', 'card_played', 'goal_kept', 'duel_won'],
        ...['duel_lost', 'prize_won'],
      ],
    },
  ],
};
