export const LANGUAGES = ['en', 'pl', 'ru'] as const;
export type Language = (typeof LANGUAGES)[number];

export const NAMES: Readonly<Record<Language, string>> = { en: 'English', pl: 'Polski', ru: 'Русский' };

/** The first language of the reader that we speak. */
export function preferred(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const found = LANGUAGES.find((language) => wish.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return 'en';
}
