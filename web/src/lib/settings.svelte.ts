import { speakPreferred } from '@/words/words.svelte';
import type { Language } from '@/words/languages';
import { keep, recall } from './stored';

export type Theme = 'system' | 'light' | 'dark';
/** When a choice waits for a second, confirming press: after a touch, always, or never. */
export type Confirm = 'touch' | 'always' | 'never';

export interface Settings {
  language: Language | null;
  theme: Theme;
  motion: 'system' | 'less';
  sound: boolean;
  volume: number;
  confirm: Confirm;
  keys: boolean;
  /** How much is told of fights, elections, the ends of rounds … in a panel over the board. */
  moments: 'none' | 'brief' | 'full';
  /** What others do: each thing as it happens, or summed up when it is one's turn again. */
  bots: 'each' | 'summary';
  /** How fast others' moves are shown one after the other; none: at once. */
  speed: 'none' | 'fast' | 'normal' | 'slow';
  /** How the places of a map are shown, where a game can do both. */
  places: 'map' | 'list';
}

const DEFAULTS: Settings = {
  language: null,
  theme: 'system',
  motion: 'system',
  sound: false,
  volume: 0.6,
  confirm: 'touch',
  keys: true,
  moments: 'brief',
  bots: 'each',
  speed: 'normal',
  places: 'map',
};

export const settings = $state<Settings>({ ...DEFAULTS, ...recall<Partial<Settings>>('settings', {}) });

export function change(changes: Partial<Settings>): void {
  Object.assign(settings, changes);
  keep('settings', $state.snapshot(settings));
  dress();
  if ('language' in changes) void speakPreferred(settings.language);
}

/** Puts theme and motion on the page. */
export function dress(): void {
  const root = document.documentElement;
  if (settings.theme === 'system') delete root.dataset['theme'];
  else root.dataset['theme'] = settings.theme;
  root.dataset['motion'] = settings.motion;
}

export const isDark = (): boolean =>
  settings.theme === 'dark' || (settings.theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);

export function stillMotion(): boolean {
  return settings.motion === 'less' || matchMedia('(prefers-reduced-motion: reduce)').matches;
}
