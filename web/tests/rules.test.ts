import { describe, expect, test } from 'vitest';
import { chaptersOf, clauseText, textOf } from '@/words/rules';

const book = {
  rules: [
    '# Pig — complete rules (PIG)',
    '',
    'Where these rules come from.',
    '',
    '## 1. Overview',
    '',
    '**PIG-1.1** Two to *four* players. [ruling PIG-R1]',
    '',
    '| face | worth |',
    '| --- | --- |',
    '| `one` | nothing |',
    '',
    '- Roll again, or stop ([rulings](rulings.md)).',
    '- Stopping keeps the points.',
  ].join('\n'),
  rulings: '# Pig — rulings (PIG)\n\n**PIG-R1** *How many?* Ruling: four.',
  protocol: '# Pig — protocol\n\n## 9 Decisions\n\n**PIG-9.1** One at a time.',
};

describe('a book', () => {
  test('has chapters with clauses, tables and lists, and the rulings as a chapter of their own', () => {
    expect(chaptersOf(book)).toEqual([
      {
        title: '1. Overview',
        depth: 2,
        blocks: [
          { id: 'PIG-1.1', text: 'Two to four players.' },
          {
            rows: [
              ['face', 'worth'],
              ['one', 'nothing'],
            ],
          },
          { items: ['Roll again, or stop (rulings).', 'Stopping keeps the points.'], numbered: false },
        ],
      },
      { title: 'Pig — rulings (PIG)', depth: 1, blocks: [{ id: 'PIG-R1', text: 'How many? Ruling: four.' }] },
    ]);
  });

  test('shows a clause of the protocol on a card, though it has no chapter', () => {
    expect(clauseText(book, 'PIG-9.1')).toBe('One at a time.');
    expect(clauseText(book, 'PIG-9.2')).toBeNull();
  });

  test('is searched in all its words', () => {
    expect(chaptersOf(book)[0]?.blocks.map(textOf)[1]).toBe('face worth one nothing');
  });
});
