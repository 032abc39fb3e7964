import { describe, expect, test } from 'vitest';
import { screensOf, spansOf } from '@/learn/guide';

const GUIDE = [
  '# How to play Pig',
  '',
  '## Roll and hold',
  '',
  'Most **points** win.',
  '',
  '![The pot](board:pot,card)',
  '',
  '![A die](piece:die)',
  '',
  '- Roll.',
  '- *Hold.*',
  '',
  '## Your first game',
  '',
  '1. Hold early.',
].join('\n');

describe('a guide', () => {
  test('is its screens, each of words, lists and pictures in their order', () => {
    const [first, second] = screensOf(GUIDE);
    expect(first?.title).toBe('Roll and hold');
    expect(first?.blocks.map((block) => Object.keys(block)[0])).toEqual(['words', 'pictures', 'items']);
    expect(second?.blocks).toEqual([{ items: [[{ text: 'Hold early.', mark: null }]], numbered: true }]);
  });

  test('keeps pictures that stand together together', () => {
    expect(screensOf(GUIDE)[0]?.blocks[1]).toEqual({
      pictures: [
        { caption: 'The pot', kind: 'board', ids: ['pot', 'card'] },
        { caption: 'A die', kind: 'piece', ids: ['die'] },
      ],
    });
  });

  test('marks what is bold or slanted', () => {
    expect(spansOf('In the *Joust* **you** ride')).toEqual([
      { text: 'In the ', mark: null },
      { text: 'Joust', mark: 'i' },
      { text: ' ', mark: null },
      { text: 'you', mark: 'b' },
      { text: ' ride', mark: null },
    ]);
  });
});
