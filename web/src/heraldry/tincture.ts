import { isMetal, type Blazon, type Item, type Tincture } from './blazon';

/** The rule of tincture: metal does not lie on metal, nor colour on colour. Gives the complaints. */
export function complaints({ field, items }: Blazon): string[] {
  const found: string[] = [];
  const strips = new Map<string, Tincture>(); // a chief or base that charges may stand in
  let middle: readonly Tincture[] = field.tinctures;
  for (const item of items) {
    if (item.kind === 'ordinary' && item.name === 'bordure') continue;
    const below = liesOn(item, field.tinctures, middle, strips);
    if (below.every((under) => isMetal(under) === isMetal(item.tincture))) {
      found.push(`${item.tincture} on ${below.join(' and ')}`);
    }
    if (item.kind !== 'ordinary') continue;
    if (item.name === 'chief' || item.name === 'base') strips.set(item.name, item.tincture);
    else middle = [item.tincture];
  }
  return found;
}

function liesOn(
  item: Item,
  field: readonly Tincture[],
  middle: readonly Tincture[],
  strips: ReadonlyMap<string, Tincture>,
): readonly Tincture[] {
  if (item.kind === 'ordinary') return field;
  if (item.place !== 'chief' && item.place !== 'base') return middle;
  const strip = strips.get(item.place);
  return strip ? [strip] : field;
}
