import { describe, expect, it } from 'vitest';
import charges from '@/heraldry/charges.icons';
import grunwald from '@/games/grunwald/grunwald.icons';
import { ARMS } from '@/games/grunwald/arms';
import { CHARGES, parse } from '@/heraldry/blazon';
import { drawArms } from '@/heraldry/draw';
import { armsFor } from '@/heraldry/random';
import { GAME_ARMS } from '@/heraldry/seats';
import { SHOWN_ARMS } from '@/heraldry/shown';
import { complaints } from '@/heraldry/tincture';

const icons = { ...charges, ...grunwald };
const body = (name: string): string => {
  const found = icons[name];
  if (!found) throw new Error(`no icon ${name}`);
  return found;
};
const shipped = [...Object.values(ARMS), ...Object.values(GAME_ARMS), ...SHOWN_ARMS];

describe('the grammar', () => {
  it('reads a field, an ordinary and charges', () => {
    expect(parse('vert, a bend or, three roses gules in bend')).toEqual({
      field: { kind: 'plain', tinctures: ['vert'] },
      items: [
        { kind: 'ordinary', name: 'bend', number: 1, tincture: 'or' },
        { kind: 'charge', icon: 'rose', number: 3, tincture: 'gules', place: 'bend' },
      ],
    });
  });

  it('reads divisions and variations', () => {
    expect(parse('per bend sinister or and azure').field).toEqual({
      kind: 'per bend sinister',
      tinctures: ['or', 'azure'],
    });
    expect(parse('barry of 8 argent and gules').field).toEqual({
      kind: 'barry',
      tinctures: ['argent', 'gules'],
      pieces: 8,
    });
  });

  it('names the word it does not know', () => {
    expect(() => parse('pink')).toThrow('pink');
    expect(() => parse('gules, a lion mauve')).toThrow('mauve');
    expect(() => parse('gules, many lions or')).toThrow('many lions or');
  });

  it('has an icon for every charge', () => {
    for (const icon of Object.values(CHARGES)) expect(body(icon)).toContain('<path');
  });
});

describe('drawing', () => {
  it.each(shipped)('draws %s', (blazon) => {
    expect(drawArms(parse(blazon), body, false)).toMatch(/^<rect/);
  });

  it('keeps one item on a small shield', () => {
    const whole = drawArms(parse('vert, a crown or, a chief argent'), body, false);
    const small = drawArms(parse('vert, a crown or, a chief argent'), body, true);
    expect(whole).toContain('diaper');
    expect(small).not.toContain('diaper');
    expect(small).not.toContain('--argent');
  });

  it('lets nothing but known words into the markup', () => {
    for (const evil of ['gules, a <script> or', 'or" onload="x', 'barry of 9999999 or and gules']) {
      let drawn = '';
      try {
        drawn = drawArms(parse(evil), (name) => icons[name] ?? '', false);
      } catch {
        continue;
      }
      expect(drawn).not.toMatch(/script|onload/);
      expect(drawn.length).toBeLessThan(20_000);
    }
  });
});

describe('the rule of tincture', () => {
  it('complains of metal on metal and colour on colour', () => {
    expect(complaints(parse('or, a lion argent'))).toHaveLength(1);
    expect(complaints(parse('gules, a lion azure'))).toHaveLength(1);
    expect(complaints(parse('per pale gules and argent, a lion or'))).toEqual([]);
  });

  it.each(shipped)('has nothing against %s', (blazon) => {
    expect(complaints(parse(blazon))).toEqual([]);
  });

  it('has nothing against arms drawn by lot, and the same name draws the same', () => {
    for (let i = 0; i < 300; i += 1) {
      const arms = armsFor(`guest ${i}`);
      expect(complaints(parse(arms)), arms).toEqual([]);
      expect(armsFor(`guest ${i}`)).toBe(arms);
    }
    expect(armsFor('Jadwiga', [armsFor('Jadwiga')])).not.toBe(armsFor('Jadwiga'));
  });
});
