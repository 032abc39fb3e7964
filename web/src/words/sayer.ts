// Words that come with one part of the client, so that nobody else loads them.
import { Bundle, type Variables } from './bundle';
import type { Language } from './languages';
import { words } from './words.svelte';

export interface Sayer {
  has: (id: string) => boolean;
  say: (id: string, variables?: Variables) => string;
}

/** The words of these files in the reader's language: `en.ftl`, or `map-en.ftl` and `panels-en.ftl`. */
export function sayer(sources: Readonly<Record<string, string>>): Sayer {
  const bundles = new Map<Language, Bundle>();
  const bundle = (): Bundle => {
    const { language } = words;
    const known = bundles.get(language);
    if (known) return known;
    const read = new Bundle(language, filesOf(sources, language));
    bundles.set(language, read);
    return read;
  };
  return { has: (id) => bundle().has(id), say: (id, variables) => bundle().say(id, variables) };
}

/** What lies in the files of a language. */
export function filesOf<T>(sources: Readonly<Record<string, T>>, language: Language): T[] {
  const files = Object.entries(sources).filter(([name]) => name.split(/[-/]/).at(-1) === `${language}.ftl`);
  return files.map(([, source]) => source);
}
