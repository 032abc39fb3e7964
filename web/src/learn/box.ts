// A game as it lies in its box, without a table: its client, its words, and a board on which nobody is asked anything.
import { clientOf } from '@/games';
import type { BoardProps, GameClient } from '@/games/module';
import { seatColour } from '@/heraldry/seats';
import { addIcons } from '@/pieces/icons';
import { Content } from '@/words/content';
import { firstView, gameBundle, gameContent } from '@/words/gameText.svelte';
import { GameWords } from '@/words/gameWords';
import type { Language } from '@/words/languages';
import { t } from '@/words/words.svelte';

export interface Box {
  client: GameClient;
  board: BoardProps;
}

const nothing = (): void => undefined;

export async function openBox(game: string, language: Language): Promise<Box> {
  const [client, bundle, { tables, replaced }, view] = await Promise.all([
    clientOf(game),
    gameBundle(game, language),
    gameContent(game),
    firstView(game),
  ]);
  addIcons(client.icons);
  const content = new Content(tables, replaced);
  const nameOf = (seat: number): string => t(`player-${seatColour(client.colourOf(view, seat), seat)}`);
  const board: BoardProps = {
    view,
    content,
    words: new GameWords(bundle, content, nameOf, Number(view['seats'] ?? 0)),
    nameOf,
    decision: null,
    draft: null,
    pointed: [],
    point: nothing,
    pick: nothing,
    act: nothing,
    explain: nothing,
    keys: new Map(),
    mine: [Number(view['seat'] ?? 0)],
    log: [],
    fresh: 0,
    commands: [],
    command: nothing,
    check: () => Promise.resolve(null),
  };
  return { client, board };
}
