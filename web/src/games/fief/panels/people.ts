// The people of a family in words: titles, where they are, whom they serve.
import type { Content } from '@/words/content';
import type { GameWords } from '@/words/gameWords';
import { words as language } from '@/words/words.svelte';
import { say } from '../say';
import type { FiefTable, Lord } from '../view';

export interface Person {
  id: string;
  lord: Lord;
}

export interface Speech {
  table: FiefTable;
  words: GameWords;
  content: Content;
}

const ROBIN = 'robin';

/** The Lords of a family in the order they joined it. */
export function peopleOf(table: FiefTable, family: number): Person[] {
  return (table.families[family]?.lords ?? []).flatMap((id) => {
    const lord = table.lords[id];
    return lord ? [{ id, lord }] : [];
  });
}

const sex = (lord: Lord): string => (lord.man ? 'man' : 'woman');

const rankOf = (region: string, content: Content): string => String(content.get(region)?.row['rank'] ?? 'county');

/** King, Duke of the Midlands, Bishop of Exeter … the greatest first. */
export function titlesOf({ lord }: Person, { words, content }: Speech): string[] {
  const titles: string[] = [];
  if (lord.royal) titles.push(say(`royal-${lord.royal}`));
  for (const region of lord.fiefs)
    titles.push(say(`fief-${rankOf(region, content)}-${sex(lord)}`, { region: words.name(region) }));
  for (const card of lord.church) {
    const kind = String(content.get(card)?.row['kind'] ?? 'bishop');
    titles.push(say(`church-${kind}`, { seat: words.name(card) }));
  }
  return titles;
}

export const isCaptive = (lord: Lord): boolean => lord.captor !== '';

/** Where a Lord is: in a town, held by somebody, with Robin Hood, not on the map. */
export function whereIs({ lord }: Person, { table, words }: Speech): string {
  if (lord.captor === ROBIN) return say('held-by-robin', { coins: lord.ransom });
  if (lord.captor) {
    const captor = table.lords[lord.captor];
    const holder = captor ? words.family(captor.family) : words.name(lord.captor);
    return say('captive', { holder, coins: lord.ransom });
  }
  if (!lord.place) return say('off-board');
  return say('in-town', { town: words.name(lord.place) });
}

/** Small marks beside a name, as ids of words: married, Garter, dagger … */
export function marksOf({ lord }: Person, { words }: Speech): { icon: string; label: string }[] {
  const marks: { icon: string; label: string }[] = [];
  if (lord.spouse) marks.push({ icon: 'linked-rings', label: say('married-to', { spouse: words.name(lord.spouse) }) });
  for (const relic of lord.relics)
    marks.push({ icon: 'locked-box', label: `${words.name(relic)}: ${words.printed(relic)}` });
  if (lord.excalibur) marks.push({ icon: 'sword-in-stone', label: words.name('excalibur') });
  if (lord.garter) marks.push({ icon: 'ribbon-medal', label: words.name('garter') });
  if (lord.dagger) marks.push({ icon: 'plain-dagger', label: words.name('dagger') });
  if (lord.guard_knights + lord.guard_men > 0)
    marks.push({ icon: 'crenel-crown', label: say('guard', { number: lord.guard_knights + lord.guard_men }) });
  return marks;
}

/** What a servant is by trade. */
export function tradeOf(servant: string, content: Content): string {
  const names = content.get(servant)?.row['profession'] as Record<string, string> | undefined;
  return names?.[language.language] ?? names?.['en'] ?? '';
}

/** Everything about a Lord in one sentence, for screen readers. */
export function describePerson(person: Person, speech: Speech): string {
  const { lord } = person;
  const titles = titlesOf(person, speech);
  const parts = [
    speech.words.name(person.id),
    titles.length ? titles.join(', ') : say('no-title'),
    whereIs(person, speech),
    ...marksOf(person, speech).map(({ label }) => label),
  ];
  if (lord.servant)
    parts.push(
      say('served-by', { servant: speech.words.name(lord.servant), trade: tradeOf(lord.servant, speech.content) }),
    );
  return parts.join(', ');
}
