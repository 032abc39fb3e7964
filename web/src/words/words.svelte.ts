// The client's own words: buttons, settings, the lobby. The words of the games are in gameWords.ts.
import { Bundle, type Variables } from './bundle';
import { preferred, type Language } from './languages';

const sources = import.meta.glob<string>('./*.ftl', { query: '?raw', import: 'default' });

let bundle = $state.raw<Bundle>(new Bundle('en', []));

export const words = {
  get language(): Language {
    return bundle.language;
  },
};

export async function speak(language: Language): Promise<void> {
  const source = sources[`./${language}.ftl`];
  if (!source) return;
  bundle = new Bundle(language, [await source()]);
  document.documentElement.lang = language;
}

export const speakPreferred = (kept: Language | null): Promise<void> => speak(kept ?? preferred(navigator.languages));

/** A message of the client's own words. */
export const t = (id: string, variables?: Variables): string => bundle.say(id, variables);

export const has = (id: string): boolean => bundle.has(id);

/** What a game is called on the shelf: by its id as long as the client has no words for it. */
export const gameName = (game: string): string =>
  has(`game-${game}`) ? t(`game-${game}`) : game.charAt(0).toUpperCase() + game.slice(1);
