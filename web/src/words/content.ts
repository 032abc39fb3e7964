// The components of a game as the words need them: a name in each language, by id.
import type { Language } from './languages';

export type Row = Readonly<Record<string, unknown>>;

export interface Component {
  table: string;
  row: Row;
}

/** Every component by id. Rows of `override` replace those of the same id: the table plays with its own cards. */
export class Content {
  private readonly byId = new Map<string, Component>();
  private readonly lists = new Map<string, Row[]>();

  constructor(tables: Readonly<Record<string, unknown>>, override: Readonly<Record<string, unknown>> | null = null) {
    for (const [table, rows] of Object.entries(tables)) if (isRows(rows)) this.add(table, rows);
    for (const [table, rows] of Object.entries(override ?? {})) if (isRows(rows)) this.add(table, rows);
  }

  private add(table: string, rows: readonly Row[]): void {
    const list = this.lists.get(table) ?? [];
    for (const row of rows) {
      const id = String(row['id']);
      const old = list.findIndex((other) => other['id'] === id);
      const merged = old < 0 ? row : { ...list[old], ...row };
      if (old < 0) list.push(merged);
      else list[old] = merged;
      this.byId.set(id, { table, row: merged });
    }
    this.lists.set(table, list);
  }

  get(id: string): Component | undefined {
    return this.byId.get(id);
  }

  /** Every component, in the order of the box. */
  all(): readonly Component[] {
    return [...this.byId.values()];
  }

  rows(table: string): readonly Row[] {
    return this.lists.get(table) ?? [];
  }

  name(id: string, language: Language): string {
    return inLanguage(this.byId.get(id)?.row['name'], language) ?? id;
  }

  text(id: string, language: Language): string {
    return inLanguage(this.byId.get(id)?.row['text'], language) ?? '';
  }
}

function inLanguage(texts: unknown, language: Language): string | undefined {
  if (typeof texts !== 'object' || texts === null) return undefined;
  const by = texts as Record<string, string>;
  return by[language] ?? by['en'];
}

function isRows(value: unknown): value is readonly Row[] {
  return Array.isArray(value) && value.every((row) => typeof row === 'object' && row !== null && 'id' in row);
}
