// What the cards, fields and pawns of Na Grunwald! do, and how to become first on a field now.
import { sentence, type About, type Speaking } from '@/games/about';
import { sayer } from '@/words/sayer';
import { FIELDS, tableOf, type FieldId } from './view';

const words = sayer(import.meta.glob<string>('./about/*.ftl', { query: '?raw', import: 'default', eager: true }));

const CLAUSES: Readonly<Record<FieldId, string>> = {
  teutons: 'GRU-7.23',
  crown: 'GRU-10.1',
  provisions: 'GRU-11.1',
  ducats: 'GRU-12.1',
  mercenaries: 'GRU-13.1',
  helpers: 'GRU-14.1',
};

const isField = (id: string): id is FieldId => (FIELDS as readonly string[]).includes(id);

/** What a part of the bots' evaluation is called. */
export const worth = (part: string): string => words.say(`worth-${part}`);

export function about(id: string, it: Speaking): About | null {
  const text = sentence(id, words, it);
  if (!text) return null;
  if (isField(id)) return { text, now: standing(id, it), clause: CLAUSES[id] };
  const clause = it.content.get(id)?.row['clause'];
  return typeof clause === 'string' ? { text, clause } : { text };
}

/** What the field pays this round, events counted in, and what it takes to be first. */
function standing(field: FieldId, { view, nameOf }: Speaking): string {
  const table = tableOf(view);
  const said: string[] = [];
  if (field === 'provisions' || field === 'ducats') {
    const values = table.supplies[field].filter((one) => one.won).map((one) => one.value);
    if (values.length) said.push(words.say('now-pays', { values: values.join(' / ') }));
  }
  if (field === 'teutons') {
    if (table.teuton_strength !== null) said.push(words.say('now-teutons', { strength: table.teuton_strength }));
    return said.join(' ');
  }
  const first = table.ranking[field][0];
  const group = table.fields[field].find((one) => one.seat === first);
  if (!group) said.push(words.say('now-empty'));
  else if (group.seat === view['seat']) said.push(words.say('now-mine', { points: group.points }));
  else said.push(words.say('now-first', { player: nameOf(group.seat), points: group.points, need: group.points + 1 }));
  return said.join(' ');
}
