// The words of the companion. They come with its page, so that nobody else loads them.
import { Bundle, type Variables } from '@/words/bundle';
import type { Language } from '@/words/languages';
import { words } from '@/words/words.svelte';

const sources = import.meta.glob<string>('./words/*.ftl', { query: '?raw', import: 'default', eager: true });
const bundles = new Map<Language, Bundle>();

function bundleIn(language: Language): Bundle {
  const known = bundles.get(language);
  if (known) return known;
  const bundle = new Bundle(language, [sources[`./words/${language}.ftl`] ?? '']);
  bundles.set(language, bundle);
  return bundle;
}

export const say = (id: string, variables?: Variables): string => bundleIn(words.language).say(id, variables);
