// The words of this game's screens.
import { fetchedSayer } from '@/words/fetched.svelte';

const words = fetchedSayer(import.meta.glob<string>('./words/*.ftl', { query: '?raw', import: 'default' }));
await words.ready.catch(() => {}); // the screens speak from their first word

export const { say } = words;
