import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { routeOf } from '@/lib/route';
import { Bundle } from '@/words/bundle';
import { LANGUAGES } from '@/words/languages';

const bundles = LANGUAGES.map(
  (language) => new Bundle(language, [readFileSync(`src/companion/words/${language}.ftl`, 'utf8')]),
);
const files = readdirSync('src/companion', { withFileTypes: true }).filter((one) => one.isFile());
const sources = files.map(({ name }) => readFileSync(`src/companion/${name}`, 'utf8'));
sources.push(readFileSync('src/pages/Companion.svelte', 'utf8'));

describe('the companion', () => {
  it('speaks three languages alike', () => {
    const [english] = bundles;
    for (const bundle of bundles) {
      expect(bundle.ids.toSorted()).toEqual(english?.ids.toSorted());
      for (const id of bundle.ids) {
        const variables = bundle.variables(id);
        expect([id, new Set(variables)]).toEqual([id, new Set(english?.variables(id))]);
        expect(bundle.say(id, Object.fromEntries(variables.map((name) => [name, 5])))).not.toMatch(/\{|\}|none/);
      }
    }
  });

  it('says every message and has each that is said', () => {
    const ids = bundles[0]?.ids ?? [];
    const text = sources.join('\n');
    expect(ids.filter((id) => !text.includes(`'${id}'`))).toEqual([]);
    for (const [, id] of text.matchAll(/(?<!\w)say\('([a-z-]+)'/g)) expect(ids).toContain(id);
  });

  it('has its own address', () => {
    expect(routeOf('/companion/glory')).toEqual({ page: 'companion', game: 'glory' });
  });
});
