// The choice being made: picked, confirmed, cleared. It knows no rule; it only waits for the second press.
import { settings } from '@/lib/settings.svelte';
import type { Room } from '@/table/room.svelte';
import type { Choice } from '@/words/gameWords';
import { keysOf, onlySelects, sameQuestion, type Decision, type Hand } from './decision';

export class Asking {
  draft = $state<Choice | null>(null);
  /** Answers under the pointer or in focus: in the list they light up their place, on the map their line. */
  pointed = $state.raw<readonly Choice[]>([]);
  private asked: Decision | null = null;

  readonly keys = $derived.by((): Map<Choice, string> => {
    const decision = this.room.session.decision;
    if (!decision || !settings.keys) return new Map();
    const own = this.room.client?.keysOf?.(decision);
    const rest = keysOf(decision.options.filter((option) => !own?.has(option)));
    return new Map([...(own ?? []), ...rest].filter(([choice]) => decision.options.includes(choice)));
  });

  constructor(private readonly room: Room) {
    $effect(() => {
      const decision = room.session.decision;
      if (!sameQuestion(decision, this.asked)) {
        this.draft = null;
        this.pointed = [];
      }
      this.asked = decision;
    });
  }

  pick(choice: Choice, event: Event): void {
    const { session, client, content } = this.room;
    const decision = session.decision;
    if (!decision || session.state.sending || !decision.options.includes(choice)) return;
    const weighty = client ? client.weighty(decision, choice, session.view ?? {}, content) : choice === 'pass';
    if (this.draft !== choice && onlySelects(settings.confirm, handOf(event), weighty)) this.draft = choice;
    else this.send(choice);
  }

  confirm(): void {
    if (this.draft !== null) this.send(this.draft);
  }

  clear(): void {
    this.draft = null;
  }

  /** Undoes the steps of an act nobody has seen yet. */
  startOver(): void {
    const undoable = this.room.session.state.seen?.undoable ?? 0;
    if (undoable > 0) this.room.session.undo(1);
  }

  private send(choice: Choice): void {
    this.room.session.answer(choice);
  }
}

function handOf(event: Event): Hand {
  if (event instanceof PointerEvent && event.pointerType) return event.pointerType === 'touch' ? 'touch' : 'mouse';
  return event instanceof KeyboardEvent || (event instanceof MouseEvent && event.detail === 0) ? 'key' : 'mouse';
}
