// Several small answers given by one press: an act. It knows no rule: an answer is given only to a question that
// offers it, and with the first question that was not foreseen the player decides again.
import type { Choice } from '@/words/gameWords';
import type { Decision } from './decision';

/** The answer to the next question of an act; null where the act is over, or the question is not one of its own. */
export type Plan = (decision: Decision) => Choice | null;

/** How the table stands for the player. */
export interface Standing {
  decision: Decision | null;
  version: number;
  /** An answer is on its way. */
  waiting: boolean;
  refused: boolean;
}

/** Answers one after the other, whatever they are asked for. (Not `then`: a module that exports one is taken for a promise.) */
export function inTurn(...answers: readonly Choice[]): Plan {
  let next = 0;
  return () => answers[next++] ?? null;
}

/** The same answer so many times, as long as the same is asked. */
export function again(choice: Choice, times: number): Plan {
  let kind: string | null = null;
  let left = times;
  return (decision) => {
    kind ??= decision.kind;
    return decision.kind === kind && left-- > 0 ? choice : null;
  };
}

/** Answers one after the other, each to a question of its kind; a question that was not asked is passed over. */
export function inOrder(answers: readonly { kind: string; choice: Choice }[]): Plan {
  let left = answers;
  return (decision) => {
    const at = left.findIndex(({ kind }) => kind === decision.kind);
    const found = left[at];
    left = left.slice(at + 1);
    return found?.choice ?? null;
  };
}

export class Acts {
  private plan: Plan | null = null;
  private seat = -1;
  /** The version at which the last answer was given: until it grows, the question is the old one. */
  private answered = -1;
  /** The acts I may take back: how many answers each press of them took. */
  private made: number[][] = [];
  private undone: number[] = [];

  constructor(private readonly answer: (choice: Choice) => void) {}

  get going(): boolean {
    return this.plan !== null;
  }

  /** `follows`: the question belongs to the act begun before. */
  begin(plan: Plan, standing: Standing, follows = false): void {
    if (!standing.decision || standing.waiting) return;
    if (!follows || this.made.length === 0) this.made.push([]);
    this.made.at(-1)?.push(0);
    this.undone = [];
    this.plan = plan;
    this.seat = standing.decision.seat;
    this.answered = -1;
    this.goOn({ ...standing, refused: false });
  }

  /** Gives the next answer, if its question has come. */
  goOn({ decision, version, waiting, refused }: Standing): void {
    if (!this.plan) return;
    if (refused) return this.stop();
    if (waiting || version === this.answered) return;
    const choice = decision?.seat === this.seat ? this.plan(decision) : null;
    if (choice === null || !decision?.options.includes(choice)) return this.stop();
    const presses = this.made.at(-1);
    presses?.push((presses.pop() ?? 0) + 1);
    this.answered = version;
    this.answer(choice);
  }

  stop(): void {
    this.plan = null;
  }

  /** How many answers to undo: the whole last act, as far as I may alone; null where the others must agree. */
  takeBack(undoable: number): number | null {
    return this.back(this.made.pop() ?? [1], undoable);
  }

  /** The same for the last press of an act that is not finished. */
  stepBack(undoable: number): number | null {
    const act = this.made.at(-1);
    const press = act?.pop() ?? 1;
    if (act?.length === 0) this.made.pop();
    return this.back([press], undoable);
  }

  /** How many answers to do again after an act was taken back. */
  again(redoable: number): number {
    return Math.max(1, Math.min(this.undone.pop() ?? 1, redoable));
  }

  private back(act: readonly number[], undoable: number): number | null {
    this.stop();
    const answers = act.reduce((sum, press) => sum + press, 0);
    if (undoable === 0) {
      this.made = [];
      this.undone = [];
      return null;
    }
    const own = Math.max(1, Math.min(answers, undoable));
    this.undone.push(own);
    return own;
  }
}
