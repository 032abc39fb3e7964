import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Asked, asForm, asRows, given, rowsIn, saying, toml, type Form } from '@/companion/form';
import { Bundle } from '@/words/bundle';
import { Content } from '@/words/content';
import { GameWords } from '@/words/gameWords';

const TABARD = join(import.meta.dirname, '../../src/tabard');
const bundle = new Bundle('pl', [readFileSync(join(TABARD, 'games/fief/words/pl.ftl'), 'utf8')]);
const name = (pl: string): Record<string, string> => ({ en: pl, pl, ru: pl });
const content = new Content({
  game: { families_by_players: { p2: 4, p3: 3, p4: 4 } },
  colours: ['red', 'green', 'violet', 'yellow'].map((id) => ({ id, name: name(id) })),
  towns: [
    { id: 'york', name: name('York') },
    { id: 'london', name: name('Londyn') },
  ],
  units: [
    { id: 'knight', name: name('Rycerz') },
    { id: 'clan', name: name('Klan') },
  ],
  roads: [{ id: 'road_york_durham', name: name('York – Durham') }],
  cards: [{ id: 'lord_hugh', kind: 'lord', name: name('Hugh') }],
});
const asked = (seats: number): Asked =>
  new Asked(new GameWords(bundle, content, (seat) => `P${seat + 1}`, seats), content, 'pl', seats);
const TROOPS = [
  { input: 'one', table: 'towns', name: name('Miasto') },
  { input: 'one', table: 'units', ids: ['knight'], name: name('Rodzaj') },
  { input: 'number', least: 1, most: 12, name: name('Liczba') },
  { input: 'one', before: 'gate=', table: 'roads', optional: true, name: name('Brama') },
  { input: 'flag', value: 'tired', name: name('zmęczeni') },
] as const;

describe('the form of a position', () => {
  it('offers components by name, without what is cut off their ids', () => {
    const picks = asked(3).picks({ table: 'cards', where: { kind: 'lord' }, cut: 'lord_' });
    expect(picks).toEqual([{ value: 'hugh', name: 'Hugh' }]);
    expect(asked(3).picks({ table: 'units', ids: ['knight'] })).toEqual([{ value: 'knight', name: 'Rycerz' }]);
    expect(
      asked(2)
        .picks({ seats: true })
        .map((one) => one.value),
    ).toEqual(['P1', 'P2']);
    expect(
      asked(2)
        .picks({ families: true })
        .map((one) => one.value),
    ).toEqual(['F1', 'F2', 'F3', 'F4']);
  });

  it('knows a name that leaves out how an id begins', () => {
    const picks = asked(3).picks({ table: 'cards' });
    expect(asked(3).name('hugh', picks)).toBe('Hugh');
    expect(asked(3).name('lord_hugh', picks)).toBe('Hugh');
    expect(asked(3).name('william', picks)).toBe('william');
  });

  it('reads a row word by word, in any order of what may be left out', () => {
    expect(asked(3).row('york knight 2', TROOPS)).toBe('York, Rycerz, 2');
    expect(asked(3).row('london knight 11 tired gate=road_york_durham', TROOPS)).toBe(
      'Londyn, Rycerz, 11, zmęczeni, Brama: York – Durham',
    );
    expect(asked(3).row('york dragon 2', TROOPS)).toBe('York, dragon, 2');
  });

  it('writes rows as the game reads them', () => {
    expect(asRows(['york knight 2'], 'lines')).toEqual(['york knight 2']);
    expect(asRows(['tyn hunt_1', 'pisek hunt_2'], 'table')).toEqual({ tyn: 'hunt_1', pisek: 'hunt_2' });
    expect(asRows(['crown P1 officer', 'crown P2 helpers 2'], 'lists')).toEqual({
      crown: ['P1 officer', 'P2 helpers 2'],
    });
    for (const as of ['lines', 'table', 'lists'] as const)
      expect(rowsIn(asRows(['a b c', 'd e'], as))).toEqual(['a b c', 'd e']);
  });

  it('says only what is not empty, and keeps what it does not know', () => {
    const position = { players: 3, P1: { coins: 6, strange: [1] } };
    expect(given(position, 'P1', 'coins')).toBe(6);
    expect(given(position, 'P2', 'coins')).toBeUndefined();
    const changed = saying(position, 'P2', 'hand', ['tax_1']);
    expect(changed).toEqual({ ...position, P2: { hand: ['tax_1'] } });
    expect(saying(changed, 'P2', 'hand', [])).toEqual(position);
    expect(saying(position, 'P1', 'coins', undefined)).toEqual({ players: 3, P1: { strange: [1] } });
    expect(saying(position, 'P1', 'coins', 0)).toEqual({ players: 3, P1: { coins: 0, strange: [1] } });
  });

  it('is written as TOML', () => {
    expect(toml({ players: 3, lying: true, P1: { team: ['a', 'b'], coins: 6 }, 'odd key': 'x"y' })).toBe(
      'players = 3\nlying = true\nP1 = { team = ["a", "b"], coins = 6 }\n"odd key" = "x\\"y"\n',
    );
  });

  it('has a part for everybody at the table, and those that mean something there', () => {
    const form: Form = {
      parts: [{ of: 'torak', only: [1], name: name('Torak') }],
      field: [
        { key: 'turn', input: 'number', name: name('Tura') },
        { of: 'P', key: 'coins', input: 'number', name: name('Monety') },
        { of: 'F', key: 'towns', input: 'rows', name: name('Miasta') },
        { of: 'torak', key: 'vp', input: 'number', name: name('Punkty') },
      ],
    };
    expect(asForm(form as never)).toBe(form);
    expect(asForm({})).toBeNull();
    const sections = (seats: number): string[] =>
      asked(seats)
        .sections(form, '')
        .map((one) => one.id);
    expect(sections(3)).toEqual(['table', 'P1', 'P2', 'P3']); // a player and his family are one
    expect(sections(2)).toEqual(['table', 'P1', 'P2', 'F1', 'F2', 'F3', 'F4']);
    const first = asked(3).sections(form, '')[1];
    expect(first?.lines.map(({ of, field }) => `${of} ${field.key}`)).toEqual(['P1 coins', 'F1 towns']);
  });
});
