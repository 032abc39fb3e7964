import { CHARGES, COLOURS, METALS, isMetal, type Tincture } from './blazon';

/** A small generator from a text: the same name always draws the same arms. */
function generator(text: string): (n: number) => number {
  let hash = 2166136261;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619);
  return (n) => {
    hash = Math.imul(hash ^ (hash >>> 15), 2246822507);
    hash = Math.imul(hash ^ (hash >>> 13), 3266489909);
    return ((hash ^= hash >>> 16) >>> 0) % n;
  };
}

const DIVIDED = ['per pale', 'per fess', 'per bend', 'quarterly', 'per chevron'] as const;
const VARIED = ['barry', 'paly', 'bendy', 'chequy'] as const;
const BORNE = ['chevron', 'bend', 'cross', 'saltire', 'fess', 'pale', 'pile', 'pall'] as const;
const SEAT_SHIELDS: readonly string[] = [
  'gules, a chevron argent',
  'argent, a cross sable',
  'purpure, a saltire argent',
];
const STOCK: readonly Tincture[] = [...METALS, 'gules', 'azure', 'sable', 'vert', 'purpure'];

/** Arms for somebody who has chosen none, from the name; `taken` are those already at the table. */
export function armsFor(name: string, taken: readonly string[] = []): string {
  for (let attempt = 0; ; attempt += 1) {
    const arms = drawLots(generator(`${name}\n${attempt}`));
    if (attempt > 20 || !(taken.includes(arms) || SEAT_SHIELDS.includes(arms))) return arms;
  }
}

function drawLots(next: (n: number) => number): string {
  const pick = <T>(list: readonly T[]): T => list[next(list.length)] as T;
  const first = pick(STOCK);
  const second = pick(isMetal(first) ? COLOURS.slice(0, 5) : METALS);
  const others = STOCK.filter((one) => one !== first && one !== second);
  const kind = next(10);
  const charges = Object.keys(CHARGES);
  if (kind >= 9) return `${pick(VARIED)} ${first} and ${second}, a ${pick(charges)} ${pick(others)}`;
  if (kind >= 6) return `${pick(DIVIDED)} ${first} and ${second}, a ${pick(charges)} ${pick(others)}`;
  const borne = next(3) === 0 ? pick(BORNE) : pick(charges);
  return `${first}, a ${borne} ${second}`;
}
