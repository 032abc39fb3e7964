import { describe, expect, it } from 'vitest';
import { keysOf, onlySelects, sameQuestion, steppedNumbers, typed, type Decision } from '@/decisions/decision';
import { routeOf } from '@/lib/route';

const decision: Decision = {
  seat: 0,
  kind: 'place',
  clause: 'GRU-7.2',
  prompt: { kind: 'place', step: 'field' },
  options: ['crown', 'pass'],
  default: 'pass',
  refused: [],
};

describe('keys', () => {
  it('gives every option one of its own', () => {
    const options = ['crown', 'ducats', 'pass', ...Array.from({ length: 25 }, (_, i) => `x${i}`)];
    const keys = keysOf(options);
    expect(keys.size).toBe(options.length);
    expect(new Set(keys.values()).size).toBe(options.length);
    expect(keys.get('pass')).toBe('p');
    expect([...keys.values()]).not.toContain('u');
  });

  it('lets a small number be its own key', () => {
    expect(Object.fromEntries(keysOf([0, 1, 2, 'pass']))).toEqual({ 0: '0', 1: '1', 2: '2', pass: 'p' });
    expect(Object.fromEntries(keysOf([8, 9, 10, 'end']))).toEqual({ 8: '8', 9: '9', 10: 'a', end: 'b' });
    expect(keysOf(['x', 'y'], ['1']).get('x')).toBe('2');
  });

  it('lets a number of many be typed', () => {
    const numbers = Array.from({ length: 14 }, (_, i) => i);
    expect(steppedNumbers([...numbers, 'pass'])).toEqual(numbers);
    expect(steppedNumbers([1, 2, 3])).toBeNull();
    expect(typed(numbers, null, '1')).toBe(1);
    expect(typed(numbers, 1, '2')).toBe(12);
    expect(typed(numbers, 12, '3')).toBe(3);
    expect(typed([5, 6], null, '1')).toBeNull();
  });
});

describe('a stray touch is no move', () => {
  it('only selects', () => {
    expect(onlySelects('touch', 'touch', false)).toBe(true);
    expect(onlySelects('touch', 'mouse', false)).toBe(false);
    expect(onlySelects('touch', 'mouse', true)).toBe(true);
    expect(onlySelects('touch', 'key', false)).toBe(false);
    expect(onlySelects('always', 'mouse', false)).toBe(true);
    expect(onlySelects('never', 'mouse', true)).toBe(false);
    expect(onlySelects('never', 'touch', true)).toBe(true);
  });

  it('forgets the selection when another question comes', () => {
    expect(sameQuestion(decision, { ...decision, default: 'crown' })).toBe(true);
    expect(sameQuestion(decision, { ...decision, options: ['pass'] })).toBe(false);
    expect(sameQuestion(decision, null)).toBe(false);
  });
});

describe('addresses', () => {
  it('lead to pages', () => {
    expect(routeOf('/')).toEqual({ page: 'home' });
    expect(routeOf('/t/abc', '#code')).toEqual({ page: 'table', id: 'abc', invitation: 'code' });
    expect(routeOf('/nowhere')).toEqual({ page: 'lost' });
  });
});
