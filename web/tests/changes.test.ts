import { describe, expect, it } from 'vitest';
import cases from '../../tests/server/changes.json';
import { changed } from '@/table/changes';
import type { Json } from '@/wire/types';

describe('what the server says has changed', () => {
  for (const { what, old, change, new: after } of cases as unknown as {
    what: string;
    old: Json;
    change: Json;
    new: Json;
  }[]) {
    it(what, () => {
      const before = JSON.stringify(old);
      expect(JSON.stringify(changed(old, change))).toBe(JSON.stringify(after));
      expect(JSON.stringify(old)).toBe(before);
    });
  }

  it('keeps what stayed', () => {
    const old = { hand: ['spy'], board: { fields: [1, 2] } };
    expect((changed(old, { hand: [1, 0, ['oath']] }) as typeof old).board).toBe(old.board);
  });
});
