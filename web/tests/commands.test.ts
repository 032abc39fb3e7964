import { describe, expect, it } from 'vitest';
import { commandOf, stepsOf, verbsOf, type Command, type Verb } from '@/decisions/commands';

const COMMANDS: Command[] = [
  { do: 'pigeon', family: 0, to: 1, card: 'justice' },
  { do: 'pigeon', family: 0, to: 2, card: 'justice' },
  { do: 'pigeon', family: 0, to: 1, coins: 1 },
  { do: 'pigeon', family: 0, to: 1, coins: 2 },
  { do: 'listen', family: 0 },
  { do: 'offer', family: 0, to: 1, kind: 'town', what: 'york' },
  { do: 'offer', family: 0, to: 2, kind: 'town', what: 'york' },
  { do: 'offer', family: 0, to: 2, kind: 'town', what: 'bath' },
];
const verb = (id: string): Verb => verbsOf(COMMANDS).find((one) => one.id === id) as Verb;

describe('commands nobody asked for', () => {
  it('are grouped by their verb and their shape', () => {
    expect(verbsOf(COMMANDS).map((one) => one.id)).toEqual(['pigeon-card', 'pigeon-coins', 'listen', 'offer']);
    expect(verbsOf(COMMANDS, (one) => String(one['kind'] ?? '')).map((one) => one.id)).toContain('offer-town');
  });

  it('are asked for fact by fact, skipping what is not open', () => {
    expect(stepsOf(verb('offer'), {})).toEqual([{ fact: 'to', values: [1, 2], chosen: null }]);
    expect(stepsOf(verb('offer'), { to: 1 })).toEqual([{ fact: 'to', values: [1, 2], chosen: 1 }]);
    expect(stepsOf(verb('offer'), { to: 2 }).at(-1)).toEqual({ fact: 'what', values: ['york', 'bath'], chosen: null });
  });

  it('forget a fact that no longer fits', () => {
    expect(stepsOf(verb('offer'), { to: 2, what: 'london' }).at(-1)?.chosen).toBeNull();
  });

  it('are whole when nothing is open', () => {
    expect(commandOf(verb('offer'), {})).toBeNull();
    expect(commandOf(verb('offer'), { to: 1 })).toEqual(COMMANDS[5]);
    expect(commandOf(verb('listen'), {})).toEqual(COMMANDS[4]);
    expect(commandOf(verb('pigeon-coins'), { coins: 2 })).toEqual(COMMANDS[3]);
  });
});
