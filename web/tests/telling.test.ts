import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sums as fief } from '@/games/fief/telling';
import { sums as glory } from '@/games/glory/telling';
import { sums as zizka } from '@/games/zizka/telling';
import type { Plain } from '@/wire/types';
import { Bundle } from '@/words/bundle';
import { Content } from '@/words/content';
import { GameWords } from '@/words/gameWords';

const TABARD = join(import.meta.dirname, '../../src/tabard/games');
const content = new Content({ knights: [{ id: 'knight_x', name: { en: 'John Talbot' } }] });
const wordsOf = (game: string): GameWords =>
  new GameWords(
    new Bundle('en', [readFileSync(join(TABARD, game, 'words/en.ftl'), 'utf8')]),
    content,
    (seat) => ['Anna', 'Boris', 'Cyril'][seat] ?? '',
  );

describe('what a moment comes to', () => {
  it('counts the engagements of a duel against a knight and against a player', () => {
    const against: Plain[] = [
      { kind: 'duel_begins', seat: 0, opponent: 'knight_x' },
      { kind: 'engagement_lost', seat: 0 },
      { kind: 'engagement_won', seat: 0 },
      { kind: 'engagement_won', seat: 0 },
      { kind: 'duel_won', seat: 0 },
    ];
    expect(glory(against, wordsOf('glory'))).toEqual(['Anna 2 : 1 John Talbot']);
    const players: Plain[] = [
      { kind: 'players_duel', participants: [0, 1] },
      { kind: 'engagement_won', seat: 1 },
      { kind: 'engagement_won', seat: 0 },
      { kind: 'engagement_won', seat: 1 },
    ];
    expect(glory(players, wordsOf('glory'))).toEqual(['Anna 1 : 2 Boris']);
    expect(glory([{ kind: 'rolled', seat: 0 }], wordsOf('glory'))).toEqual([]);
  });

  it('says the scores of a fight and of a tournament', () => {
    const fight: Plain[] = [
      { kind: 'attack', participants: [1, 0] },
      { kind: 'defender_wins', seat: 0, attack: 2, defence: 3 },
    ];
    expect(zizka(fight, wordsOf('zizka'))).toEqual(['Boris 2 : 3 Anna']);
    const points = [7, 5, 9].map((number, seat) => ({ kind: 'tournament_result', seat, points: number }));
    expect(zizka(points, wordsOf('zizka'))).toEqual(['Anna 7 : Boris 5 : Cyril 9']);
  });

  it('adds up damage and losses of a battle, round after round', () => {
    const battle: Plain[] = [
      { kind: 'battle', town: 'york', attackers: [1], defenders: [0] },
      { kind: 'archers_shot', family: 1, target: 'troops', face: 2 },
      { kind: 'melee', side: 'attack', rolls: [1, 2], damage: 3 },
      { kind: 'melee', side: 'defence', rolls: [0], damage: 0 },
      { kind: 'unit_lost', family: 0, unit: 'knight', number: 1 },
      { kind: 'end_of_round', family: 0, choice: 'continue' },
      { kind: 'melee', side: 'defence', rolls: [3], damage: 3 },
      { kind: 'unit_lost', family: 0, unit: 'man_at_arms', number: 2 },
      { kind: 'unit_lost', family: 1, unit: 'knight', number: 1 },
      { kind: 'battle_ended', ended: 'attack' },
    ];
    expect(fief(battle, wordsOf('fief'))).toEqual([
      'Damage in all: attack 5, defence 3',
      'Anna: 3 tokens lost',
      'Boris: 1 token lost',
    ]);
    expect(fief([{ kind: 'candidates' }], wordsOf('fief'))).toEqual([]);
  });
});
