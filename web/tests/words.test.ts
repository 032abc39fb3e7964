import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Bundle } from '@/words/bundle';
import { LANGUAGES, preferred } from '@/words/languages';

const SRC = join(import.meta.dirname, '../src');
const bundleOf = (language: (typeof LANGUAGES)[number]): Bundle =>
  new Bundle(language, [readFileSync(join(SRC, `words/${language}.ftl`), 'utf8')]);
const bundles = Object.fromEntries(LANGUAGES.map((language) => [language, bundleOf(language)]));
const english = bundles['en'] as Bundle;

const sources = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(ts|svelte)$/.test(name))
  .map((name) => readFileSync(join(SRC, name), 'utf8'))
  .join('\n');

/** Ids the source names in full, and the beginnings of those it puts together. */
const named = [...sources.matchAll(/(?<![.\w])(?:t|has)\('([a-z0-9_-]+)'/g)].map((match) => match[1] ?? '');
const begun = [...sources.matchAll(/(?<![.\w])(?:t|has)\(`([a-z0-9_-]*)\$\{/g)].map((match) => match[1] ?? '');
const quoted = new Set([...sources.matchAll(/'([a-z0-9-]+)'/g)].map((match) => match[1] ?? ''));

describe('the client speaks three languages', () => {
  it.each(LANGUAGES)('%s has every message, with the same variables', (language) => {
    const bundle = bundles[language] as Bundle;
    expect(bundle.ids.toSorted()).toEqual(english.ids.toSorted());
    for (const id of english.ids)
      expect([id, ...new Set(bundle.variables(id).toSorted())]).toEqual([
        id,
        ...new Set(english.variables(id).toSorted()),
      ]);
  });

  it.each(LANGUAGES)('%s says every message without a fault', (language) => {
    const bundle = bundles[language] as Bundle;
    for (const id of bundle.ids) {
      for (const number of [0, 1, 2, 5, 22]) {
        const variables = Object.fromEntries(bundle.variables(id).map((name) => [name, number]));
        expect(bundle.say(id, variables)).not.toMatch(/\{|\}|none/);
      }
    }
  });

  it('has a message for every id the source names', () => {
    expect(named.length).toBeGreaterThan(100);
    for (const id of named) expect(english.has(id), id).toBe(true);
    for (const start of begun)
      expect(
        english.ids.some((id) => id.startsWith(start)),
        start,
      ).toBe(true);
  });

  it('has no message that nothing says', () => {
    const said = (id: string): boolean => quoted.has(id) || begun.some((start) => start !== '' && id.startsWith(start));
    expect(english.ids.filter((id) => !said(id))).toEqual([]);
  });

  it('is chosen by the reader', () => {
    expect(preferred(['de-DE', 'ru-RU', 'en'])).toBe('ru');
    expect(preferred(['fr'])).toBe('en');
  });
});
