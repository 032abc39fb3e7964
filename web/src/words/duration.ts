// How long something takes, in whole minutes, hours or days: "5 minutes", "3 dni".
import { words } from './words.svelte';

const UNITS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** In the largest unit that fits evenly. */
export function duration(seconds: number): string {
  const [unit, size] = UNITS.find(([, size]) => seconds % size === 0) ?? ['minute', 60];
  const format = new Intl.NumberFormat(words.language, { style: 'unit', unit, unitDisplay: 'long' });
  return format.format(Math.round(seconds / size));
}
