import { describe, expect, it } from 'vitest';
import { differing, isSwitch, optionsFor, valueOf, valuesFor } from '@/pages/houseOptions';
import type { OptionInfo } from '@/wire/types';

const option = (name: string, values: OptionInfo['values'], seats = [1, 2, 3, 4]): OptionInfo => ({
  name,
  values,
  default: values[0] ?? false,
  clause: 'GRU-1.1',
  seats,
});
const OPTIONS = [
  option('events', [true, false]),
  option('start_seat', ['random', 0, 1, 2, 3]),
  option('level', ['easy', 'hard'], [1]),
];
const [events, start] = OPTIONS as [OptionInfo, OptionInfo, OptionInfo];

describe('table options', () => {
  it('hides what means nothing for so many players', () => {
    expect(optionsFor(OPTIONS, 2).map((one) => one.name)).toEqual(['events', 'start_seat']);
    expect(optionsFor(OPTIONS, 1).map((one) => one.name)).toEqual(['events', 'start_seat', 'level']);
  });

  it('names only seats that are at the table', () => {
    expect(valuesFor(start, 2)).toEqual(['random', 0, 1]);
    expect(valueOf(start, { start_seat: 3 }, 2)).toBe('random');
    expect(valueOf(start, { start_seat: 3 }, 4)).toBe(3);
  });

  it('draws yes and no as a switch', () => {
    expect(isSwitch(events)).toBe(true);
    expect(isSwitch(start)).toBe(false);
  });

  it('tells the server only what differs', () => {
    expect(differing(OPTIONS, { events: true, start_seat: 0, level: 'hard' }, 2)).toEqual({ start_seat: 0 });
    expect(differing(OPTIONS, { events: false, level: 'hard' }, 1)).toEqual({ events: false, level: 'hard' });
  });
});
