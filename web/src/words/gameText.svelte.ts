// What a game's words, rules and components are, fetched once each.
import { api, type BoxContent } from '@/wire/api';
import type { LessonLine, Plain } from '@/wire/types';
import { Bundle } from './bundle';
import type { Language } from './languages';
import type { Book } from './rules';

const kept = new Map<string, Promise<unknown>>();

function once<T>(key: string, fetch: () => Promise<T>): Promise<T> {
  const known = kept.get(key) as Promise<T> | undefined;
  if (known) return known;
  const fetched = fetch();
  kept.set(key, fetched);
  fetched.catch(() => kept.delete(key)); // a failure may be tried again
  return fetched;
}

export const gameBundle = (game: string, language: Language): Promise<Bundle> =>
  once(`words ${game} ${language}`, async () => new Bundle(language, [await api.words(game, language)]));

/** The components of a game; with what a table replaces, where one is named. */
export const gameContent = (
  game: string,
  table: string | null = null,
  invitation: string | null = null,
): Promise<BoxContent> => once(`content ${game} ${table ?? ''}`, () => api.content(game, table, invitation));

/** The table as its first lesson begins, to be looked at. */
export const firstView = (game: string): Promise<Plain> =>
  once(`first ${game}`, async () => (await api.firstTable(game)).view);

/** What the coach says in the lessons of a game. */
export const coachBundle = (game: string, language: Language): Promise<Bundle> =>
  once(`coach ${game} ${language}`, async () => new Bundle(language, [await api.coach(game, language)]));

export const lessonsOf = (game: string): Promise<readonly LessonLine[]> =>
  once(`lessons ${game}`, async () => (await api.lessons(game)).lessons);

export const gameRules = (game: string, language: Language): Promise<Book> =>
  once(`rules ${game} ${language}`, () => api.rules(game, language));
