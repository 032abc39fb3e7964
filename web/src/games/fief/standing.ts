// Who stands where: families and clans in a town, inside or at a gate.
import { INSIDE, UNITS, type Clan, type FiefTable, type Unit } from './view';

/** What one family has in one town at one gate. */
export interface Camp {
  family: number;
  gate: string;
  lords: string[];
  /** Everybody may count these. */
  soldiers: number;
  units: Partial<Record<Unit, number>>;
  /** Whether all kinds are known to these eyes. */
  known: boolean;
}

const SOLDIERS: readonly Unit[] = ['man_at_arms', 'archer', 'knight'];
const BOWS: readonly Unit[] = ['crossbowman_french', 'crossbowman_flemish'];

const sum = (units: Partial<Record<Unit, number>>, kinds: readonly Unit[]): number =>
  kinds.reduce((total, unit) => total + (units[unit] ?? 0), 0);

/** Camps of a town: those inside first, the controlling family before its guests. */
export function campsOf(table: FiefTable, place: string): Camp[] {
  const camps = new Map<string, Camp>();
  const campOf = (family: number, gate: string): Camp => {
    const key = `${family} ${gate}`;
    const camp = camps.get(key) ?? { family, gate, lords: [], soldiers: 0, units: {}, known: true };
    camps.set(key, camp);
    return camp;
  };
  for (const [id, lord] of Object.entries(table.lords))
    if (lord.place === place && lord.captor === '') {
      const camp = campOf(lord.family, lord.gate);
      camp.lords.push(id);
      camp.soldiers += lord.guard_knights + lord.guard_men;
    }
  for (const stack of table.stacks) {
    if (stack.town !== place) continue;
    const camp = campOf(stack.family, stack.gate);
    camp.soldiers += stack.soldiers + sum(stack.units, BOWS);
    camp.known &&= sum(stack.units, SOLDIERS) === stack.soldiers;
    for (const unit of UNITS)
      if (stack.units[unit]) camp.units[unit] = (camp.units[unit] ?? 0) + (stack.units[unit] ?? 0);
  }
  const control = table.towns[place]?.control;
  const rank = (camp: Camp): number => (camp.gate === INSIDE ? 0 : 10) + (camp.family === control ? 0 : 1);
  return [...camps.values()].sort((a, b) => rank(a) - rank(b) || a.family - b.family);
}

export const clansAt = (table: FiefTable, place: string): Clan[] =>
  table.clans.filter((clan) => clan.town === place && clan.vikings + Number(clan.jarl) > 0);

/** Lords held captive here. */
export const captivesAt = (table: FiefTable, place: string): string[] =>
  Object.entries(table.lords)
    .filter(([, lord]) => lord.place === place && lord.captor !== '')
    .map(([id]) => id);

export const siegesOf = (table: FiefTable, town: string): FiefTable['sieges'] =>
  table.sieges.filter((siege) => siege.town === town);

/** The title above a Lord's head: a crown before a mitre before a fief. */
export function honourOf(table: FiefTable, id: string): string | null {
  const lord = table.lords[id];
  if (!lord) return null;
  if (lord.royal) return lord.royal;
  if (lord.church.length) return lord.man ? 'bishop' : 'prioress';
  return lord.fiefs.length ? 'fief' : null;
}
