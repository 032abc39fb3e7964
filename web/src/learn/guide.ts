// A guide for people, read from its Markdown (docs/lessons.md): screens of words and pictures of the real components.

export interface Span {
  text: string;
  mark: 'b' | 'i' | null;
}

export type PictureKind = 'board' | 'card' | 'piece';

/** A piece of the board with these parts lit, or one card or piece. */
export interface PictureOf {
  caption: string;
  kind: PictureKind;
  ids: readonly string[];
}

export type GuideBlock = { words: Span[] } | { items: Span[][]; numbered: boolean } | { pictures: PictureOf[] };

/** As much as one reads at once. */
export interface Screen {
  title: string;
  blocks: GuideBlock[];
}

const SCREEN = /^## (.+)$/;
const PICTURE = /^!\[([^\]]*)\]\((board|card|piece):([^)]+)\)$/;
const ITEM = /^(?:- |(\d+)\. )(.+)$/;
const MARKED = /\*\*(.+?)\*\*|\*(.+?)\*/g;

export function screensOf(markdown: string): Screen[] {
  const screens: Screen[] = [];
  for (const line of markdown.split('\n')) {
    const title = SCREEN.exec(line)?.[1];
    const blocks = screens.at(-1)?.blocks;
    if (title) screens.push({ title, blocks: [] });
    else if (line.trim() && blocks) read(line.trim(), blocks);
  }
  return screens;
}

function read(line: string, blocks: GuideBlock[]): void {
  const last = blocks.at(-1);
  const [, caption = '', kind, ids = ''] = PICTURE.exec(line) ?? [];
  const item = ITEM.exec(line);
  if (kind) {
    const picture = { caption, kind: kind as PictureKind, ids: ids.split(',') };
    if (last && 'pictures' in last) last.pictures.push(picture);
    else blocks.push({ pictures: [picture] });
  } else if (item) {
    const spans = spansOf(item[2] ?? '');
    if (last && 'items' in last) last.items.push(spans);
    else blocks.push({ items: [spans], numbered: item[1] !== undefined });
  } else blocks.push({ words: spansOf(line) });
}

/** A sentence, cut where bold or slanted letters begin and end. */
export function spansOf(text: string): Span[] {
  const spans: Span[] = [];
  let from = 0;
  for (const found of text.matchAll(MARKED)) {
    if (found.index > from) spans.push({ text: text.slice(from, found.index), mark: null });
    spans.push({ text: found[1] ?? found[2] ?? '', mark: found[1] === undefined ? 'i' : 'b' });
    from = found.index + found[0].length;
  }
  if (from < text.length) spans.push({ text: text.slice(from), mark: null });
  return spans;
}
