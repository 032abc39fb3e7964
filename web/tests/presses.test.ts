// What `tabard pace` reckons with is what the clients do: each game's presses.json names every weighty choice.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { Decision } from '@/decisions/decision';
import { CLIENT as fief } from '@/games/fief';
import { CLIENT as glory } from '@/games/glory';
import { CLIENT as grunwald } from '@/games/grunwald';
import type { GameClient } from '@/games/module';
import { CLIENT as zizka } from '@/games/zizka';
import type { Content } from '@/words/content';

interface Presses {
  twice: { kinds: string[]; choices: string[] };
}

const pressesOf = (game: string): Presses =>
  JSON.parse(
    readFileSync(fileURLToPath(new URL(`../../src/tabard/games/${game}/presses.json`, import.meta.url)), 'utf-8'),
  ) as Presses;

const asked = (kind: string, option: string): Decision => ({
  seat: 0,
  kind,
  clause: '',
  prompt: { kind },
  options: [option],
  default: option,
  refused: [],
});

describe.each<GameClient>([fief, glory, grunwald, zizka])('presses of $id', (client) => {
  const { twice } = pressesOf(client.id);
  const weighty = (kind: string, choice: string): boolean =>
    client.weighty?.(asked(kind, choice), choice, {}, new Map() as unknown as Content) ?? false;

  it('asks twice where the model says so', () => {
    expect(twice.kinds.filter((kind) => !weighty(kind, 'anything'))).toEqual([]);
    expect(twice.choices.filter((choice) => !weighty('anything', choice.replace('*', '2')))).toEqual([]);
  });

  it('asks once elsewhere', () => {
    expect(weighty('anything', 'anything')).toBe(false);
  });
});
