import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Bundle } from '@/words/bundle';
import { Content } from '@/words/content';
import { choiceAt, choiceOfDie, choiceOfOffered, choiceOfTeam, refreshOf } from '@/games/zizka/asked';
import { boxAt, boxRound, centreOf, cover, zoomed } from '@/pieces/camera';
import { amounts, followerOf, tokenOf } from '@/games/zizka/components';
import { diceOf } from '@/games/zizka/joust';
import { BOX, LABELS, PLACES, WAYS } from '@/games/zizka/places';
import { READING_ORDER, lineOf, neighboursOf, pathBetween, stepsBetween, towards } from '@/games/zizka/roads';
import type { Decision } from '@/decisions/decision';
import type { Choice } from '@/words/gameWords';

const asking = (kind: string, options: Choice[]): Decision => ({
  seat: 0,
  kind,
  clause: 'ZIZ-3.4',
  prompt: { kind },
  options,
  default: options[0] ?? '',
  refused: [],
});

const content = new Content({
  space: [
    { id: 'pribenice', kind: 'conquest', difficulty: 'easy' },
    { id: 'tyn', kind: 'event' },
  ],
  event_kind: [{ id: 'bandits', mode: 'dice', back_symbols: ['sword'], back_morale: 'vice' }],
  event_token: [
    { id: 'bandits_1', kind: 'bandits', rows: [{ require: { sword: 2 }, reward: { coins: 3, favor: 'wenceslas' } }] },
  ],
  follower: [
    {
      id: 'sezema',
      level: 1,
      cost: 3,
      skills: { reroll: 1, sword: 2 },
      conditional: { event: 'tournament', free_reroll: 1 },
      despises: 'vice',
    },
  ],
});

describe('the map', () => {
  it('has a place for every end of every road and a name for every large space', () => {
    for (const { a, b, d } of WAYS) {
      expect(PLACES[a], a).toBeDefined();
      expect(PLACES[b], b).toBeDefined();
      expect(d).toMatch(/^M/);
    }
    expect(Object.keys(PLACES)).toHaveLength(47);
    expect(READING_ORDER).toHaveLength(47);
    expect(Object.keys(LABELS).sort()).toEqual(
      Object.keys(PLACES)
        .filter((space) => !space.startsWith('road_'))
        .sort(),
    );
  });

  it('agrees with the roads of the game', () => {
    const board = readFileSync('../src/tabard/games/zizka/content/board.toml', 'utf8');
    const spaces = [...board.matchAll(/^id = "(\w+)"[^[]*?adjacent = \[(.*?)\]/gms)];
    expect(spaces).toHaveLength(47);
    for (const [, id = '', adjacent = ''] of spaces) {
      expect([...neighboursOf(id)].sort()).toEqual([...adjacent.matchAll(/"(\w+)"/g)].map(([, next]) => next).sort());
    }
  });

  it('finds shortest ways', () => {
    expect(pathBetween('tyn', 'tyn')).toEqual(['tyn']);
    expect(pathBetween('tyn', 'budejovice')).toEqual(['tyn', 'hluboka', 'budejovice']);
    expect(stepsBetween('tyn', 'budejovice')).toBe(2);
    expect(pathBetween('tyn', 'nowhere')).toEqual([]);
    expect(lineOf('hluboka', 'tyn')).toBe(lineOf('tyn', 'hluboka'));
  });

  it('follows the arrow keys along the roads', () => {
    expect(towards('tyn', 0, 1)).toBe('hluboka');
    expect(towards('tyn', 0, -1)).toBe('bechyne');
    expect(towards('blatna', -1, 0)).toBeNull();
  });
});

describe('the window onto the map', () => {
  it('never leaves the map', () => {
    const box = boxAt(BOX, [0, 0], 1, 400, 400);
    expect(box).toEqual({ x: BOX.x, y: BOX.y, w: 400, h: 400 });
    const far = boxAt(BOX, [5000, 5000], 1, 400, 400);
    expect(far.x + far.w).toBe(BOX.x + BOX.w);
    expect(far.y + far.h).toBe(BOX.y + BOX.h);
  });

  it('shows all points, or at least the first', () => {
    const near = boxRound(
      BOX,
      [
        [400, 400],
        [500, 450],
      ],
      0.8,
      1.2,
      360,
      400,
    );
    expect(centreOf(near)).toEqual([450, 425]);
    const scattered = boxRound(
      BOX,
      [
        [100, 100],
        [900, 700],
      ],
      0.86,
      1.2,
      360,
      400,
    );
    expect(scattered.x).toBeLessThanOrEqual(100);
    expect(scattered.y).toBeLessThanOrEqual(100);
  });

  it('keeps the point under the finger', () => {
    const box = boxAt(BOX, [500, 400], 1, 400, 400);
    const nearer = zoomed(BOX, box, 2, [450, 350], 0.5, 3, 400, 400);
    expect(nearer.w).toBe(200);
    expect((450 - nearer.x) / nearer.w).toBeCloseTo((450 - box.x) / box.w);
    expect(cover(BOX, 966, 738)).toBe(1);
  });
});

describe('what a thing on the table answers', () => {
  it('knows spaces', () => {
    expect(choiceAt(asking('move', ['tyn']), 'tyn', 'hluboka', content)).toBe('tyn');
    expect(choiceAt(asking('move', ['tyn']), 'pribenice', 'hluboka', content)).toBeNull();
    expect(choiceAt(asking('peek', ['easy', 'tyn']), 'pribenice', undefined, content)).toBe('easy');
    expect(choiceAt(asking('main', ['move', 'face', 'end_turn']), 'tyn', 'tyn', content)).toBe('face');
    expect(choiceAt(asking('main', ['move', 'face', 'end_turn']), 'hluboka', 'tyn', content)).toBeNull();
    expect(choiceAt(null, 'tyn', 'tyn', content)).toBeNull();
  });

  it('knows followers and dice', () => {
    const hiring = asking('recruit', ['recruit:sezema', 'refresh:sezema', 'done']);
    expect(choiceOfOffered(hiring, 'sezema')).toBe('recruit:sezema');
    expect(refreshOf(hiring, 'sezema')).toBe('refresh:sezema');
    expect(choiceOfOffered(asking('follower', ['sezema', 'decline']), 'sezema')).toBe('sezema');
    expect(choiceOfTeam(asking('main', ['peek:sezema']), 'sezema')).toBe('peek:sezema');
    expect(choiceOfTeam(asking('replace', ['sezema']), 'sezema')).toBe('sezema');
    expect(choiceOfTeam(asking('follower', ['sezema']), 'sezema')).toBeNull();
    expect(choiceOfDie(asking('reroll', ['stop', 'sword', 'buy:sword']), 'sword')).toBe('sword');
    expect(choiceOfDie(asking('reroll', ['stop', 'buy:sword']), 'sword')).toBe('buy:sword');
  });
});

describe('what is printed', () => {
  it('reads tokens and followers', () => {
    expect(amounts({ coins: 2, favor: 'wenceslas' })).toEqual([
      { what: 'coins', number: 2 },
      { what: 'favor:wenceslas', number: 1 },
    ]);
    expect(tokenOf(content, 'bandits_1')).toMatchObject({
      kind: 'bandits',
      mode: 'dice',
      rows: [{ need: [{ what: 'sword', number: 2 }] }],
    });
    expect(followerOf(content, 'sezema')).toMatchObject({
      cost: 3,
      condition: { event: 'tournament', gives: 'lance' },
      despises: 'vice',
      skills: [
        { what: 'sword', number: 2 },
        { what: 'reroll', number: 1 },
      ],
    });
  });
});

describe('the tournament as the log tells it', () => {
  it('keeps what lies and what was set aside', () => {
    const dice = diceOf([
      { kind: 'tournament_rolled', seat: 1, faces: ['joker'] },
      { kind: 'tournament_begins', seat: 0 },
      { kind: 'tournament_rolled', seat: 1, faces: ['sword', 'speech'] },
      { kind: 'set_aside', seat: 1, die: 'speech' },
      { kind: 'tournament_rolled', seat: 0, faces: ['sword', 'cunning'] },
      { kind: 'lance_used', seat: 0, die: 'cunning', face: 'joker' },
    ]);
    expect(dice.get(1)).toEqual({ faces: ['sword'], aside: ['speech'] });
    expect(dice.get(0)).toEqual({ faces: ['sword', 'joker'], aside: [] });
    expect(diceOf([]).size).toBe(0);
  });
});

describe('the words of the screens', () => {
  const bundles = (['en', 'pl', 'ru'] as const).map(
    (language) => new Bundle(language, [readFileSync(`src/games/zizka/words/${language}.ftl`, 'utf8')]),
  );
  const [english] = bundles;

  it('are the same in every language', () => {
    for (const bundle of bundles) {
      expect(bundle.ids).toEqual(english?.ids);
      for (const id of bundle.ids)
        expect([...new Set(bundle.variables(id))].sort(), `${bundle.language} ${id}`).toEqual(
          [...new Set(english?.variables(id))].sort(),
        );
    }
  });

  it('have a sign for whatever tokens and cards print', () => {
    const files = ['event_tokens', 'conquests', 'followers'].map((name) =>
      readFileSync(`../src/tabard/games/zizka/content/${name}.toml`, 'utf8'),
    );
    for (const [, inside = ''] of files.join('\n').matchAll(/(?:require|reward|skills) = \{([^}]*)\}/g)) {
      for (const [, what = '', text] of inside.matchAll(/(\w+) = (?:"(\w+)"|\d+)/g)) {
        expect(english?.has(`sign-${text ? `${what}_${text}` : what}`), what).toBe(true);
      }
    }
  });
});
