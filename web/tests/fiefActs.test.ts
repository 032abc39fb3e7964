import { beforeEach, describe, expect, it } from 'vitest';
import type { Plan } from '@/decisions/acts';
import type { Decision } from '@/decisions/decision';
import { along, drawnTo, roadTo, setsOut, wayTo } from '@/games/fief/march';
import { basket } from '@/games/fief/panels/basket.svelte';
import { shelvesOf } from '@/games/fief/panels/shop';
import type { FiefTable } from '@/games/fief/view';
import type { Choice } from '@/words/gameWords';

const asking = (kind: string, options: Choice[], prompt: Record<string, unknown> = {}): Decision => ({
  seat: 0,
  kind,
  clause: '',
  prompt: { kind, family: 0, ...prompt },
  options,
  default: options[0] ?? '',
  refused: [],
});

const answers = (plan: Plan, questions: readonly Decision[]): (Choice | null)[] => questions.map((one) => plan(one));

describe('a march drawn on the map', () => {
  const start = asking('march', ['end', 'lord:lord_edith']);
  const group = (options: Choice[], units = {}): Decision => asking('march', options, { lords: ['lord_edith'], units });

  it('follows the roads', () => {
    expect(roadTo('harlech', 'cardiff')).toEqual(['cardiff']);
    expect(roadTo('harlech', 'bath')).toEqual(['cardiff', 'bath']);
    expect(drawnTo('harlech', [], 'bath')).toEqual(['cardiff', 'bath']);
    expect(drawnTo('harlech', ['cardiff', 'bath'], 'cardiff')).toEqual(['cardiff']);
    expect(drawnTo('harlech', ['cardiff'], 'harlech')).toEqual([]);
    expect(drawnTo('harlech', ['cardiff'], 'cardiff')).toEqual(['cardiff']);
  });

  it('begins with a Lord who may set out', () => {
    expect(setsOut(start, 'lord_edith')).toBe(true);
    expect(setsOut(start, 'lord_arthur')).toBe(false);
    expect(setsOut(group([]), 'lord_edith')).toBe(true);
    expect(setsOut(asking('buy', ['lord:lord_edith']), 'lord_edith')).toBe(false);
  });

  it('makes stage after stage', () => {
    const plan = along('lord_edith', 'harlech', ['cardiff', 'bath']);
    const first = group(['cancel', 'road_cardiff_harlech', 'sea:plymouth']);
    const second = group(['cancel', 'road_bath_cardiff']);
    expect(answers(plan, [start, first, start, second, start])).toEqual([
      'lord:lord_edith',
      'road_cardiff_harlech',
      'lord:lord_edith',
      'road_bath_cardiff',
      null,
    ]);
  });

  it('takes the soldiers along who set out with him', () => {
    const plan = along('lord_edith', 'harlech', ['cardiff', 'bath']);
    const armed = group(['cancel', 'road_cardiff_harlech'], { knight: 2 });
    const alone = group(['cancel', 'take:knight', 'road_bath_cardiff']);
    const half = group(['cancel', 'take:knight', 'road_bath_cardiff'], { knight: 1 });
    const whole = group(['cancel', 'road_bath_cardiff'], { knight: 2 });
    expect(answers(plan, [armed, start, alone, half, whole])).toEqual([
      'road_cardiff_harlech',
      'lord:lord_edith',
      'take:knight',
      'take:knight',
      'road_bath_cardiff',
    ]);
  });

  it('ends where something else is asked, or the way is not offered', () => {
    expect(along('lord_edith', 'harlech', ['cardiff'])(asking('react', ['pass']))).toBeNull();
    expect(answers(along('lord_edith', 'harlech', ['york']), [start, group(['cancel'])])).toEqual([
      'lord:lord_edith',
      null,
    ]);
    expect(wayTo(['far:I:london', 'sea:plymouth'], 'cardiff', 'plymouth')).toBe('sea:plymouth');
  });
});

describe('the basket', () => {
  const table = { families: [{ reserve: { knight: 2, archer: 5 } }], lords: {} } as unknown as FiefTable;
  const market = asking('buy', ['end', 'knight', 'archer', 'title:II'], {
    prices: { knight: 3, archer: 1 },
    titles: { II: 4 },
    sites: { knight: ['york', 'bath'], archer: ['york'] },
  });
  const town = asking('buy_town', ['york', 'bath']);
  const ware = (choice: string) => {
    const found = shelvesOf(market, table)
      .flatMap((shelf) => shelf.wares)
      .find((one) => one.choice === choice);
    if (!found) throw new Error(choice);
    return found;
  };

  beforeEach(() => {
    basket.clear();
    basket.add('knight', 'bath', 3);
    basket.add('archer', 'york', 1);
    basket.add('archer', 'york', 1);
  });

  it('counts what lies in it, and takes what can be paid and is there', () => {
    expect(basket.price).toBe(5);
    expect(basket.numberOf('archer', 'york')).toBe(2);
    expect(basket.numberOf('knight')).toBe(1);
    expect(basket.takes(ware('knight'), 8)).toBe(true);
    expect(basket.takes(ware('knight'), 7)).toBe(false);
    basket.add('knight', 'york', 3);
    expect(basket.takes(ware('knight'), 100)).toBe(false); // none are left
    basket.add('knight', 'york', 3, -1);
    expect(basket.numberOf('knight', 'york')).toBe(0);
  });

  it('is bought line by line with one press, then the buying ends', () => {
    expect(answers(basket.buy(), [market, town, market, town, market, town, market])).toEqual([
      'knight',
      'bath',
      'archer',
      'york',
      'archer',
      'york',
      'end',
    ]);
    expect(basket.lines).toEqual([]);
  });

  it('keeps what could not be bought', () => {
    const plan = basket.buy();
    expect(answers(plan, [market, town, asking('react', ['pass'])])).toEqual(['knight', 'bath', null]);
    expect(basket.lines.map(({ ware: choice, number }) => [choice, number])).toEqual([['archer', 2]]);
    const refused = basket.buy();
    expect(answers(refused, [market, asking('buy_town', ['bath'])])).toEqual(['archer', null]);
    expect(basket.numberOf('archer')).toBe(2);
  });

  it('buys what goes nowhere in particular', () => {
    basket.clear();
    basket.add('title:II', null, 4);
    expect(answers(basket.buy(), [market, market])).toEqual(['title:II', 'end']);
  });

  it('is emptied when another turn begins', () => {
    basket.open('0:0:1');
    expect(basket.lines).toEqual([]);
    basket.add('knight', 'bath', 3);
    basket.open('0:0:1');
    expect(basket.lines.length).toBe(1);
  });
});
