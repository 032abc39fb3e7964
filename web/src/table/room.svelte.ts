// What is needed to show a table: the client of its game, its words, its components, names of seats.
import { seatColour, type SeatColour } from '@/heraldry/seats';
import { clientOf } from '@/games';
import type { Speaking } from '@/games/about';
import type { GameClient } from '@/games/module';
import { addIcons } from '@/pieces/icons';
import { Content } from '@/words/content';
import { Bundle } from '@/words/bundle';
import { gameBundle, gameContent } from '@/words/gameText.svelte';
import { GameWords } from '@/words/gameWords';
import type { BoxContent } from '@/wire/api';
import { t, words } from '@/words/words.svelte';
import type { Plain, SeatInfo } from '@/wire/types';
import type { Session } from './session.svelte';

export class Room {
  client = $state.raw<GameClient | null>(null);
  private bundle = $state.raw<Bundle>(new Bundle('en', []));
  private box = $state.raw<BoxContent>({ tables: {}, replaced: [] });
  ready = $state(false);

  constructor(readonly session: Session) {
    $effect(() => {
      const game = session.state.table?.settings.game;
      const own = session.state.table?.own_content ? session.state.id : null;
      if (game) void this.load(game, words.language, own);
    });
  }

  readonly content = $derived.by(() => new Content(this.box.tables, this.box.replaced));
  readonly words = $derived.by(
    () => new GameWords(this.bundle, this.content, this.nameOf, this.session.state.seats.length),
  );

  private async load(game: string, language: typeof words.language, own: string | null): Promise<void> {
    const [client, bundle, box] = await Promise.all([
      clientOf(game),
      gameBundle(game, language),
      gameContent(game, own, this.session.invitation),
    ]);
    addIcons(client.icons);
    this.client = client;
    this.bundle = bundle;
    this.box = box;
    this.ready = true;
  }

  /** Whether somebody here has a part in an event. */
  readonly concerns = (event: Plain): boolean => {
    const { yours } = this.session.state;
    const many = ['participants', 'winners', 'defenders', 'attackers', 'parties'].flatMap((name) => event[name] ?? []);
    return [seatOfEvent(event, this), ...many].some((seat) => typeof seat === 'number' && yours.includes(seat));
  };

  /** What sentences about components are made from. */
  speaking(): Speaking {
    return { view: this.session.view ?? {}, content: this.content, words: this.words, nameOf: this.nameOf };
  }

  readonly nameOf = (seat: number): string => {
    const { seats } = this.session.state;
    if (this.session.taught && seats[seat]?.kind === 'human') return t(`player-${this.colourOf(seat)}`);
    const name = nameOfSeat(seats[seat], seat, this.colourOf(seat));
    const person = seats[seat]?.kind === 'human' ? seats[seat].name : '';
    const shared = person !== '' && seats.filter((one) => one.kind === 'human' && one.name === person).length > 1;
    return shared ? `${name} ${seat + 1}` : name; // one person on several seats
  };

  readonly colourOf = (seat: number): SeatColour => {
    const ofGame = this.client?.colourOf(this.session.view, seat);
    const inBox = this.content.rows('colours')[seat]?.['id'];
    return seatColour(ofGame ?? (typeof inBox === 'string' ? inBox : undefined), seat);
  };
}

/** The seat an event is about. */
export function seatOfEvent(event: Plain, room: Room): number | null {
  if (typeof event['seat'] === 'number') return event['seat'];
  return room.client?.seatOf?.(event, room.session.view) ?? null;
}

/** Bots are called by their colour: three Squires at one table must be told apart. */
export function nameOfSeat(
  info: SeatInfo | undefined,
  seat: number,
  colour: SeatColour = seatColour(undefined, seat),
): string {
  if (!info || info.kind === 'empty') return t('seat-number', { number: seat + 1 });
  if (info.kind === 'bot' && (!info.external || info.name === 'external')) return t(`bot-${colour}`);
  return info.name || t('seat-number', { number: seat + 1 });
}
