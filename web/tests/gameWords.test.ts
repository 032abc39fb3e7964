import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Bundle } from '@/words/bundle';
import { Content } from '@/words/content';
import { GameWords } from '@/words/gameWords';
import { chaptersOf, clauseText } from '@/words/rules';

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

  it('plays with the cards of the table', () => {
    const own = new Content(
      { crown_knights: [{ id: 'zawisza', name: { en: 'Zawisza' }, strength: 6 }] },
      { crown_knights: [{ id: 'zawisza', strength: 5 }] },
    );
    expect(own.get('zawisza')?.row['strength']).toBe(5);
    expect(own.name('zawisza', 'pl')).toBe('Zawisza');
  });
});

describe('the rulebook', () => {
  const chapters = chaptersOf(read('games/grunwald/rules.md'));

  it('is read clause by clause', () => {
    expect(chapters.length).toBeGreaterThan(15);
    expect(clauseText(chapters, 'GRU-7.7')).toBeTruthy();
    expect(clauseText(chapters, 'GRU-99.9')).toBeNull();
  });

  it('is shown without marks and source notes', () => {
    for (const chapter of chapters)
      for (const clause of chapter.clauses) expect(clause.text).not.toMatch(/\*\*|`|\[derived/);
  });
});
