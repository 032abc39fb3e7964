// The words of lessons and practice. They come with these pages, in the language that is spoken, so that nobody else
// loads them.
import { Bundle, type Variables } from '@/words/bundle';
import type { Language } from '@/words/languages';
import { words } from '@/words/words.svelte';

const sources = import.meta.glob<string>('./words/*.ftl', { query: '?raw', import: 'default' });
let bundle = $state.raw<Bundle | null>(null);
let asked: Language | null = null;

async function speak(language: Language): Promise<void> {
  const source = await sources[`./words/${language}.ftl`]?.();
  if (source !== undefined && asked === language) bundle = new Bundle(language, [source]);
}

/** Nothing, for the moment until the words are there. */
export function say(id: string, variables?: Variables): string {
  const { language } = words;
  if (asked !== language) {
    asked = language;
    void speak(language);
  }
  return bundle?.say(id, variables) ?? '';
}
