import { describe, expect, it } from 'vitest';
import { parse } from '@/heraldry/blazon';
import { ARMS } from '@/games/glory/arms';
import { choiceOfDie, shownDice } from '@/games/glory/dice';
import { flightsOf } from '@/games/glory/flights';
import { framesOf, hasPassed } from '@/games/glory/frames';
import { isOut, markAt, matchesOf, occupantOf } from '@/games/glory/lists';
import { lastStory, resultsOf } from '@/games/glory/story';
import { onBoard } from '@/games/glory/targets';
import { needsOf, progressOf } from '@/games/glory/titles';
import type { Player, Tournament } from '@/games/glory/view';
import type { Decision } from '@/decisions/decision';
import { Bundle } from '@/words/bundle';
import { Content } from '@/words/content';
import { GameWords } from '@/words/gameWords';

const content = new Content({
  titles: [
    { id: 'title_patron', name: { en: 'Patron' }, glory: 5, requires: { allies: { ally_minstrel: 2 }, coins: 3 } },
    {
      id: 'title_noble',
      name: { en: 'Noble' },
      glory: 5,
      requires: { allies: { ally_queen: 1 }, no_allies: ['ally_thug'] },
    },
    { id: 'title_charming', name: { en: 'Charming' }, glory: 4, requires: { played: { romance: 5 } } },
    { id: 'title_wealthy', name: { en: 'Wealthy' }, glory: 6, requires: { equipment: { mount: 4, armour: 4 } } },
  ],
  romance: [{ id: 'romance_game', name: { en: 'Game' } }],
  joust_matches: [
    { id: 'match_1_1', stage: 1, left: 'slot:1', right: 'slot:2' },
    { id: 'match_1_2', stage: 1, left: 'slot:3', right: 'slot:4' },
    { id: 'match_2_1', stage: 2, left: 'winner:match_1_1', right: 'winner:match_1_2' },
  ],
});
const words = new GameWords(new Bundle('en', []), content, (seat) => `P${seat + 1}`);

const player = {
  coins: 4,
  strength: 0,
  faith: 0,
  mount: 4,
  armour: 2,
  allies: ['ally_minstrel'],
  used_allies: ['ally_queen'],
  relics: [],
  used_relics: [],
  prestige: [],
  used_prestige: [],
  played: ['romance_game', 'romance_game'],
  brave: false,
} as unknown as Player;

const haves = (title: string) => needsOf(title, player, content, words).map(({ have, need, met }) => [have, need, met]);

describe('titles', () => {
  it('count what lies in front of the player, used or not', () => {
    expect(haves('title_patron')).toEqual([
      [1, 2, false],
      [4, 3, true],
    ]);
    expect(haves('title_noble')).toEqual([
      [1, 1, true],
      [0, 0, true],
    ]);
    expect(haves('title_charming')).toEqual([[2, 5, false]]);
    expect(haves('title_wealthy')).toEqual([
      [4, 4, true],
      [2, 4, false],
    ]);
  });

  it('come nearer in equal shares', () => {
    expect(progressOf(needsOf('title_patron', player, content, words))).toBe(0.75);
    expect(progressOf(needsOf('title_noble', player, content, words))).toBe(1);
    expect(progressOf([])).toBe(0);
  });
});

describe('dice', () => {
  it('count the highest, and any of them may be thrown again', () => {
    const shown = shownDice([4, 9, 2], [4, 1, 2], [1]);
    expect(shown.map((die) => die.counts)).toEqual([true, false, false]);
    expect(shown.map((die) => die.chosen)).toEqual([false, true, false]);
    expect(shown.map((die) => choiceOfDie('strength', die, shown))).toEqual(['die:strength:4', null, 'strength']);
  });
});

describe('the story of a duel', () => {
  const log = [
    { kind: 'duel_begins', seat: 0, opponent: 'knight_a', attack: 9 },
    { kind: 'ally_used', seat: 0, ally: 'ally_cook' },
    { kind: 'strength_spent', seat: 0, number: 3 },
    { kind: 'rolled', seat: 0 },
    { kind: 'ally_used', seat: 0, ally: 'ally_squire' },
    { kind: 'ally_used', seat: 0, ally: 'ally_witch' },
    { kind: 'engagement_won', seat: 0, attack: 10, against: 9 },
    { kind: 'rolled', seat: 0 },
    { kind: 'engagement_lost', seat: 0, attack: 7, against: 9 },
  ];

  it('puts every deed into its step', () => {
    const story = lastStory(log);
    const first = story?.engagements[0]?.deeds;
    expect(first?.tent?.map((deed) => deed['ally'])).toEqual(['ally_cook']);
    expect(first?.ally?.map((deed) => deed['ally'])).toEqual(['ally_squire']);
    expect(first?.second_ally?.map((deed) => deed['ally'])).toEqual(['ally_witch']);
    expect(story?.engagements).toHaveLength(3);
    expect(story?.closing).toBeNull();
  });

  it('tells the engagements from the left side', () => {
    const story = lastStory(log);
    expect(story && resultsOf(story, 0)).toEqual([
      { mine: 10, its: 9, won: true },
      { mine: 7, its: 9, won: false },
    ]);
  });

  it('tells a duel of players from either side', () => {
    const story = lastStory([
      { kind: 'players_duel' },
      { kind: 'engagement_won', seat: 2, attack: 8, against: 6 },
      { kind: 'duel_won', seat: 2 },
    ]);
    expect(story && resultsOf(story, 1)).toEqual([{ mine: 6, its: 8, won: false }]);
    expect(story?.closing).toEqual({ kind: 'duel_won', seat: 2 });
  });

  it('is silent without a duel', () => expect(lastStory([])).toBeNull());
});

describe('the lists', () => {
  const matches = matchesOf(content);
  const lists: Tournament = {
    card: null,
    bout: 1,
    places: ['0', 'knight_a', 'sir', ''],
    winners: ['knight_a', '', ''],
  };

  it('know who stands where', () => {
    expect(occupantOf('0')).toEqual({ who: 0 });
    expect(occupantOf('sir')).toEqual({ who: 'sir' });
    expect(occupantOf('knight_a')).toEqual({ knight: 'knight_a' });
    expect(occupantOf('')).toBeNull();
    expect(markAt(lists, matches, 'winner:match_1_1')).toBe('knight_a');
  });

  it('know who is out', () => {
    expect(isOut(lists, matches, 'slot:1')).toBe(true);
    expect(isOut(lists, matches, 'slot:2')).toBe(false);
    expect(isOut(lists, matches, 'slot:3')).toBe(false);
  });
});

describe('the board', () => {
  const asked = (kind: string): Decision => ({
    seat: 0,
    kind,
    clause: '',
    prompt: { kind },
    options: [],
    default: '',
    refused: [],
  });

  it('shows spaces, cards and dice, but neither passing nor rolling', () => {
    expect(onBoard(asked('space'), 'space_guard')).toBe(true);
    expect(onBoard(asked('journey'), 'romance_game')).toBe(true);
    expect(onBoard(asked('journey'), 'stop')).toBe(false);
    expect(onBoard(asked('reroll'), 'roll')).toBe(false);
    expect(onBoard(asked('lance'), 'pass')).toBe(false);
    expect(onBoard(asked('strength'), 2)).toBe(false);
  });

  it('flies a pawn to its space and the gain home', () => {
    const flights = flightsOf([
      { kind: 'pawn_placed', seat: 1, space: 'space_guard' },
      { kind: 'gained', seat: 1, goods: 'coins', number: 2 },
    ]);
    expect(flights.map((flight) => [flight.piece, flight.seat])).toEqual([
      [{ pawn: 'helper' }, 1],
      [{ icon: 'two-coins' }, 1],
    ]);
  });
});

it.each(Object.values(ARMS))('%s is a blazon', (blazon) => expect(() => parse(blazon)).not.toThrow());

describe('a duel watched afterwards', () => {
  const log = [
    { kind: 'pawn_placed', seat: 1, space: 'space_guard' },
    { kind: 'duel_begins', seat: 0, opponent: 'knight_a', attack: 9 },
    { kind: 'strength_spent', seat: 0, number: 2 },
    { kind: 'rolled', seat: 0, strength: [5, 2], mount: [1], armour: [0, 3] },
    { kind: 'engagement_lost', seat: 0, attack: 9, against: 10 },
    { kind: 'rolled', seat: 0, strength: [1, 2], mount: [4], armour: [0, 3] },
    { kind: 'engagement_lost', seat: 0, attack: 9, against: 10 },
    { kind: 'duel_lost', seat: 0 },
  ];

  it('goes through its moments', () => {
    const frames = framesOf(log, 2);
    expect(frames.map(({ duel }) => duel.stage)).toEqual(['strength', 'roll', 'resolve', 'roll', 'resolve', 'resolve']);
    expect(frames.map(({ duel }) => duel.engagement)).toEqual([1, 1, 1, 2, 2, 2]);
    expect(frames.map(({ duel }) => duel.sides[0].attack)).toEqual([0, 9, 9, 9, 9, 9]);
    expect(frames.at(-1)?.duel.sides.map((side) => side.wins)).toEqual([0, 2]);
    expect(frames[1]?.duel.sides[0].spent).toBe(2);
  });

  it('is watched only when something was decided', () => {
    expect(hasPassed(log)).toBe(true);
    expect(hasPassed(log.slice(0, 4))).toBe(false);
  });
});
