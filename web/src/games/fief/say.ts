// The words of this game's screens. They come with the game, so that nobody else loads them.
import { Bundle, type Variables } from '@/words/bundle';
import type { Language } from '@/words/languages';
import { words } from '@/words/words.svelte';

const sources = import.meta.glob<string>('./words/*.ftl', { query: '?raw', import: 'default', eager: true });
const bundles = new Map<Language, Bundle>();

/** Every file of words: `map-en.ftl`, `panels-en.ftl` … */
function bundleIn(language: Language): Bundle {
  const known = bundles.get(language);
  if (known) return known;
  const files = Object.entries(sources).filter(([name]) => name.endsWith(`-${language}.ftl`));
  const bundle = new Bundle(
    language,
    files.map(([, source]) => source),
  );
  bundles.set(language, bundle);
  return bundle;
}

export const say = (id: string, variables?: Variables): string => bundleIn(words.language).say(id, variables);
