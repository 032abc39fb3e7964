// The words of lessons and practice. They come with these pages, in the language that is spoken, so that nobody else
// loads them.
import { fetchedSayer } from '@/words/fetched.svelte';

/** Nothing, for the moment until the words are there. */
export const { say } = fetchedSayer(import.meta.glob<string>('./words/*.ftl', { query: '?raw', import: 'default' }));
