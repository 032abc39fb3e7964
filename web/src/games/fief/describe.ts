// What lies and stands at a spot, in sentences for screen readers and for the card of the spot.
import type { Content } from '@/words/content';
import type { GameWords } from '@/words/gameWords';
import { t } from '@/words/words.svelte';
import { colourOfFamily } from './families';
import { CARD_ICONS, RELIC_ICONS, buildingIcon } from './icons';
import { GATES, ROADS, SHERWOOD } from './places';
import { effectsOn, regionOf, regionRow } from './regions';
import { campsOf, captivesAt, clansAt, siegesOf, type Camp } from './standing';
import { say } from './say';
import { INSIDE, NOBODY, OUTSIDE, REGIONS, UNITS, type FiefTable } from './view';

export interface Speaking {
  table: FiefTable;
  content: Content;
  words: GameWords;
  nameOf: (seat: number) => string;
}

/** A line of a spot's card: a sentence with the shield of a family or an icon. */
export interface Line {
  text: string;
  family?: number;
  icon?: string;
}

export const isRegion = (spot: string): boolean => (REGIONS as readonly string[]).includes(spot);

/** Its player; of a player with two families also the colour. */
export function familyName(family: number, { table, nameOf }: Pick<Speaking, 'table' | 'nameOf'>): string {
  const seat = table.families[family]?.seat ?? family;
  const name = nameOf(seat);
  return (table.players[seat]?.families.length ?? 1) > 1
    ? say('one-of-two', { name, colour: t(`colour-${colourOfFamily(family)}`) })
    : name;
}

export function townKind(content: Content, town: string): string {
  if (town === SHERWOOD) return 'forest';
  const row = content.get(town)?.row;
  return (
    ['port', 'cathedral'].find((kind) => row?.[kind] === true) ?? (row?.['excalibur_site'] ? 'excalibur' : 'plain')
  );
}

export const spotName = (spot: string, { content, words }: Pick<Speaking, 'content' | 'words'>): string =>
  isRegion(spot) ? words.name(String(regionRow(content, spot)?.['id'] ?? '')) : words.name(spot);

/** Port, cathedral … and the region; of a region its number. */
export function kindLine(spot: string, speaking: Speaking): string {
  if (isRegion(spot)) return say('region-number', { number: spot });
  const kind = say(`kind-${townKind(speaking.content, spot)}`);
  const region = regionOf(speaking.content, spot);
  return region ? `${kind}, ${spotName(region, speaking)}` : kind;
}

export function gateName(town: string, gate: string, { words }: Pick<Speaking, 'words'>): string {
  const road = ROADS.find((one) => one.id === gate);
  if (road) return say('at-road', { town: words.name(road.a === town ? road.b : road.a) });
  if (gate === INSIDE) return say('inside');
  return say(gate === OUTSIDE ? 'at-walls' : gate === 'sea' ? 'at-harbour' : 'at-forest');
}

function campLine(town: string, camp: Camp, speaking: Speaking): Line {
  const { table, words } = speaking;
  const lords = camp.lords.map((id) => words.name(id));
  const kinds = UNITS.filter((unit) => camp.units[unit]).map((unit) =>
    say(`unit-${unit}`, { number: camp.units[unit] ?? 0 }),
  );
  const guards = camp.lords.reduce((sum, id) => sum + guardOf(table, id), 0);
  if (guards) kinds.push(say('unit-guard', { number: guards }));
  const soldiers = camp.soldiers ? [say('soldiers', { number: camp.soldiers })] : [];
  if (kinds.length && !camp.known) kinds.push(say('others-unknown'));
  if (kinds.length) soldiers.push(`(${kinds.join(', ')})`);
  else if (camp.soldiers) soldiers.push(say('kinds-unknown'));
  const what = [...lords, soldiers.join(' ')].filter((part) => part !== '').join(', ');
  const who = familyName(camp.family, speaking);
  return { family: camp.family, text: say('camp', { where: gateName(town, camp.gate, speaking), who, what }) };
}

function guardOf(table: FiefTable, id: string): number {
  const lord = table.lords[id];
  return (lord?.guard_knights ?? 0) + (lord?.guard_men ?? 0);
}

function captorName(captor: string, { words }: Speaking): string {
  return captor === 'robin' ? say('robin') : words.name(captor);
}

export function effectLines(region: string, speaking: Speaking): Line[] {
  return effectsOn(speaking.table, speaking.content, region).map((effect) => {
    const name = speaking.words.name(effect.card);
    const icon = CARD_ICONS[effect.kind] ?? '';
    if (effect.family !== null)
      return { icon, text: say('of-family', { what: name, who: familyName(effect.family, speaking) }) };
    return { icon, text: effect.asleep ? say('asleep', { what: name }) : name };
  });
}

function waysLine(town: string, { words }: Speaking): Line[] {
  const roads = ROADS.filter((road) => road.a === town || road.b === town);
  const towns = roads.map((road) => words.name(road.a === town ? road.b : road.a));
  const gates = GATES.filter((gate) => gate.town === town);
  const parts = towns.length ? [say('roads-to', { towns: towns.join(', ') })] : [];
  if (gates.some((gate) => gate.gate === 'forest')) parts.push(say('way-forest'));
  if (gates.some((gate) => gate.gate === 'sea')) parts.push(say('way-sea'));
  return parts.length ? [{ text: parts.join('; ') }] : [];
}

function townLines(town: string, speaking: Speaking): Line[] {
  const { table, words, content } = speaking;
  const lines: Line[] = [];
  const place = table.towns[town];
  if (place)
    lines.push(
      place.control === NOBODY
        ? { text: say('free-town') }
        : { family: place.control, text: say('controls', { who: familyName(place.control, speaking) }) },
    );
  if (place?.building)
    lines.push({
      icon: buildingIcon(place.building),
      text: place.royal_abbey ? say('royal-abbey', { what: words.name(place.building) }) : words.name(place.building),
    });
  if (place?.mill) lines.push({ icon: 'windmill', text: words.name('mill') });
  for (const siege of siegesOf(table, town)) {
    const facts = {
      who: familyName(siege.family, speaking),
      trebuchets: siege.trebuchets,
      active: siege.active ? 'yes' : 'no',
    };
    lines.push({ family: siege.family, text: say('besieged', facts) });
  }
  for (const camp of campsOf(table, town)) lines.push(campLine(town, camp, speaking));
  for (const id of captivesAt(table, town)) {
    const lord = table.lords[id];
    const facts = {
      lord: words.name(id),
      who: familyName(lord?.family ?? 0, speaking),
      captor: captorName(lord?.captor ?? '', speaking),
    };
    lines.push({ icon: 'manacles', text: say('held-captive', facts) });
  }
  for (const clan of clansAt(table, town)) {
    const facts = { number: clan.number, tokens: clan.vikings, jarl: clan.jarl ? 'yes' : 'no' };
    lines.push({ icon: 'viking-head', text: say('clan', { ...facts, where: gateName(town, clan.gate, speaking) }) });
  }
  if (place?.hidden_relic) lines.push({ icon: 'locked-box', text: say('relic-hidden') });
  for (const relic of place?.relics ?? []) lines.push({ icon: RELIC_ICONS[relic] ?? '', text: words.name(relic) });
  if (table.excalibur === town)
    lines.push({ icon: 'sword-in-stone', text: say(table.drawn ? 'excalibur-lies' : 'excalibur-stone') });
  if (table.fog === town) lines.push({ icon: 'fog', text: say('fog') });
  return [...lines, ...effectLines(regionOf(content, town), speaking), ...waysLine(town, speaking)];
}

function regionLines(region: string, speaking: Speaking): Line[] {
  const { table, words, content } = speaking;
  const row = regionRow(content, region);
  const holder = table.titles[region] ?? table.vacant[region];
  const lord = Object.keys(table.lords).find((id) => table.lords[id]?.fiefs.includes(region));
  const lines: Line[] = [
    holder === undefined
      ? { icon: 'queen-crown', text: say('title-free', { price: Number(row?.['title_price'] ?? 0) }) }
      : {
          family: holder,
          text: lord
            ? say('title-of', { lord: words.name(lord), who: familyName(holder, speaking) })
            : say('title-vacant', { who: familyName(holder, speaking) }),
        },
  ];
  const diocese = String(row?.['diocese'] ?? '');
  const see = diocese.replace('diocese_', 'see_');
  const bishop = Object.keys(table.lords).find((id) => table.lords[id]?.church.includes(see));
  lines.push({
    icon: 'pope-crown',
    text: say('see', { see: words.name(diocese), lord: bishop ? words.name(bishop) : say('nobody') }),
  });
  lines.push(...effectLines(region, speaking));
  for (const town of content.rows('towns').filter((one) => one['region'] === region)) {
    const id = String(town['id']);
    const control = table.towns[id]?.control ?? NOBODY;
    const name = words.name(id);
    lines.push(
      control === NOBODY ? { text: name } : { family: control, text: `${name}: ${familyName(control, speaking)}` },
    );
  }
  return lines;
}

export const linesOf = (spot: string, speaking: Speaking): Line[] =>
  isRegion(spot) ? regionLines(spot, speaking) : townLines(spot, speaking);

/** Everything in one breath, what can be done here last. */
export const describeSpot = (spot: string, speaking: Speaking, target: string): string =>
  [spotName(spot, speaking), kindLine(spot, speaking), ...linesOf(spot, speaking).map((line) => line.text), target]
    .filter((part) => part !== '')
    .join('. ');
