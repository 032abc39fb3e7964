import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const css = readFileSync(join(import.meta.dirname, '../src/look/tokens.css'), 'utf8');
const block = (start: string): string => css.slice(css.indexOf(start), css.indexOf('\n}', css.indexOf(start)));
const colours = (text: string): Map<string, string> =>
  new Map([...text.matchAll(/--([a-z0-9-]+):\s*(#[0-9a-f]{6})/g)].map((match) => [match[1] ?? '', match[2] ?? '']));
const light = colours(block(':root {'));
const themes = { light, dark: new Map([...light, ...colours(block(":root[data-theme='dark'] {"))]) };

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
function ratio(a: string, b: string): number {
  const [high = 0, low = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x);
  return (high + 0.05) / (low + 0.05);
}

const TEXT = [
  ['ink', 'page'],
  ['ink', 'surface'],
  ['ink', 'act-wash'],
  ['ink-2', 'surface'],
  ['ink-2', 'surface-2'],
  ['ink-3', 'surface'],
  ['ink-3', 'page'],
  ['bar-ink', 'bar'],
  ['bar-ink-2', 'bar'],
  ['act', 'surface'],
  ['act', 'page'],
  ['act-ink', 'act'],
  ['good', 'surface'],
  ['bad', 'surface'],
  ['warn', 'surface'],
  ['bad', 'bad-wash'],
  ['warn', 'warn-wash'],
] as const;
const GRAPHICS = [
  ['edge', 'surface'],
  ['act', 'land'],
  ['act', 'act-wash'],
] as const;

describe.each(Object.entries(themes))('contrast, %s', (_name, theme) => {
  const of = (a: string, b: string): number => ratio(theme.get(a) ?? '#000000', theme.get(b) ?? '#000000');
  it.each(TEXT)('%s on %s can be read', (a, b) => expect(of(a, b)).toBeGreaterThanOrEqual(4.5));
  it.each(GRAPHICS)('%s on %s can be seen', (a, b) => expect(of(a, b)).toBeGreaterThanOrEqual(3));
});
