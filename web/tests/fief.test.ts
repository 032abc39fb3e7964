import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { beyond, lordsAsked, namesPlace, spotOf, startOf, subjectsOf, targetsOf } from '@/games/fief/asked';
import { eventIcon } from '@/games/fief/events';
import { gatePoint, placesIn } from '@/games/fief/layout';
import { movesIn } from '@/games/fief/moves';
import { GATES, LABELS, PATHS, PLACES, REGION_NAMES, ROADS, SHERWOOD, ZONES } from '@/games/fief/places';
import { effectsOn, washedOut } from '@/games/fief/regions';
import { SPOTS, seaRoute, towards, wayOf } from '@/games/fief/routes';
import { campsOf, captivesAt, clansAt, honourOf } from '@/games/fief/standing';
import { REGIONS, type FiefTable, type Lord, type Stack } from '@/games/fief/view';
import { Bundle } from '@/words/bundle';
import { Content } from '@/words/content';
import { goodFor } from '@/games/fief/starting';
import { LANGUAGES } from '@/words/languages';
import type { Decision } from '@/decisions/decision';
import type { Choice } from '@/words/gameWords';

const towns = Object.keys(PLACES).filter((place) => place !== SHERWOOD);

const content = new Content({
  regions: REGIONS.map((number) => ({ id: `region_${number.toLowerCase()}`, number })),
  towns: [
    { id: 'york', region: 'IV', cathedral: true },
    { id: 'durham', region: 'III' },
    { id: 'cardiff', region: 'II', port: true },
    { id: 'harlech', region: 'II' },
  ],
  dioceses: [{ id: 'diocese_york', regions: ['III', 'IV'], cathedral: 'york' }],
});

const lord = (facts: Partial<Lord>): Lord => ({
  family: 0,
  man: true,
  place: 'york',
  gate: '',
  captor: '',
  ransom: 0,
  fiefs: [],
  church: [],
  royal: '',
  spouse: '',
  servant: '',
  dagger: false,
  garter: false,
  eligible: false,
  relics: [],
  excalibur: false,
  guard_knights: 0,
  guard_men: 0,
  stages: 0,
  ...facts,
});

const stack = (facts: Partial<Stack>): Stack => ({
  family: 0,
  town: 'york',
  gate: '',
  stages: 0,
  up: false,
  soldiers: 0,
  units: {},
  ...facts,
});

const tableWith = (facts: Partial<FiefTable>): FiefTable =>
  ({
    lords: {},
    stacks: [],
    clans: [],
    sieges: [],
    plagues: [],
    bonuses: [],
    taxes: [],
    moving: null,
    towns: Object.fromEntries(towns.map((town) => [town, { control: -1, building: '' }])),
    ...facts,
  }) as FiefTable;

const asking = (kind: string, options: Choice[], facts: Record<string, unknown> = {}): Decision => ({
  seat: 0,
  kind,
  clause: 'FIE-8.51',
  prompt: { kind, ...facts },
  options,
  default: options[0] ?? '',
  refused: [],
});

describe('the map of England', () => {
  it('has a place and a name for every town, and a gate at both ends of every road', () => {
    expect(towns).toHaveLength(18);
    expect(Object.keys(LABELS).sort()).toEqual(Object.keys(PLACES).sort());
    for (const { id, a, b, d } of ROADS) {
      expect(id).toBe(`road_${a}_${b}`);
      expect(d).toMatch(new RegExp(`^M${PLACES[a]?.join(' ')}C.* ${PLACES[b]?.join(' ')}$`));
      for (const town of [a, b]) expect(GATES.some((gate) => gate.town === town && gate.gate === id)).toBe(true);
    }
    expect(GATES.filter((gate) => gate.gate === 'forest').map((gate) => gate.town)).toEqual(Object.keys(PATHS));
    expect(GATES.filter((gate) => gate.gate === 'sea')).toHaveLength(6);
    expect(Object.keys(ZONES)).toEqual([...REGIONS]);
    expect(Object.keys(REGION_NAMES)).toEqual([...REGIONS]);
  });

  it('has the towns and roads of the game', () => {
    const box = join(import.meta.dirname, '../../src/tabard/games/fief/content');
    const ids = (file: string): string[] =>
      [...readFileSync(join(box, file), 'utf8').matchAll(/^id = "(\w+)"/gm)].map((match) => match[1] ?? '');
    expect(towns.toSorted()).toEqual(ids('towns.toml').toSorted());
    expect(ROADS.map((road) => road.id).toSorted()).toEqual(ids('roads.toml').toSorted());
  });

  it('can be walked with the arrow keys to every spot', () => {
    const seen = new Set(['london']);
    for (const spot of seen)
      for (const [dx, dy] of [
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ] as const) {
        const next = towards(spot, dx, dy);
        if (next) seen.add(next);
      }
    expect([...seen].sort()).toEqual(Object.keys(SPOTS).sort());
  });
});

describe('the choices of the set-up', () => {
  const land = new Content({
    regions: [
      { id: 'region_ii', number: 'II', towns: 2, title_price: 4, name: { en: 'Wales' } },
      { id: 'region_v', number: 'V', towns: 4, title_price: 8, name: { en: 'Midlands' } },
    ],
    towns: [
      { id: 'cardiff', region: 'II', port: true },
      { id: 'norwich', region: 'V' },
    ],
    servant_cards: [
      { id: 'servant_rohaise', scope: 'family' },
      { id: 'servant_fulk', scope: 'master' },
    ],
  });
  const asked = (kind: string, prompt = {}): Decision => ({ ...asking(kind, []), prompt: { kind, ...prompt } });

  it('say for whom they are good', () => {
    expect(goodFor(asked('start_town'), 'cardiff', land)).toMatch(
      /beginners: Wales has only 2 towns.* 4 coins.*by sea/,
    );
    expect(goodFor(asked('start_town'), 'norwich', land)).toMatch(/patient: Midlands has 4 towns.* 8 coins/);
    expect(goodFor(asked('first_servant', { servant: 'servant_rohaise' }), 'lord_hugh', land)).toMatch(/whole family/);
    expect(goodFor(asked('first_servant', { servant: 'servant_fulk' }), 'lord_hugh', land)).toMatch(
      /only for this Lord/,
    );
    expect(goodFor(asked('buy'), 'mill', land)).toBeNull();
  });
});

describe('where an answer lies', () => {
  const table = tableWith({
    lords: { lord_hugh: lord({ place: 'durham' }), lord_anne: lord({ place: '' }) },
    clans: [{ number: 2, town: 'lincoln', vikings: 3, jarl: true, gone: 0, gate: '', holds: false }],
    moving: { lords: ['lord_hugh'], units: [] },
  });

  it('reads towns, roads, regions, Lords, clans and dioceses', () => {
    const spots: Record<string, string | null> = {
      york: 'york',
      'breach:york': 'york',
      'battle:oxford:2': 'oxford',
      'far:IV:whitby': 'whitby',
      road_york_durham: 'york',
      road_durham_berwick: 'berwick',
      'lie:III': 'III',
      'lord:lord_hugh': 'durham',
      'servant:lord_anne': null,
      clan_2: 'lincoln',
      'tax:1:diocese_york': 'york',
      end: null,
      'take:knight': null,
    };
    for (const [choice, spot] of Object.entries(spots)) expect(spotOf(choice, table, content), choice).toBe(spot);
    expect(beyond('road_york_durham', 'london')).toBeNull();
  });

  it('gathers several answers at one spot and says what the question is about', () => {
    const decision = asking('march', ['cancel', 'road_york_durham', 'forest:york', 'all']);
    expect([...targetsOf(decision, table, content)]).toEqual([['york', ['road_york_durham', 'forest:york']]]);
    expect(startOf(table)).toBe('durham');
    expect(subjectsOf(asking('consent', ['no'], { town: 'oxford', asker: 1 }), table, content)).toEqual([
      'durham',
      'oxford',
    ]);
    expect(['york', 'lie:I', 'road_york_durham'].every(namesPlace)).toBe(true);
    expect(['end', 'lord:lord_hugh', 3].some(namesPlace)).toBe(false);
    expect([...lordsAsked(asking('march', ['end', 'add:lord_anne']), table)]).toEqual(['lord_hugh', 'lord_anne']);
  });

  it('draws the way there', () => {
    expect(wayOf('road_york_durham', 'york').lines).toHaveLength(1);
    expect(wayOf('forest:lincoln', 'york').lines).toEqual([PATHS['york'], PATHS['lincoln']]);
    expect(wayOf('forest:york', SHERWOOD).lines).toEqual([PATHS['york']]);
    expect(wayOf('sea:whitby', 'berwick')).toEqual({ lines: [seaRoute('berwick', 'whitby')], sea: true });
    expect(wayOf('castle', 'york').lines).toEqual([]);
  });
});

describe('who stands where', () => {
  const table = tableWith({
    lords: {
      lord_hugh: lord({ family: 1, guard_knights: 2, royal: 'king' }),
      lord_anne: lord({ captor: 'lord_hugh', church: ['abbey_source'], man: false }),
    },
    stacks: [
      stack({ family: 0, gate: 'road_york_durham', soldiers: 3 }),
      stack({ family: 1, soldiers: 2, units: { man_at_arms: 2, crossbowman_french: 1 } }),
      stack({ family: 1, soldiers: 4, stages: 1 }),
    ],
    clans: [{ number: 1, town: 'york', vikings: 0, jarl: false, gone: 0, gate: '', holds: false }],
  });
  table.towns['york'] = { ...table.towns['york'], control: 1 } as FiefTable['towns'][string];

  it('gathers a family in one camp for each gate; unknown kinds stay unknown', () => {
    const [inside, outside] = campsOf(table, 'york');
    expect(inside).toEqual({
      family: 1,
      gate: '',
      lords: ['lord_hugh'],
      soldiers: 2 + 2 + 1 + 4,
      units: { man_at_arms: 2, crossbowman_french: 1 },
      known: false,
    });
    expect(outside).toMatchObject({ family: 0, gate: 'road_york_durham', soldiers: 3, units: {}, known: false });
    expect(captivesAt(table, 'york')).toEqual(['lord_anne']);
    expect(clansAt(table, 'york')).toEqual([]);
    expect(honourOf(table, 'lord_hugh')).toBe('king');
    expect(honourOf(table, 'lord_anne')).toBe('prioress');
  });

  it('puts those inside in the middle, those at a gate beyond it, two side by side', () => {
    const { camps } = placesIn(table, 'york', 'end');
    expect(camps[0]?.at).toEqual(PLACES['york']);
    expect(camps[1]?.at).toEqual(gatePoint('york', 'road_york_durham', 0));
    expect(gatePoint('york', 'road_york_durham', 1)).not.toEqual(gatePoint('york', 'road_york_durham', 0));
  });

  it('says what lies on a region; a tax on a diocese lies at its first one', () => {
    const laid = tableWith({
      plagues: [
        { card: 'bad_weather_1', kind: 'bad_weather', region: 'II', active: true },
        { card: 'famine_1', kind: 'famine', region: 'III', active: false },
      ],
      taxes: [{ card: 'tax_1', family: 2, where: 'diocese_york' }],
    });
    expect(effectsOn(laid, content, 'III')).toEqual([
      { card: 'famine_1', kind: 'famine', tone: 'plague', asleep: true, family: null },
      { card: 'tax_1', kind: 'church_tax', tone: 'tax', asleep: false, family: 2 },
    ]);
    expect(effectsOn(laid, content, 'IV')).toEqual([]);
    expect([...washedOut(laid, content)]).toEqual([
      'road_bath_cardiff',
      'road_cardiff_harlech',
      'road_harlech_coventry',
    ]);
  });

  it('follows the moves of the phase', () => {
    const log = [
      { kind: 'stage', family: 1, start: 'york', end: 'durham', way: 'road_york_durham' },
      { kind: 'phase', phase: 5 },
      { kind: 'stage', family: 0, start: 'durham', end: 'york', way: 'road_york_durham' },
      { kind: 'clan_moved', clan: 2, start: 'lincoln', end: 'whitby' },
      { kind: 'stage', family: 0, start: 'york', end: 'london', way: 'castle' },
    ];
    const moves = movesIn(log);
    expect(moves.map((move) => move.family)).toEqual([0, null]);
    const gate = GATES.find((one) => one.town === 'york' && one.gate === 'road_york_durham');
    expect(moves[0]?.head).toEqual({ at: gate?.at, turn: (gate?.turn ?? 0) + 180 });
  });
});

describe('the log', () => {
  it('shows a plague by its card, and an icon only for what no family did', () => {
    expect(eventIcon({ kind: 'plague_revealed', card: 'black_death_2' })).toBe('rat');
    expect(eventIcon({ kind: 'landed', clan: 1 })).toBe('drakkar');
    expect(eventIcon({ kind: 'stage', family: 1 })).toBeNull();
  });

  it('has every icon it names', () => {
    const listed = readFileSync(join(import.meta.dirname, '../src/games/fief/fief.icons'), 'utf8').split('\n');
    const core = ['broadsword', 'person'];
    for (const file of ['events.ts', 'icons.ts', 'describe.ts']) {
      const source = readFileSync(join(import.meta.dirname, '../src/games/fief', file), 'utf8');
      const named = [...source.matchAll(/^ {2}\w+: '([a-z-]+)',$/gm)].map((match) => match[1] ?? '');
      for (const icon of named.filter((one) => !['pawn', 'coin', 'seal', 'card'].includes(one)))
        expect([...listed, ...core], icon).toContain(icon);
    }
  });
});

describe('the words of the map', () => {
  const folder = join(import.meta.dirname, '../src/games/fief/words');
  const bundleOf = (language: (typeof LANGUAGES)[number]): Bundle =>
    new Bundle(language, [readFileSync(join(folder, `map-${language}.ftl`), 'utf8')]);
  const english = bundleOf('en');

  it.each(LANGUAGES)('%s has every message, with the same variables, and says it', (language) => {
    const bundle = bundleOf(language);
    expect(bundle.ids.toSorted()).toEqual(english.ids.toSorted());
    for (const id of english.ids) {
      expect([id, ...new Set(bundle.variables(id).toSorted())]).toEqual([
        id,
        ...new Set(english.variables(id).toSorted()),
      ]);
      const variables = Object.fromEntries(bundle.variables(id).map((name) => [name, 2]));
      expect(bundle.say(id, variables)).not.toMatch(/\{|\}|none/);
    }
  });
});
