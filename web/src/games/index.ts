import type { GameClient } from './module';

/** The clients of games: a folder here whose index exports CLIENT. Loaded when a table of the game is opened. */
const CLIENTS = import.meta.glob<{ CLIENT: GameClient }>('./*/index.ts');

export async function clientOf(game: string): Promise<GameClient> {
  return (await CLIENTS[`./${game}/index.ts`]?.())?.CLIENT ?? (await import('./generic')).GENERIC;
}
