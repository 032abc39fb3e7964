import type { GameClient } from './module';

/** The clients of games, loaded when a table of theirs is opened. */
const CLIENTS: Readonly<Record<string, () => Promise<GameClient>>> = {
  grunwald: async () => (await import('./grunwald')).GRUNWALD,
  glory: async () => (await import('./glory')).GLORY,
  zizka: async () => (await import('./zizka')).ZIZKA,
  fief: async () => (await import('./fief')).FIEF,
};

/** The shelf, in the order of the home page. */
export const SHELF = ['grunwald', 'glory', 'zizka', 'fief'] as const;

export async function clientOf(game: string): Promise<GameClient> {
  return (await CLIENTS[game]?.()) ?? (await import('./generic')).GENERIC;
}
