// Blazon to SVG. The shield lives in a box of 100 x 116. Only whitelisted words and our own icons reach the markup.
import { assertNever } from '@/lib/assertNever';
import type { Blazon, Field, Item, Ordinary, Tincture } from './blazon';

export const SHIELD = 'M4 3H96V52C96 82 78 101 50 114C22 101 4 82 4 52Z';

const colour = (tincture: Tincture): string => `var(--${tincture})`;
const path = (d: string, tincture: Tincture): string => `<path d="${d}" fill="${colour(tincture)}"/>`;
const rect = (x: number, y: number, w: number, h: number, tincture: Tincture): string =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}" fill="${colour(tincture)}"/>`;
const round = (n: number): number => Math.round(n * 100) / 100;
const times = (n: number, draw: (i: number) => string): string => Array.from({ length: n }, (_, i) => draw(i)).join('');
const everyOther = (n: number, draw: (i: number) => string): string => times(n, (i) => (i % 2 ? draw(i) : ''));

function drawField(field: Field): string {
  const [a] = field.tinctures;
  const ground = rect(0, 0, 100, 116, a);
  if (field.kind === 'plain') return ground;
  return ground + drawSecond(field);
}

function drawSecond(field: Exclude<Field, { kind: 'plain' }>): string {
  const b = field.tinctures[1];
  switch (field.kind) {
    case 'per pale':
      return rect(50, 0, 50, 116, b);
    case 'per fess':
      return rect(0, 52, 100, 64, b);
    case 'per bend':
      return path('M0 0L0 116H100V104Z', b);
    case 'per bend sinister':
      return path('M100 0V116H0V104Z', b);
    case 'per chevron':
      return path('M0 92L50 46L100 92V116H0Z', b);
    case 'per saltire':
      return path('M0 0L50 54L0 108ZM100 0L50 54L100 108Z', b);
    case 'quarterly':
      return rect(50, 0, 50, 52, b) + rect(0, 52, 50, 64, b);
    case 'gyronny':
      return path('M50 52L50 -10L110 -10ZM50 52L120 52L120 126ZM50 52L50 126L-10 126ZM50 52L-20 52L-10 -10Z', b);
    case 'barry':
    case 'paly':
    case 'bendy':
    case 'chevronny':
    case 'chequy':
    case 'lozengy':
      return drawVariation(field.kind, field.pieces, b);
    default:
      return assertNever(field);
  }
}

type Variation = Extract<Field, { pieces: number }>['kind'];

function drawVariation(kind: Variation, n: number, b: Tincture): string {
  const side = 92 / n;
  switch (kind) {
    case 'barry':
      return everyOther(n, (i) => rect(0, (i * 112) / n + 2, 100, 112 / n, b));
    case 'paly':
      return everyOther(n, (i) => rect(4 + i * side, 0, side, 116, b));
    case 'bendy':
      return everyOther(n * 2, (i) => bendStripe(i, 220 / (n * 2), b));
    case 'chevronny':
      return everyOther(n, (i) => chevronStripe(i, 150 / n, b));
    case 'chequy':
      return times(Math.ceil(116 / side), (y) =>
        times(n, (x) => ((x + y) % 2 ? rect(4 + x * side, 3 + y * side, side, side, b) : '')),
      );
    case 'lozengy':
      return path(lozenges(n, side), b);
    default:
      return assertNever(kind);
  }
}

function bendStripe(i: number, step: number, b: Tincture): string {
  const x = round(-120 + i * step);
  const w = round(step);
  return path(`M${x} 0h${w}L${round(x + w + 116)} 116h${-w}Z`, b);
}

function chevronStripe(i: number, step: number, b: Tincture): string {
  const y = round(-20 + i * step);
  const h = round(step);
  return path(`M0 ${y + 40}L50 ${y}L100 ${y + 40}v${h}L50 ${round(y + h)}L0 ${round(y + 40 + h)}Z`, b);
}

function lozenges(n: number, side: number): string {
  const [w, h] = [round(side / 2), round(side * 0.75)];
  const rows = Math.ceil(120 / (side * 1.5)) + 1;
  return times(rows, (y) =>
    times(n + 1, (x) => `M${round(4 + x * side)} ${round(3 + (y - 1) * side * 1.5)}l${w} ${h}l${-w} ${h}l${-w} ${-h}Z`),
  );
}

function drawOrdinary(name: Ordinary, number: number, t: Tincture): string {
  switch (name) {
    case 'chief':
      return rect(0, 0, 100, 36, t);
    case 'base':
      return rect(0, 84, 100, 40, t);
    case 'pale':
      return rect(35, 0, 30, 116, t);
    case 'fess':
      return rect(0, 40, 100, 30, t);
    case 'bars':
      return rect(0, 26, 100, 16, t) + rect(0, 58, 100, 16, t) + (number > 2 ? rect(0, 88, 100, 14, t) : '');
    case 'bend':
      return path('M-6 -4L14 -18L112 92L92 110Z', t);
    case 'bend sinister':
      return path('M106 -4L86 -18L-12 92L8 110Z', t);
    case 'chevron':
      return path('M50 30L108 84V112L50 58L-8 112V84Z', t);
    case 'cross':
      return rect(38, 0, 24, 116, t) + rect(0, 38, 100, 24, t);
    case 'saltire':
      return path('M-8 6L8 -8L50 40L92 -8L108 6L62 53L112 108L98 122L50 67L2 122L-12 108L38 53Z', t);
    case 'pall':
      return path('M-6 8L8 -8L50 36L92 -8L106 8L62 54V120H38V54Z', t);
    case 'pile':
      return path('M14 0H86L50 96Z', t);
    case 'bordure':
      return `<path d="${SHIELD}" fill="none" stroke="${colour(t)}" stroke-width="22"/>`;
    default:
      return assertNever(name);
  }
}

type Spot = readonly [x: number, y: number, size: number];

const LAYOUT: Readonly<Record<string, readonly Spot[]>> = {
  '1': [[50, 54, 70]],
  '2': [
    [31, 50, 40],
    [69, 50, 40],
  ],
  '3': [
    [29, 33, 36],
    [71, 33, 36],
    [50, 78, 36],
  ],
  '4': [
    [30, 32, 32],
    [70, 32, 32],
    [30, 72, 32],
    [70, 72, 32],
  ],
  '5': [
    [28, 28, 26],
    [72, 28, 26],
    [50, 52, 26],
    [28, 74, 26],
    [72, 74, 26],
  ],
  '6': [
    [22, 24, 24],
    [50, 24, 24],
    [78, 24, 24],
    [34, 56, 24],
    [66, 56, 24],
    [50, 86, 24],
  ],
  '1chief': [[50, 20, 30]],
  '2chief': [
    [30, 20, 28],
    [70, 20, 28],
  ],
  '3chief': [
    [22, 20, 25],
    [50, 20, 25],
    [78, 20, 25],
  ],
  '1base': [[50, 88, 34]],
  '2fess': [
    [28, 55, 32],
    [72, 55, 32],
  ],
  '3fess': [
    [21, 55, 27],
    [50, 55, 27],
    [79, 55, 27],
  ],
  '2pale': [
    [50, 30, 38],
    [50, 76, 38],
  ],
  '3pale': [
    [50, 22, 28],
    [50, 54, 28],
    [50, 86, 28],
  ],
  '2bend': [
    [30, 32, 34],
    [70, 78, 34],
  ],
  '3bend': [
    [22, 24, 26],
    [50, 54, 26],
    [76, 80, 24],
  ],
};

export type IconBody = (name: string) => string;

function drawCharge(item: Extract<Item, { kind: 'charge' }>, body: IconBody): string {
  const spots = LAYOUT[`${item.number}${item.place ?? ''}`] ?? LAYOUT[String(item.number)] ?? [];
  const inside = body(item.icon);
  return spots
    .map(
      ([x, y, s]) =>
        `<svg x="${x - s / 2}" y="${y - s / 2}" width="${s}" height="${s}" viewBox="0 0 512 512" fill="${colour(item.tincture)}">${inside}</svg>`,
    )
    .join('');
}

/** What lies on the shield, not yet cut to its form. Small shields keep one item: dropped, never shrunk. */
export function drawArms(blazon: Blazon, body: IconBody, small: boolean): string {
  const items = small ? blazon.items.slice(0, 1) : blazon.items;
  const drawn = items.map((item) =>
    item.kind === 'ordinary' ? drawOrdinary(item.name, item.number, item.tincture) : drawCharge(item, body),
  );
  const diaper = small ? '' : '<rect width="100" height="116" fill="url(#diaper)"/>';
  return drawField(blazon.field) + diaper + drawn.join('');
}
