// Table options as the host chooses them: which mean something for so many players, and what differs from the usual.
import type { OptionInfo } from '@/wire/types';

export type OptionValue = OptionInfo['values'][number];
export type Chosen = Readonly<Record<string, OptionValue>>;

/** Options that mean something at this number of seats. */
export const optionsFor = (options: readonly OptionInfo[], seats: number): OptionInfo[] =>
  options.filter((option) => option.seats.includes(seats));

/** Whole numbers name seats: those beyond the table cannot be chosen. */
export const valuesFor = (option: OptionInfo, seats: number): OptionValue[] =>
  option.values.filter((value) => typeof value !== 'number' || value < seats);

export const isSwitch = (option: OptionInfo): boolean => option.values.every((value) => typeof value === 'boolean');

/** The value chosen, or the usual one where the choice does not fit the table. */
export function valueOf(option: OptionInfo, chosen: Chosen, seats: number): OptionValue {
  const value = chosen[option.name];
  return value !== undefined && valuesFor(option, seats).includes(value) ? value : option.default;
}

/** What has to be told to the server: only what differs from the usual. */
export function differing(options: readonly OptionInfo[], chosen: Chosen, seats: number): Record<string, OptionValue> {
  const told = optionsFor(options, seats).map((option) => [option, valueOf(option, chosen, seats)] as const);
  return Object.fromEntries(
    told.filter(([option, value]) => value !== option.default).map(([option, value]) => [option.name, value]),
  );
}
