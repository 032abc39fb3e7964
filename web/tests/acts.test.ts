import { describe, expect, it } from 'vitest';
import { Acts, again, inOrder, inTurn, type Standing } from '@/decisions/acts';
import type { Decision } from '@/decisions/decision';
import { fits, placing, stacksOf } from '@/games/grunwald/stacks';
import { throwing } from '@/games/glory/throwing';
import type { Choice } from '@/words/gameWords';

const asked = (kind: string, options: readonly Choice[], prompt: Record<string, unknown> = {}, seat = 0): Decision => ({
  seat,
  kind,
  clause: '',
  prompt: { kind, ...prompt } as Decision['prompt'],
  options,
  default: options[0] ?? '',
  refused: [],
});

/** A table that asks these questions one after the other; each answer brings the next. */
class Asker {
  readonly given: Choice[] = [];
  readonly acts = new Acts((choice) => {
    this.given.push(choice);
    this.version += 1;
  });
  version = 1;
  refused = false;

  constructor(private readonly questions: readonly (Decision | null)[]) {}

  standing(waiting = false): Standing {
    return {
      decision: this.questions[this.given.length] ?? null,
      version: this.version,
      waiting,
      refused: this.refused,
    };
  }

  /** Until nothing more is answered. */
  goOn(): Choice[] {
    for (let before = -1; before !== this.given.length;) {
      before = this.given.length;
      this.acts.goOn(this.standing());
    }
    return this.given;
  }
}

describe('an act', () => {
  const buying = [
    asked('buy', ['man', 'end']),
    asked('town', ['bath', 'york']),
    asked('buy', ['man', 'end']),
    asked('march', ['end']),
  ];
  const basket = inOrder([
    { kind: 'buy', choice: 'man' },
    { kind: 'town', choice: 'york' },
    { kind: 'buy', choice: 'end' },
  ]);

  it('gives its answers in order, and no more', () => {
    const table = new Asker(buying);
    table.acts.begin(basket, table.standing());
    expect(table.goOn()).toEqual(['man', 'york', 'end']);
    expect(table.acts.going).toBe(false);
    expect(table.acts.takeBack(5)).toBe(3);
  });

  it('waits until the next question has come', () => {
    const table = new Asker([asked('buy', ['man']), asked('town', ['bath'])]);
    table.acts.begin(
      inOrder([
        { kind: 'buy', choice: 'man' },
        { kind: 'town', choice: 'bath' },
      ]),
      table.standing(),
    );
    const old = { ...table.standing(), version: 1 };
    table.acts.goOn(old); // accepted, but not changed yet
    expect(table.given).toEqual(['man']);
    table.acts.goOn(table.standing(true));
    expect(table.given).toEqual(['man']);
    expect(table.goOn()).toEqual(['man', 'bath']);
  });

  it('stops at what nobody foresaw', () => {
    const plan = () =>
      inOrder([
        { kind: 'buy', choice: 'man' },
        { kind: 'town', choice: 'york' },
      ]);
    for (const second of [asked('react', ['pass']), asked('town', ['bath']), asked('town', ['york'], {}, 1), null]) {
      const table = new Asker([asked('buy', ['man']), second]);
      table.acts.begin(plan(), table.standing());
      expect(table.goOn()).toEqual(['man']);
      expect(table.acts.going).toBe(false);
    }
    const table = new Asker(buying);
    table.acts.begin(plan(), table.standing());
    table.refused = true;
    expect(table.goOn()).toEqual(['man']);
  });

  it('is taken back whole, as far as one may alone', () => {
    const table = new Asker([asked('a', [1]), asked('b', [2]), asked('c', [3]), asked('d', [4])]);
    table.acts.begin(inTurn(1), table.standing());
    table.goOn();
    table.acts.begin(inTurn(2), table.standing(), true); // the same act
    table.goOn();
    table.acts.begin(inTurn(3), table.standing());
    table.goOn();
    expect(table.acts.takeBack(3)).toBe(1);
    expect(table.acts.takeBack(2)).toBe(2);
    expect(table.acts.again(2)).toBe(2);
    expect(table.acts.takeBack(0)).toBeNull();
  });

  it('is taken back press by press while it is not finished', () => {
    const table = new Asker([asked('a', [1]), asked('b', [2]), asked('c', [3])]);
    table.acts.begin(inTurn(1), table.standing());
    table.goOn();
    table.acts.begin(
      inOrder([
        { kind: 'b', choice: 2 },
        { kind: 'c', choice: 3 },
      ]),
      table.standing(),
      true,
    );
    table.goOn();
    expect(table.acts.stepBack(3)).toBe(2);
    expect(table.acts.takeBack(1)).toBe(1);
  });
});

describe('answers alike', () => {
  it('are given so many times, to the same question', () => {
    const take = asked('march', ['take:knight', 'road']);
    const table = new Asker([take, take, take, take]);
    table.acts.begin(again('take:knight', 3), table.standing());
    expect(table.goOn()).toEqual(['take:knight', 'take:knight', 'take:knight']);
    const other = new Asker([take, asked('react', ['take:knight'])]);
    other.acts.begin(again('take:knight', 3), other.standing());
    expect(other.goOn()).toEqual(['take:knight']);
  });

  it('throw the dice they were drawn over', () => {
    const dice = (...options: Choice[]): Decision => asked('reroll', options);
    const plan = throwing(['mount:2', 'mount:4', 'armour:3']);
    expect(plan(dice('mount', 'die:mount:4', 'armour', 'pass'))).toBe('mount');
    expect(plan(dice('mount', 'armour', 'roll'))).toBe('mount'); // the lowest left counts four
    expect(plan(dice('armour', 'roll'))).toBe('armour');
    expect(plan(dice('strength', 'roll'))).toBe('roll');
    expect(plan(dice('mount', 'pass'))).toBeNull();
    expect(throwing(['mount:2'])(asked('lance', ['pass']))).toBeNull();
  });
});

describe('pawns put down in one go', () => {
  const stacks = {
    crown: { officer: 1, helpers: 2 },
    teutons: { officer: 1, helpers: 1 },
    helpers: { officer: 1, helpers: 0 },
  };
  const field = asked('place', ['crown', 'teutons', 'helpers', 'pass'], { step: 'field', stacks });

  it('fit where the question says so', () => {
    expect(stacksOf(field)).toEqual(['officer', 1, 2]);
    expect(fits(field, 'crown', 2)).toBe(true);
    expect(fits(field, 'teutons', 2)).toBe(false);
    expect(fits(field, 'helpers', 1)).toBe(false);
    expect(fits(field, 'ducats', 'officer')).toBe(false);
    expect(fits(null, 'crown', 'officer')).toBe(false);
  });

  it('answer field, pawn and number, and leave the ducats to the player', () => {
    const table = new Asker([
      field,
      asked('place', ['officer', 'helpers'], { step: 'pawn' }),
      asked('place', [1, 2], { step: 'helpers' }),
      asked('place', [0, 1], { step: 'ducats' }),
    ]);
    table.acts.begin(placing('crown', 2), table.standing());
    expect(table.goOn()).toEqual(['crown', 'helpers', 2]);
  });

  it('are one placement, even where the next one is mine too', () => {
    const table = new Asker([field, field]);
    table.acts.begin(placing('crown', 'officer'), table.standing());
    expect(table.goOn()).toEqual(['crown']);
  });
});
