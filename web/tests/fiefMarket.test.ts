import { describe, expect, it } from 'vitest';
import type { Decision } from '@/decisions/decision';
import { mapHint, sitesOf } from '@/games/fief/asked';
import { groupOf, namesGroup } from '@/games/fief/panels/group';
import { shelvesOf } from '@/games/fief/panels/shop';
import type { FiefTable } from '@/games/fief/view';
import type { Choice } from '@/words/gameWords';

const asking = (kind: string, options: Choice[], prompt: Record<string, unknown> = {}): Decision => ({
  seat: 0,
  kind,
  clause: 'FIE-7.1',
  prompt: { kind, family: 0, ...prompt },
  options,
  default: options[0] ?? '',
  refused: [],
});

const table = {
  families: [{ reserve: { knight: 5, archer: 0 } }],
  lords: { lord_hugh: { place: 'york' }, lord_lucia: { place: 'york' } },
  moving: { lords: ['lord_hugh'], units: [] },
} as unknown as FiefTable;

describe('the market', () => {
  const prices = { knight: 3, archer: 2, castle: 5 };
  const refused = [{ choice: 'archer', clause: 'FIE-3.1', reason: 'none-in-reserve', facts: {} }];
  const market: Decision = {
    ...asking('buy', ['end', 'knight', 'castle', 'title:IV', 'free_man_at_arms', 'bows'], {
      prices,
      titles: { IV: 6 },
      sites: { knight: ['york', 'bath'] },
    }),
    refused,
  };

  it('puts everything that is offered or refused on a shelf of its kind, and nothing else', () => {
    const shelves = shelvesOf(market, table);
    expect(shelves.map(({ id, wares }) => [id, wares.map(({ choice }) => choice)])).toEqual([
      ['soldiers', ['knight', 'free_man_at_arms', 'bows', 'archer']],
      ['buildings', ['castle']],
      ['titles', ['title:IV']],
    ]);
  });

  it('tells price, stock and towns as the question does, and why something is refused', () => {
    const wares = new Map(
      shelvesOf(market, table)
        .flatMap(({ wares }) => wares)
        .map((ware) => [ware.choice, ware]),
    );
    expect(wares.get('knight')).toMatchObject({ price: 3, left: 5, towns: ['york', 'bath'], refusal: null });
    expect(wares.get('archer')).toMatchObject({ left: 0, towns: [], refusal: { reason: 'none-in-reserve' } });
    expect(wares.get('title:IV')).toMatchObject({ name: 'IV', price: 6, left: null });
    expect(wares.get('free_man_at_arms')).toMatchObject({ name: 'man_at_arms', price: null, icon: 'swordman' });
  });

  it('sells captives free', () => {
    const [shelf] = shelvesOf(asking('ransom', ['end', 'lord_hugh'], { prices: { lord_hugh: 4 } }), table);
    expect(shelf?.id).toBe('ransoms');
    expect(shelf?.wares).toMatchObject([{ lord: 'lord_hugh', price: 4 }]);
  });

  it('shows on the map where the ware under the pointer may go', () => {
    expect(sitesOf(market, ['knight'])).toEqual(['york', 'bath']);
    expect(sitesOf(market, ['end'])).toEqual([]);
    expect(sitesOf(null, ['knight'])).toEqual([]);
  });
});

describe('a group setting out', () => {
  const options = ['cancel', 'add:lord_lucia', 'take:knight', 'all', 'road_nottingham_york', 'far:I:london', 'ride:1'];
  const march = asking('march', options, {
    lords: ['lord_hugh'],
    units: { knight: 1, archer: 2 },
    spare: { knight: 2 },
    strength: 6,
  });

  it('is named once it has a Lord', () => {
    expect(namesGroup(march)).toBe(true);
    expect(namesGroup(asking('march', ['end', 'lord:lord_hugh']))).toBe(false);
  });

  it('has those who go, those who may come, the ways and the rest: every option once', () => {
    const group = groupOf(march, table);
    expect(group.lords).toEqual(['lord_hugh']);
    expect(group.units).toEqual([
      ['archer', 2],
      ['knight', 1],
    ]);
    expect([group.strength, group.spare]).toEqual([6, { knight: 2 }]);
    expect(group.ways.map(({ by, to }) => [by, to])).toEqual([
      ['road', 'nottingham'],
      ['far', 'london'],
    ]);
    const all = [...group.companions, ...group.ways.map(({ choice }) => choice), ...group.others];
    expect(all.toSorted()).toEqual(options.toSorted());
  });
});

describe('a question answered on the map', () => {
  it('says what is to be chosen there', () => {
    expect(mapHint(asking('start_town', ['york', 'bath']))).toBe('choose-town');
    expect(mapHint(asking('card_target', ['cancel:I', 'lie:III']))).toBe('choose-region');
    expect(mapHint(asking('march', ['cancel', 'road_nottingham_york']))).toBe('choose-way');
    expect(mapHint(asking('buy', ['end', 'knight', 'title:IV']))).toBeNull();
    expect(mapHint(asking('react', ['pass', 'card:tunnel_1']))).toBeNull();
  });
});
