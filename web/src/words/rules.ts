// A game's book, read from its Markdown: chapters of numbered clauses, with the lists and tables between them.

/** The parts of a book, each Markdown; `protocol` is what the software adds, for cards that name a clause of it. */
export type Book = Partial<Record<'guide' | 'rules' | 'rulings' | 'protocol', string>>;

export interface Clause {
  id: string;
  text: string;
}
export type Block = Clause | { text: string } | { items: string[]; numbered: boolean } | { rows: string[][] };

export interface Chapter {
  title: string;
  depth: number;
  blocks: Block[];
}

const CLAUSE = /^\*\*([A-Z]{3}-R?[\d.]+)\*\* (.+)$/;
const HEADING = /^(#+) (.+)$/;
const ITEM = /^(?:- |(\d+)\. )(.+)$/;
const ROW = /^\|(.+)\|$/;
const RULE = /^-+$/;
const SOURCE_NOTE = / \[[^[\]]*\]$/;
const LINK = /\[([^\]]+)\]\([^)]*\)/g;
const EMPHASIS = /(\*\*|\*|`)(?=\S)(.+?)(?<=\S)\1/g;

export const isClause = (block: Block): block is Clause => 'id' in block;

/** What a reader looks up: rules, then rulings. A title page has nothing to look up and is left out. */
export const chaptersOf = (book: Book): Chapter[] =>
  [book.rules, book.rulings].flatMap((part) => (part ? chaptersIn(part) : []));

export function chaptersIn(markdown: string): Chapter[] {
  const chapters: Chapter[] = [];
  for (const line of markdown.split('\n')) {
    const [, marks, title] = HEADING.exec(line) ?? [];
    if (marks && title) chapters.push({ title: plain(title), depth: marks.length, blocks: [] });
    else if (line.trim()) read(line.trim(), chapters.at(-1)?.blocks ?? []);
  }
  return chapters.filter((one) => (one.depth === 1 ? one.blocks.some(isClause) : one.blocks.length > 0));
}

function read(line: string, blocks: Block[]): void {
  const [, id, text] = CLAUSE.exec(line) ?? [];
  const item = ITEM.exec(line);
  const row = ROW.exec(line)?.[1]
    ?.split('|')
    .map((cell) => plain(cell.trim()));
  const last = blocks.at(-1);
  if (id && text) blocks.push({ id, text: plain(text) });
  else if (item) {
    if (last && 'items' in last) last.items.push(plain(item[2] ?? ''));
    else blocks.push({ items: [plain(item[2] ?? '')], numbered: item[1] !== undefined });
  } else if (row) {
    if (row.every((cell) => RULE.test(cell.replaceAll(':', '')))) return;
    if (last && 'rows' in last) last.rows.push(row);
    else blocks.push({ rows: [row] });
  } else if (!RULE.test(line)) blocks.push({ text: plain(line) });
}

/** A sentence without source note, links and emphasis marks. */
const plain = (text: string): string => text.replace(SOURCE_NOTE, '').replace(LINK, '$1').replace(EMPHASIS, '$2');

/** All words of a block, to be searched. */
export function textOf(block: Block): string {
  if (isClause(block)) return `${block.id} ${block.text}`;
  if ('items' in block) return block.items.join(' ');
  return 'rows' in block ? block.rows.flat().join(' ') : block.text;
}

export function clauseText(book: Book, id: string): string | null {
  for (const part of Object.values(book)) {
    for (const chapter of chaptersIn(part)) {
      const found = chapter.blocks.find((block) => isClause(block) && block.id === id);
      if (found && isClause(found)) return found.text;
    }
  }
  return null;
}
