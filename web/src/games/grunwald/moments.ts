// What deserves a panel of its own in this game, by the kinds of its events.
import type { Moments } from '@/table/moments';

export const MOMENTS: Moments = {
  scenes: [
    {
      id: 'skirmish',
      icon: 'crossed-swords',
      begins: ['skirmish'],
      goes_on: ['played', 'captured', 'provisions_lost', 'card_lost'],
      ends: ['skirmish_won', 'skirmish_lost'],
    },
  ],
  summaries: [
    {
      id: 'round',
      icon: 'hourglass',
      at: 'round_begins',
      lines: [
        ...['auction_won', 'offer_taken', 'levy_knight', 'levy_paid', 'levy_failed', 'contest_won', 'skirmish_won'],
        ...['skirmish_lost', 'captured', 'provisions_lost', 'card_lost', 'knight_recruited', 'provisions_gained'],
        ...['ducats_gained', 'helper_hired', 'paid_at_last'],
      ],
    },
  ],
};
