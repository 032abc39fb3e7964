import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Command } from '@/decisions/commands';
import type { Decision } from '@/decisions/decision';
import { lastFight, lostBy, stepOf, wasFought, type Fight } from '@/games/fief/panels/battle';
import { aboutHand, cardOf, choicesOf, playOf } from '@/games/fief/panels/cards';
import { meaningOf, permitsOf, startable, waitingDeals } from '@/games/fief/panels/deals';
import { ballotOf, markersOn, voters } from '@/games/fief/panels/election';
import { pictureOf } from '@/games/fief/panels/options';
import { lastRevolt } from '@/games/fief/panels/revolt';
import { stagedNow } from '@/games/fief/panels/stage';
import type { Family, FiefTable } from '@/games/fief/view';
import { Bundle } from '@/words/bundle';
import { Content } from '@/words/content';
import { LANGUAGES, type Language } from '@/words/languages';
import type { Choice, Facts } from '@/words/gameWords';

const FOLDER = join(import.meta.dirname, '../src/games/fief');

const asking = (kind: string, options: Choice[], prompt: Record<string, unknown> = {}): Decision => ({
  seat: 0,
  kind,
  clause: 'FIE-10.1',
  prompt: { kind, ...prompt },
  options,
  default: options[0] ?? '',
  refused: [],
});

const family = (votes: number): Family =>
  ({ votes, parliament_votes: 2, prices: { knight: 3, mill: 3 }, reserve: { knight: 5 } }) as unknown as Family;

const table = {
  order: [1, 0],
  families: [family(0), family(2)],
  lords: { lord_hugh: { ransom: 4 } },
  candidates: [],
  markers: {},
  battle: null,
} as unknown as FiefTable;

const content = new Content({
  event_cards: [{ id: 'tunnel_1', kind: 'tunnel', surprise: true, phase: 0 }],
  character_cards: [{ id: 'see_york', kind: 'archbishop', surprise: false, phase: 2 }],
  regions: [{ id: 'region_iv', number: 'IV', title_price: 6 }],
});

const LOG: Facts[] = [
  { kind: 'phase', phase: 7 },
  { kind: 'battle', town: 'york', kind_of_battle: 'battle', attackers: [0], defenders: [1, 2], vikings: '' },
  { kind: 'bombard_fired', family: 0, face: 0 },
  { kind: 'bombard_exploded', town: 'york' },
  { kind: 'archers_shot', family: 1, target: 'lord:lord_hugh', face: 3 },
  { kind: 'died', lord: 'lord_hugh', family: 0 },
  { kind: 'melee', side: 'attack', rolls: [2, 1], damage: 4 },
  { kind: 'melee', side: 'defence', rolls: [], damage: 0 },
  { kind: 'unit_lost', family: 1, town: 'york', unit: 'knight', number: 2 },
  { kind: 'end_of_round', family: 0, choice: 'continue' },
  { kind: 'end_of_round', family: 1, choice: 'continue' },
  { kind: 'archers_shot', family: 0, target: 'troops', face: 1 },
];

describe('a battle, read off the log', () => {
  const fight = lastFight(LOG) as Fight;

  it('has rounds, shots and losses', () => {
    expect(fight.rounds).toHaveLength(2);
    const [first, second] = fight.rounds;
    expect(first?.blows.map(({ kind, side }) => `${kind} ${side}`)).toEqual([
      'bombard attack',
      'archers defence',
      'melee attack',
      'melee defence',
    ]);
    expect(first?.exploded).toBe(1);
    expect(first?.dead).toEqual(['lord_hugh']);
    expect(first?.losses).toEqual([
      { family: 1, unit: 'knight' },
      { family: 1, unit: 'knight' },
    ]);
    expect(second?.blows.map(({ faces }) => faces)).toEqual([[1]]);
  });

  it('knows the step of the round', () => {
    const [first, second] = fight.rounds;
    expect(first && stepOf(first, fight, null)).toBe('end');
    expect(second && stepOf(second, fight, null)).toBe('attack');
    expect(second && stepOf(second, fight, asking('react', ['pass']))).toBe('window');
    expect(second && stepOf(second, fight, asking('shoot_archers', ['troops'], { family: 1 }))).toBe('defence');
  });

  it('is shown when it is over, until a new phase begins', () => {
    const over = [...LOG, { kind: 'battle_ended', town: 'york', ended: 'attack', rounds: 2 }];
    expect(wasFought(fight)).toBe(true);
    expect(stagedNow(table, null, over, 0)?.what).toBe('ended');
    expect(stagedNow(table, null, over, over.length)).toBeNull();
    expect(stagedNow(table, null, [...over, { kind: 'phase', phase: 8 }], 0)).toBeNull();
    expect(stagedNow({ ...table, battle: {} } as FiefTable, null, over, 0)?.what).toBe('battle');
    expect(stagedNow({ ...table, battle: {} } as FiefTable, asking('react_target', ['york']), over, 0)).toBeNull();
  });

  it('counts what each family lost', () => {
    expect(lostBy(['0:archer', '1:knight', '1:knight'], 1)).toEqual({ knight: 2 });
  });
});

describe('a revolt, read off the log', () => {
  const log: Facts[] = [
    { kind: 'phase', phase: 2 },
    { kind: 'revolt', family: 1, town: 'oxford' },
    { kind: 'revolt_joined', family: 0, town: 'oxford', thing: 'tunnel_1' },
    { kind: 'revolt_rolled', town: 'oxford', rolls: [2, 0], damage: 4 },
    { kind: 'unit_lost', family: 0, town: 'oxford', unit: 'archer', number: 1 },
    { kind: 'unit_lost', family: 0, town: 'york', unit: 'archer', number: 1 },
  ];

  it('tells who joined, what it rolled and what was lost', () => {
    expect(lastRevolt(log)).toMatchObject({ town: 'oxford', family: 1, rolls: [2, 0], damage: 4, lost: 1, at: 1 });
    expect(lastRevolt(log)?.joined).toHaveLength(1);
  });

  it('is news until the next phase', () => {
    expect(stagedNow(table, null, log, 0)?.what).toBe('revolt');
    expect(stagedNow(table, null, log, 4)).toBeNull();
    expect(stagedNow(table, asking('revolt_victim', ['family:0']), log, 4)?.what).toBe('revolt');
    expect(stagedNow(table, null, [...log, { kind: 'phase', phase: 3 }], 0)).toBeNull();
  });
});

describe('cards in the hand', () => {
  it('say what they are', () => {
    expect(cardOf(content, 'tunnel_1')).toMatchObject({ kind: 'tunnel', surprise: true, icon: 'hole-ladder' });
    expect(cardOf(content, 'see_york').icon).toBe('pope-crown');
  });

  it('find the answers and the commands about them', () => {
    const decision = asking('discard', ['end', 'tunnel_1', 'play:tunnel_1', 'see_york']);
    expect(aboutHand(decision)).toBe(true);
    expect(choicesOf(decision, 'tunnel_1')).toEqual(['tunnel_1', 'play:tunnel_1']);
    const play = { do: 'play', family: 0, thing: 'card:tunnel_1' };
    expect(playOf([play], 'tunnel_1')).toBe(play);
    expect(playOf([play], 'see_york')).toBeNull();
  });
});

describe('dealings', () => {
  const permit = (purpose: string, answer: string, town?: string): Command => ({
    do: 'permit',
    family: 0,
    to: 1,
    purpose,
    ...(town ? { town } : {}),
    answer,
  });
  const commands: Command[] = [
    permit('passing', 'yes'),
    permit('passing', 'no'),
    permit('entering', 'ask'),
    permit('entering', 'no'),
    permit('entering', 'yes', 'york'),
    { do: 'accept', family: 0, offer: 3 },
    { do: 'offer', family: 0, to: 1, kind: 'town', what: 'york', coins: 0 },
    { do: 'pigeon', family: 0, to: 1, card: 'tunnel_1' },
    { do: 'pigeon', family: 0, to: 1, parley: true },
  ];

  it('know a standing answer by the one that is not offered', () => {
    const [pair] = permitsOf(commands);
    expect(pair?.permits.map(({ purpose, now }) => [purpose, now])).toEqual([
      ['passing', 'ask'],
      ['entering', 'yes'],
    ]);
    expect(pair?.permits[0]?.change.no).toEqual(commands[1]);
  });

  it('are started by a verb each, but deals on the scales', () => {
    expect(startable(commands).map(({ id }) => id)).toEqual(['permit', 'pigeon-card', 'pigeon-parley']);
    expect(startable(commands.slice(-1)).map(({ id }) => id)).toEqual(['pigeon-parley']);
    expect(waitingDeals(commands)).toBe(1);
  });

  it('tell families from players', () => {
    expect(meaningOf('pigeon-card', 'to', 1)).toBe('seat');
    expect(meaningOf('offer-town', 'to', 1)).toBe('family');
    expect(meaningOf('pass_captive', 'to', 'lord_hugh')).toBe('id');
    expect(meaningOf('give', 'coins', 3)).toBe('number');
  });
});

describe('votes', () => {
  it('are held where markers or questions say so', () => {
    expect(ballotOf(table, null)).toBeNull();
    expect(ballotOf(table, asking('share', [0, 1]))).toBe('parliament');
    expect(ballotOf({ ...table, candidates: ['lord_hugh'] }, null)).toBe('election');
    expect(ballotOf({ ...table, markers: { '1': ['tax'] } }, null)).toBe('parliament');
  });

  it('show where markers lie and who has a voice', () => {
    const voted = { ...table, markers: { '0': ['lord_hugh'], '1': ['lord_hugh', 'lord_henry'] } };
    expect(markersOn(voted, 'lord_henry')).toEqual([1]);
    expect(voters(table, 'election')).toEqual([1]);
    expect(voters(table, 'parliament')).toEqual([1, 0]);
  });
});

describe('pictures of answers', () => {
  it('are Lords, cards and families', () => {
    const freed = pictureOf('ransom:lord_hugh', asking('deal', []), table, content);
    expect(freed).toEqual({ lord: 'lord_hugh', price: 4 });
    expect(pictureOf('card:tunnel_1', asking('react', []), table, content)).toEqual({ card: 'tunnel_1' });
    expect(pictureOf('1', asking('invite', []), table, content)).toEqual({ family: 1 });
    expect(pictureOf('pass', asking('react', []), table, content)).toEqual({});
  });
});

describe('the words of the screens', () => {
  const read = (name: string): string => readFileSync(join(FOLDER, name), 'utf8');
  const bundleIn = (language: Language): Bundle =>
    new Bundle(
      language,
      ['map', 'panels', 'buying'].map((part) => read(`words/${part}-${language}.ftl`)),
    );
  const english = bundleIn('en');

  it.each(LANGUAGES)('%s has every message, with the same variables, and says it without a fault', (language) => {
    const bundle = bundleIn(language);
    expect(bundle.ids.toSorted()).toEqual(english.ids.toSorted());
    for (const id of english.ids) {
      const names = [...new Set(bundle.variables(id))];
      expect([id, ...names.toSorted()]).toEqual([id, ...new Set(english.variables(id).toSorted())]);
      for (const number of [0, 1, 2, 5, 22])
        expect(bundle.say(id, Object.fromEntries(names.map((name) => [name, number])))).not.toMatch(/\{|\}|none/);
    }
  });

  it('are all there, and all said', () => {
    const sources = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(ts|svelte)$/.test(name))
      .map(read)
      .join('\n');
    const named = [...sources.matchAll(/(?<![.\w])say\(\s*'([a-z0-9_-]+)'/g)].map((match) => match[1] ?? '');
    const begun = [...sources.matchAll(/(?<![.\w])say\(\s*`([a-z0-9_-]+)\$\{/g)].map((match) => match[1] ?? '');
    expect(named.filter((id) => !english.has(id))).toEqual([]);
    expect(begun.filter((start) => !english.ids.some((id) => id.startsWith(start)))).toEqual([]);
    const quoted = new Set([...sources.matchAll(/'([a-z0-9_-]+)'/g)].map((match) => match[1] ?? ''));
    const said = (id: string): boolean => quoted.has(id) || begun.some((start) => id.startsWith(start));
    const ours = new Bundle('en', [read('words/panels-en.ftl')]);
    expect(ours.ids.filter((id) => !said(id))).toEqual([]);
  });
});
