import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Bundle } from '@/words/bundle';
import { Content } from '@/words/content';
import { GameWords } from '@/words/gameWords';
import { chaptersOf, clauseText, textOf } from '@/words/rules';

const TABARD = join(import.meta.dirname, '../../src/tabard');
const read = (name: string): string => readFileSync(join(TABARD, name), 'utf8');
const content = new Content({
  fields: [{ id: 'provisions', name: { en: 'Provisions', pl: 'Prowiant', ru: 'Провиант' } }],
  crown_knights: [{ id: 'zawisza', name: { en: 'Zawisza', pl: 'Zawisza', ru: 'Завиша' }, strength: 6 }],
  events: [
    {
      id: 'granaries',
      name: { en: 'Granaries', pl: 'Spichlerze', ru: 'Амбары' },
      options: [
        { cost: { ducats: 1 }, gain: { provisions: 1 } },
        { cost: { ducats: 3 }, gain: { provisions: 2 } },
      ],
    },
  ],
});
const players = ['Jadwiga', 'Witold'];
const wordsIn = (language: 'en' | 'pl' | 'ru'): GameWords =>
  new GameWords(
    new Bundle(language, [read(`words/${language}.ftl`), read(`games/grunwald/words/${language}.ftl`)]),
    content,
    (seat) => players[seat] ?? '',
  );
const words = wordsIn('en');

describe('words of a game', () => {
  it('says an event with names of players and components', () => {
    const event = { kind: 'placed', seat: 1, field: 'provisions', officer: false, helpers: 2, ducats: 1 };
    expect(words.event(event)).toContain('Witold');
    expect(words.event(event)).toContain('2 helpers');
    expect(wordsIn('pl').event(event)).toContain('Prowiant');
    expect(wordsIn('ru').event(event)).toContain('Провиант');
  });

  it('says what is missing as the message wants it', () => {
    expect(words.event({ kind: 'passed', seat: 0 })).toBe('Jadwiga passes.');
  });

  it('asks by kind and step', () => {
    expect(words.ask({ kind: 'place', step: 'pawn', field: 'provisions', pawn: null, helpers: 0 })).toContain(
      'Provisions',
    );
  });

  it('names choices: numbers, zones, marks, components, shared words', () => {
    expect(words.choice({ kind: 'bid', event: 'granaries', bid: 0, leader: null }, 2)).toBe('Bid 2 ducats');
    expect(words.choice({ kind: 'lose_card', owed: 3 }, 'camp:c6')).toBe('Crown knight 6, from your camp');
    expect(words.choice({ kind: 'place', step: 'field' }, 'provisions')).toBe('Provisions');
    expect(words.choice({ kind: 'offer', event: 'granaries' }, 2)).toContain('2 provisions');
    expect(words.choice({ kind: 'offer', event: 'granaries' }, 'pass')).toBe('Pass');
    expect(words.component('zawisza')).toBe('Zawisza (crown 6)');
  });
});

describe('the rulebook', () => {
  const book = { rules: read('games/grunwald/book/en/rules.md') };
  const chapters = chaptersOf(book);

  it('is read clause by clause', () => {
    expect(chapters.length).toBeGreaterThan(15);
    expect(clauseText(book, 'GRU-7.7')).toBeTruthy();
    expect(clauseText(book, 'GRU-99.9')).toBeNull();
  });

  it('is shown without marks and source notes', () => {
    for (const chapter of chapters)
      for (const block of chapter.blocks) expect(textOf(block)).not.toMatch(/\*\*|`|\[derived/);
  });
});

describe('words of a game with families', () => {
  const source = [
    'family = { $player } ({ $colour })',
    'event-battle = { $town }: { $attackers } against { $defenders ->\n    [none] Vikings\n   *[other] { $defenders }\n }.',
    'event-votes = Votes: { $tally }; mills { $tally_mill }.',
    'event-gift = { $recipient } or { $recipient_seat }, { $what_1 } and { $what_2 }.',
    'choice-deal-convert = { $part_3 } converts { $part_2 }',
    'choice-target = { $part_1 }: { $part_2_family }, { $part_2 }',
    'command-offer-town = { $town } for { $to }',
  ].join('\n');
  const box = new Content({
    game: { families_by_players: { p2: 4, p3: 3 } },
    colours: ['Red', 'Green', 'Violet', 'Yellow'].map((en) => ({ id: en.toLowerCase(), name: { en } })),
    regions: [{ id: 'region_iv', number: 'IV', name: { en: 'North' } }],
    towns: [{ id: 'york', name: { en: 'York' } }],
  });
  const at = (seats: number): GameWords =>
    new GameWords(new Bundle('en', [source]), box, (seat) => ['Jadwiga', 'Witold', 'Anna'][seat] ?? '', seats);

  it('calls a family like its player, with its colour if he leads two', () => {
    expect(at(3).event({ kind: 'battle', town: 'york', attackers: [0, 2], defenders: [1] })).toBe(
      'York: Jadwiga, Anna against Witold.',
    );
    expect(at(2).event({ kind: 'battle', town: 'york', attackers: [1], defenders: [] })).toBe(
      'York: Jadwiga (Green) against Vikings.',
    );
    expect(at(2).family(-1)).toBe('none');
  });

  it('says mappings, parts of texts and components by number', () => {
    expect(at(3).event({ kind: 'votes', tally: { york: 2, mill: 3 } })).toBe('Votes: York 2, mill 3; mills 3.');
    expect(at(2).event({ kind: 'gift', recipient: 1, what: 'york:IV' })).toBe(
      'Jadwiga (Green) or Witold, York and North.',
    );
    expect(at(3).choice({ kind: 'deal' }, 'convert:york:IV')).toBe('North converts York');
    expect(at(3).choice({ kind: 'target' }, 'york:2')).toBe('York: Anna, 2');
  });

  it('says a command by what it does and its kind', () => {
    expect(at(3).command({ do: 'offer', kind: 'town', town: 'york', to: 1 })).toBe('York for Witold');
  });
});
