// The choice being made: picked, confirmed, cleared, several in one act. It knows no rule; it only waits for presses.
import { settings } from '@/lib/settings.svelte';
import type { Room } from '@/table/room.svelte';
import type { Choice } from '@/words/gameWords';
import { Acts, inTurn, type Plan, type Standing } from './acts';
import {
  isLegal,
  keysOf,
  leadingTo,
  onlySelects,
  sameQuestion,
  steppedNumbers,
  typed,
  type Decision,
  type Hand,
} from './decision';

const TYPING = 1500; // milliseconds in which digits belong to one number

export class Asking {
  draft = $state<Choice | null>(null);
  /** Answers under the pointer or in focus: in the list they light up their place, on the map their line. */
  pointed = $state.raw<readonly Choice[]>([]);
  private asked: Decision | null = null;
  private typedAt = -Infinity;
  private readonly acts = new Acts((choice) => this.room.session.answer(choice));

  readonly keys = $derived.by((): Map<Choice, string> => {
    const decision = this.room.session.decision;
    if (!decision || !settings.keys) return new Map();
    const own = this.room.client?.keysOf?.(decision);
    const rest = keysOf(
      decision.options.filter((option) => !own?.has(option)),
      [...(own?.values() ?? [])],
    );
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
    $effect(() => this.acts.goOn(this.standing()));
  }

  pick(choice: Choice, event: Event): void {
    const { session, client, content } = this.room;
    const decision = session.decision;
    if (!decision || session.state.sending || !isLegal(decision, choice)) return;
    const weighty = client?.weighty?.(decision, choice, session.view ?? {}, content) ?? false;
    if (this.draft !== choice && onlySelects(settings.confirm, handOf(event), weighty)) this.draft = choice;
    else this.send(choice);
  }

  /** A digit, where a number is chosen with a stepper. */
  type(digit: string): boolean {
    const numbers = steppedNumbers(this.room.session.decision?.options ?? []);
    if (!numbers) return false;
    const before = performance.now() - this.typedAt < TYPING ? this.draft : null;
    this.draft = typed(numbers, before, digit) ?? this.draft;
    this.typedAt = performance.now();
    return true;
  }

  confirm(): void {
    if (this.draft !== null) this.send(this.draft);
  }

  clear(): void {
    this.draft = null;
  }

  /** Several answers for one press: as far as they are asked for. */
  act(plan: Plan, follows = false): void {
    const { decision } = this.room.session;
    if (!decision) return;
    this.acts.begin(plan, this.standing(), follows || (this.room.client?.started?.(decision) ?? false));
  }

  /** Takes the last press back of an act nobody has seen yet. */
  startOver(): void {
    const { session } = this.room;
    const undoable = session.state.seen?.undoable ?? 0;
    if (undoable > 0) session.undo(this.acts.stepBack(undoable));
  }

  /** Takes the last act back, whole; where that shows something to others, they are asked. */
  undo(): void {
    const { session } = this.room;
    session.undo(this.acts.takeBack(session.state.seen?.undoable ?? 0));
  }

  redo(): void {
    const { session } = this.room;
    session.redo(this.acts.again(session.state.seen?.redoable ?? 0));
  }

  private send(choice: Choice): void {
    const { session, client } = this.room;
    const { decision } = session;
    if (!decision) return;
    const first = leadingTo(decision, choice);
    this.act(client?.compose?.(decision, choice) ?? (first === null ? inTurn(choice) : inTurn(first, choice)));
  }

  private standing(): Standing {
    const { decision, state } = this.room.session;
    return {
      decision,
      version: state.seen?.version ?? -1,
      waiting: state.sending !== null,
      refused: state.refused !== null,
    };
  }
}

function handOf(event: Event): Hand {
  if (event instanceof PointerEvent && event.pointerType) return event.pointerType === 'touch' ? 'touch' : 'mouse';
  return event instanceof KeyboardEvent || (event instanceof MouseEvent && event.detail === 0) ? 'key' : 'mouse';
}
