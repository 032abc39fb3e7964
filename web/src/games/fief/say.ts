// The words of this game's screens.
import { sayer } from '@/words/sayer';

export const { say } = sayer(
  import.meta.glob<string>('./words/*.ftl', { query: '?raw', import: 'default', eager: true }),
);
