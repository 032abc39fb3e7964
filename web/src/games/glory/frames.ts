// A duel that ran on while nothing was asked, moment by moment, rebuilt from the log so that it can be watched.
import type { Facts } from '@/words/gameWords';
import type { DuelStep } from './story';
import type { Duel, Side } from './view';

export interface Frame {
  /** How much of the log had happened. */
  end: number;
  duel: Duel;
  event: Facts;
}

const STEP_OF: Readonly<Record<string, DuelStep>> = {
  duel_begins: 'tent',
  players_duel: 'tent',
  strength_spent: 'strength',
  rolled: 'roll',
  noble_rolled: 'roll',
  faith_spent: 'faith',
  rerolled: 'faith',
  ally_used: 'ally',
  relic_used: 'relic',
  engagement_won: 'resolve',
  engagement_lost: 'resolve',
  duel_won: 'resolve',
  duel_lost: 'resolve',
};
const RESULTS = ['engagement_won', 'engagement_lost'];
const ENDS = ['duel_won', 'duel_lost'];

const sideOf = (seat: number | null, opponent: string | null, attack: number): Side => ({
  seat,
  opponent,
  attack,
  prestige: 0,
  wins: 0,
  spent: 0,
  faith: 0,
  dice: [[], [], []],
  values: [[], [], []],
  noble_die: null,
  used_allies: [],
  used_relics: [],
  used_prestige: [],
});

const numbers = (fact: unknown): number[] => (Array.isArray(fact) ? fact.map(Number) : []);

/** All moments of all duels in the log from a place on. */
export function framesOf(log: readonly Facts[], from: number): Frame[] {
  const frames: Frame[] = [];
  let duel: Duel | null = null;
  let resolved = false;
  log.forEach((event, index) => {
    const kind = String(event['kind']);
    const step = STEP_OF[kind];
    if (!step) return;
    if (kind === 'duel_begins' || kind === 'players_duel') duel = opened(event);
    if (!duel) return;
    if (resolved && !ENDS.includes(kind)) duel = cleared(duel);
    duel = { ...changed(duel, event), stage: step };
    resolved = RESULTS.includes(kind);
    if (index >= from) frames.push({ end: index + 1, duel, event });
    if (ENDS.includes(kind)) duel = null;
  });
  return frames;
}

function opened(event: Facts): Duel {
  const [first, second] = numbers(event['participants']);
  const sides: [Side, Side] =
    first !== undefined && second !== undefined
      ? [sideOf(first, null, 0), sideOf(second, null, 0)]
      : [sideOf(Number(event['seat']), null, 0), sideOf(null, String(event['opponent']), Number(event['attack']))];
  return { context: 'watched', engagement: 1, stage: 'tent', sides, rerolls: null, limit: 0 };
}

/** Between two engagements the dice are taken up. */
function cleared(duel: Duel): Duel {
  const [left, right] = duel.sides;
  const fresh = (side: Side): Side =>
    side.opponent ? side : { ...side, attack: 0, dice: [[], [], []], values: [[], [], []] };
  return { ...duel, engagement: duel.engagement + 1, sides: [fresh(left), fresh(right)] };
}

function changed(duel: Duel, event: Facts): Duel {
  const sides = duel.sides.map((side) => changedSide(side, event)) as [Side, Side];
  if (!RESULTS.includes(String(event['kind']))) return { ...duel, sides };
  const mine = sides.findIndex((side) => side.seat === event['seat']);
  const winner = event['kind'] === 'engagement_won' ? mine : 1 - mine;
  const shown = sides.map((side, i) => ({
    ...side,
    attack: Number(i === mine ? event['attack'] : event['against']),
    wins: side.wins + (i === winner ? 1 : 0),
  })) as [Side, Side];
  return { ...duel, sides: shown };
}

function changedSide(side: Side, event: Facts): Side {
  const kind = String(event['kind']);
  if (kind === 'noble_rolled' && side.opponent)
    return {
      ...side,
      attack: side.attack - (side.noble_die ?? 0) + Number(event['number']),
      noble_die: Number(event['number']),
    };
  if (side.seat === null || event['seat'] !== side.seat) return side;
  if (kind === 'strength_spent') return { ...side, spent: side.spent + Number(event['number']) };
  if (kind === 'faith_spent') return { ...side, faith: side.faith + 1 };
  if (kind !== 'rolled' && kind !== 'rerolled') return side;
  const values = [numbers(event['strength']), numbers(event['mount']), numbers(event['armour'])];
  return { ...side, dice: values, values, attack: values.reduce((sum, one) => sum + Math.max(0, ...one), 0) };
}

/** Whether something was decided in these events that the table no longer shows. */
export const hasPassed = (events: readonly Facts[]): boolean =>
  events.some((event) => RESULTS.includes(String(event['kind'])));
