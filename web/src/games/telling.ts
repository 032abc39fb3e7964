// What a game adds to the telling of a great moment: dice as they lay, and the sums. Loaded with the first of them.
import type { Component } from 'svelte';
import type { Plain } from '@/wire/types';
import type { GameWords } from '@/words/gameWords';

export interface Telling {
  /** The dice of an event; nothing for an event without dice. */
  Thrown: Component<{ event: Plain; words: GameWords }>;
  /** What the moment comes to, a line each. */
  sums: (events: readonly Plain[], words: GameWords) => string[];
}

/** A fact that is a list, or nothing. */
export const listOf = (event: Plain, fact: string): Plain[string][] => {
  const value = event[fact];
  return Array.isArray(value) ? value : [];
};
