// What is printed as gain, cost or effect, as parts that can be drawn (icon and number) or said.
import { t } from '@/words/words.svelte';
import type { Row } from '@/words/content';
import type { GameWords } from '@/words/gameWords';
import { iconOf } from './icons';
import { ROMAN } from './view';

export interface Part {
  icon: string;
  number: string;
  text: string;
}

type Printed = Readonly<Record<string, unknown>>;

const COUNTED: Readonly<Record<string, string>> = {
  coins: 'two-coins',
  strength: 'biceps',
  faith: 'prayer-beads',
  glory: 'laurels',
  special_ally: 'throne-king',
  journey_cards: 'treasure-map',
};

const asPrinted = (value: unknown): Printed => (typeof value === 'object' && value !== null ? (value as Printed) : {});

/** `{ coins: 2, relic: "relic_ring" }` as two parts. */
export function partsOf(printed: unknown, words: GameWords): Part[] {
  return Object.entries(asPrinted(printed)).flatMap(([what, value]) => partOf(what, value, words) ?? []);
}

function partOf(what: string, value: unknown, words: GameWords): Part | null {
  const counted = COUNTED[what];
  if (counted !== undefined) {
    const number = Number(value);
    return number === 0
      ? null
      : { icon: counted, number: String(number).replace('-', '−'), text: t(`glory-gain-${what}`, { number }) };
  }
  switch (what) {
    case 'prestige':
      return { icon: 'laurel-crown', number: '', text: t('glory-gain-prestige', { what: words.name(String(value)) }) };
    case 'relic': {
      const any = value === 'any';
      return {
        icon: any ? 'open-chest' : iconOf(String(value)),
        number: '',
        text: any ? t('glory-gain-relic') : words.name(String(value)),
      };
    }
    case 'ally':
      return { icon: iconOf(String(value)), number: '', text: words.name(String(value)) };
    case 'titles': {
      const { draw, keep } = asPrinted(value);
      return { icon: 'diploma', number: '', text: t('glory-gain-titles', { draw: Number(draw), keep: Number(keep) }) };
    }
    case 'upgrade': {
      const { item, to } = asPrinted(value);
      const level = ROMAN[Number(to)] ?? '';
      return {
        icon: item === 'armour' ? 'breastplate' : 'horse-head',
        number: level,
        text: t('glory-gain-upgrade', { item: String(item), level }),
      };
    }
    default:
      return null;
  }
}

/** The gains of a card: one, or several to choose from. */
export function gainsOf(row: Row | undefined, words: GameWords): Part[][] {
  const options = row?.['options'];
  return Array.isArray(options) ? options.map((one) => partsOf(one, words)) : [partsOf(row?.['gain'], words)];
}

export const textOf = (parts: readonly Part[]): string => parts.map((part) => part.text).join(', ');

export const textOfGains = (gains: readonly (readonly Part[])[]): string => gains.map(textOf).join(' / ');

/** What an ally or a relic does, in a few words. */
export function effectOf(row: Row | undefined, words: GameWords): string {
  const effect = asPrinted(row?.['effect']);
  const die = asPrinted(effect['set_die']);
  const first = effect['scope'] === 'first_engagement' ? 'yes' : 'no';
  const said = [
    effect['gain'] ? textOf(partsOf(effect['gain'], words)) : '',
    die['die'] ? t('glory-effect-set-die', { die: words.name(String(die['die'])), value: Number(die['value']) }) : '',
    effect['reroll'] ? t('glory-effect-reroll', { number: Number(effect['reroll']) }) : '',
    effect['own_attack'] ? t('glory-effect-own-attack', { number: Number(effect['own_attack']), first }) : '',
    effect['opponent_attack']
      ? t('glory-effect-opponent-attack', { number: -Number(effect['opponent_attack']), first })
      : '',
    effect['opponent_prestige']
      ? t('glory-effect-opponent-prestige', { number: -Number(effect['opponent_prestige']), first })
      : '',
    effect['refresh'] ? t('glory-effect-refresh', { what: String(effect['refresh']) }) : '',
    effect['faith_reroll_bonus'] ? t('glory-effect-faith', { number: Number(effect['faith_reroll_bonus']) }) : '',
    effect['plan_journey_bonus'] ? t('glory-effect-plan', { number: Number(effect['plan_journey_bonus']) }) : '',
    effect['journey_plays_bonus'] ? t('glory-effect-plays', { number: Number(effect['journey_plays_bonus']) }) : '',
    effect['discount'] ? t('glory-effect-discount', { number: Number(asPrinted(effect['discount'])['coins']) }) : '',
    effect['title_bonus_glory'] ? t('glory-effect-titles', { number: Number(effect['title_bonus_glory']) }) : '',
  ].filter((one) => one !== '');
  const cost = textOf(partsOf(row?.['cost'], words));
  return (cost ? [t('glory-cost', { cost }), ...said] : said).join('; ');
}
