// Words that come with one part of the client, and only in the language that is spoken.
import { Bundle } from './bundle';
import type { Language } from './languages';
import { filesOf, type Sayer } from './sayer';
import { words } from './words.svelte';

type Sources = Readonly<Record<string, () => Promise<string>>>;

/** `ready` when the first language is there; until another one has come, the words stay as they were. */
export interface FetchedSayer extends Sayer {
  readonly ready: Promise<void>;
}

export function fetchedSayer(sources: Sources): FetchedSayer {
  const asked = new Set<Language>();
  let bundles = $state.raw<ReadonlyMap<Language, Bundle>>(new Map());

  async function fetch(language: Language): Promise<void> {
    if (asked.has(language)) return;
    asked.add(language);
    try {
      const texts = await Promise.all(filesOf(sources, language).map((load) => load()));
      bundles = new Map([...bundles, [language, new Bundle(language, texts)]]);
    } catch (error) {
      asked.delete(language); // may be tried again
      throw error;
    }
  }

  function bundle(): Bundle | undefined {
    const spoken = bundles.get(words.language);
    if (!spoken) fetch(words.language).catch(() => {}); // tried again when something is said next
    return spoken ?? [...bundles.values()].at(-1);
  }

  return {
    get ready() {
      return fetch(words.language);
    },
    has: (id) => bundle()?.has(id) ?? false,
    say: (id, variables) => bundle()?.say(id, variables) ?? '',
  };
}
