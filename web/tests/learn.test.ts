import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Bundle } from '@/words/bundle';
import { LANGUAGES } from '@/words/languages';
import { routeOf } from '@/lib/route';

const SRC = join(import.meta.dirname, '../src');
const bundleOf = (language: (typeof LANGUAGES)[number]): Bundle =>
  new Bundle(language, [readFileSync(join(SRC, `learn/words/${language}.ftl`), 'utf8')]);
const english = bundleOf('en');
const sources = ['learn', 'pages']
  .flatMap((folder) => readdirSync(join(SRC, folder)).map((name) => join(SRC, folder, name)))
  .filter((name) => /\.(ts|svelte)$/.test(name))
  .map((name) => readFileSync(name, 'utf8'))
  .filter((source) => !source.includes("from '@/companion/say'")) // it has words of its own
  .join('\n');

describe('lessons speak three languages', () => {
  it.each(LANGUAGES)('%s has every message, with the same variables, without a fault', (language) => {
    const bundle = bundleOf(language);
    expect(bundle.ids.toSorted()).toEqual(english.ids.toSorted());
    for (const id of english.ids) {
      expect(new Set(bundle.variables(id))).toEqual(new Set(english.variables(id)));
      for (const number of [0, 1, 2, 5, 22]) {
        const variables = Object.fromEntries(bundle.variables(id).map((name) => [name, number]));
        expect(bundle.say(id, variables)).not.toMatch(/\{|\}|none/);
      }
    }
  });

  it('says every message, and only those', () => {
    const quoted = new Set([...sources.matchAll(/'([a-z0-9-]+)'/g)].map((match) => match[1] ?? ''));
    expect(english.ids.filter((id) => !quoted.has(id))).toEqual([]);
    const said = [...sources.matchAll(/(?<![.\w])say\('([a-z0-9-]+)'/g)].map((match) => match[1] ?? '');
    expect(said.length).toBeGreaterThan(20);
    expect(said.filter((id) => !english.has(id))).toEqual([]);
  });
});

describe('lessons have addresses', () => {
  it('of all games, of one, of a lesson, of a position', () => {
    expect(routeOf('/learn')).toEqual({ page: 'learn', game: null });
    expect(routeOf('/learn/fief')).toEqual({ page: 'learn', game: 'fief' });
    expect(routeOf('/learn/fief/first')).toEqual({ page: 'lesson', game: 'fief', kind: 'lessons', lesson: 'first' });
    expect(routeOf('/learn/fief/practice/x')).toEqual({
      page: 'lesson',
      game: 'fief',
      kind: 'practice',
      lesson: 'x',
    });
  });
});
