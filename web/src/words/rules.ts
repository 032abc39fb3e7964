// The numbered clauses of a rulebook, read from its Markdown.

export interface Clause {
  id: string;
  text: string;
}

export interface Chapter {
  title: string;
  clauses: Clause[];
}

const CLAUSE = /^\*\*([A-Z]{3}-R?[\d.]+)\*\* (.+)$/;
const SOURCE_NOTE = / \[[^[\]]*\]$/;
const EMPHASIS = /(\*\*|\*|`)(?=\S)(.+?)(?<=\S)\1/g;

export function chaptersOf(markdown: string): Chapter[] {
  const chapters: Chapter[] = [];
  for (const line of markdown.split('\n')) {
    const heading = /^##+ (.+)$/.exec(line);
    if (heading?.[1]) chapters.push({ title: plain(heading[1]), clauses: [] });
    const [, id, text] = CLAUSE.exec(line) ?? [];
    if (id && text) chapters.at(-1)?.clauses.push({ id, text: plain(text) });
  }
  return chapters.filter((chapter) => chapter.clauses.length > 0);
}

/** A clause without source note and emphasis marks. */
const plain = (text: string): string => text.replace(SOURCE_NOTE, '').replace(EMPHASIS, '$2');

export function clauseText(chapters: readonly Chapter[], id: string): string | null {
  for (const chapter of chapters) {
    const found = chapter.clauses.find((clause) => clause.id === id);
    if (found) return found.text;
  }
  return null;
}
