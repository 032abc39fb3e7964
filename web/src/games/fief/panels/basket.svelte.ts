// What shall be bought, before anything is: lines of so many of a ware for a town, sent with one press.
import type { Plan } from '@/decisions/acts';
import type { Decision } from '@/decisions/decision';
import type { Choice } from '@/words/gameWords';
import type { Ware } from './shop';

export interface Line {
  ware: Choice;
  /** Where it goes; null: nothing is asked. */
  town: string | null;
  number: number;
  price: number;
}

const END: Choice = 'end';

export class Basket {
  lines = $state.raw<readonly Line[]>([]);
  private whose = '';

  readonly price = $derived(this.lines.reduce((sum, line) => sum + line.number * line.price, 0));

  /** A basket is for one family in one turn. */
  open(whose: string): void {
    if (this.whose !== whose) this.lines = [];
    this.whose = whose;
  }

  numberOf(ware: Choice, town?: string | null): number {
    return this.lines
      .filter((line) => line.ware === ware && (town === undefined || line.town === town))
      .reduce((sum, line) => sum + line.number, 0);
  }

  /** One more, or one less. */
  add(ware: Choice, town: string | null, price: number, more: 1 | -1 = 1): void {
    const at = this.lines.findIndex((line) => line.ware === ware && line.town === town);
    const found = this.lines[at];
    const changed = { ware, town, price, number: (found?.number ?? 0) + more };
    this.lines = (found ? this.lines.with(at, changed) : [...this.lines, changed]).filter((line) => line.number > 0);
  }

  clear(): void {
    this.lines = [];
  }

  /** Whether one more can be paid, and is there, as far as the question tells. */
  takes(ware: Ware, purse: number): boolean {
    if (ware.refusal !== null || this.price + priceOf(ware) > purse) return false;
    return ware.left === null || this.numberOf(ware.choice) < ware.left;
  }

  /** Buys line after line, then ends; what is bought leaves the basket, so that the rest stays where something intervenes. */
  buy(): Plan {
    let open: Line | null = null;
    return (decision: Decision) => {
      if (decision.kind === 'buy') {
        const [line] = this.lines;
        if (!line) return END;
        if (line.town === null) this.less(line);
        else open = line;
        return line.ware;
      }
      const placed = open;
      open = null;
      if (!placed?.town || decision.kind !== 'buy_town' || !decision.options.includes(placed.town)) return null;
      this.less(placed);
      return placed.town;
    };
  }

  private less(line: Line): void {
    this.add(line.ware, line.town, line.price, -1);
  }
}

/** What is free of charge costs nothing; what has no price is paid later. */
export const priceOf = (ware: Ware): number => (ware.choice === 'free_man_at_arms' ? 0 : (ware.price ?? 0));

export const basket = new Basket();
