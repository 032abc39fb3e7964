// How far a player is with a title: what the card asks for beside what lies in front of the player.
// The engine assigns scarce tokens to titles at the end; this only counts.
import { t } from '@/words/words.svelte';
import type { Content } from '@/words/content';
import type { GameWords } from '@/words/gameWords';
import { iconOf } from './icons';
import { KINDS, ROMAN, type Player } from './view';

export interface Need {
  icon: string;
  text: string;
  have: number;
  need: number;
  met: boolean;
}

type Numbers = Readonly<Record<string, number>>;

const times = (list: readonly string[], one: string): number => list.filter((other) => other === one).length;

export function needsOf(title: string, player: Player, content: Content, words: GameWords): Need[] {
  const asked = (content.get(title)?.row['requires'] ?? {}) as Record<string, unknown>;
  const allies = [...player.allies, ...player.used_allies];
  const owned: Numbers = {
    coins: player.coins,
    strength: player.strength,
    faith: player.faith,
    allies_any: allies.length,
    relics: player.relics.length + player.used_relics.length,
    prestige: player.prestige.length + player.used_prestige.length,
  };
  const icons: Readonly<Record<string, string>> = {
    coins: 'two-coins',
    strength: 'biceps',
    faith: 'prayer-beads',
    allies_any: 'throne-king',
    relics: 'open-chest',
    prestige: 'laurel-crown',
  };
  const counted = (icon: string, text: string, have: number, need: number): Need => ({
    icon,
    text,
    have,
    need,
    met: have >= need,
  });
  const needs: Need[] = [];
  for (const [what, value] of Object.entries(asked)) {
    if (what in owned) needs.push(counted(icons[what] ?? '', t(`glory-need-${what}`), owned[what] ?? 0, Number(value)));
    else if (what === 'allies') {
      for (const [ally, number] of Object.entries(value as Numbers))
        needs.push(counted(iconOf(ally), words.name(ally), times(allies, ally), number));
    } else if (what === 'no_allies') {
      for (const ally of value as string[]) {
        const have = times(allies, ally);
        needs.push({
          icon: iconOf(ally),
          text: t('glory-need-without', { what: words.name(ally) }),
          have,
          need: 0,
          met: have === 0,
        });
      }
    } else if (what === 'played') {
      for (const kind of KINDS) {
        const number = (value as Numbers)[kind];
        if (number === undefined) continue;
        const have = player.played.filter((card) => content.get(card)?.table === kind).length;
        needs.push(counted(iconOf(`deck_${kind}`), t(`glory-need-${kind}`), have, number));
      }
    } else if (what === 'equipment') {
      const { mount = 0, armour = 0 } = value as Numbers;
      needs.push(counted('horse-head', t('glory-need-mount', { level: ROMAN[mount] ?? '' }), player.mount, mount));
      needs.push(counted('breastplate', t('glory-need-armour', { level: ROMAN[armour] ?? '' }), player.armour, armour));
    } else if (what === 'duel') {
      const { attack = 0, prestige = 0 } = value as Numbers;
      needs.push(counted('crossed-swords', t('glory-need-duel', { attack, prestige }), player.brave ? 1 : 0, 1));
    }
  }
  return needs;
}

/** From 0 to 1: the share of what is asked that is there. */
export function progressOf(needs: readonly Need[]): number {
  const shares = needs.map(({ have, need, met }) => (met ? 1 : need > 0 ? have / need : 0));
  return shares.length ? shares.reduce((sum, share) => sum + share, 0) / shares.length : 0;
}
