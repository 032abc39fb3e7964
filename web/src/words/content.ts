// The components of a game as the words need them: a name in each language, by id.
import type { Language } from './languages';

export type Row = Readonly<Record<string, unknown>>;

export interface Component {
  table: string;
  row: Row;
}

/** Every component by id, as the table plays with it; `replaced` names those of the host's own box. */
export class Content {
  private readonly byId = new Map<string, Component>();
  private readonly lists = new Map<string, Row[]>();
  private readonly numbered = new Map<string, string>(); // a region is IV, or region_iv
  private readonly families: Row;

  /** Ids of components, and names of tables of single values. */
  readonly replaced: readonly string[];

  constructor(tables: Readonly<Record<string, unknown>>, replaced: readonly string[] = []) {
    this.replaced = replaced.map((name) => name.slice(name.indexOf('.') + 1)); // the server says table.id
    this.families = ((tables['game'] as Row | undefined)?.['families_by_players'] ?? {}) as Row;
    for (const [table, rows] of Object.entries(tables)) if (isRows(rows)) this.add(table, rows);
  }

  private add(table: string, rows: readonly Row[]): void {
    const list = this.lists.get(table) ?? [];
    for (const row of rows) {
      const id = String(row['id']);
      list.push(row);
      this.byId.set(id, { table, row });
      if (typeof row['number'] === 'string') this.numbered.set(row['number'], id);
    }
    this.lists.set(table, list);
  }

  get(id: string): Component | undefined {
    return this.byId.get(this.numbered.get(id) ?? id);
  }

  /** How many families a player leads: 0 in a game without families. */
  familiesEach(seats: number): number {
    if (!Object.keys(this.families).length) return 0;
    return Math.max(1, Math.floor(Number(this.families[`p${seats}`] ?? 0) / Math.max(1, seats)));
  }

  /** Every component, in the order of the box. */
  all(): readonly Component[] {
    return [...this.byId.values()];
  }

  rows(table: string): readonly Row[] {
    return this.lists.get(table) ?? [];
  }

  name(id: string, language: Language): string {
    return inLanguage(this.get(id)?.row['name'], language) ?? id;
  }

  text(id: string, language: Language): string {
    return inLanguage(this.get(id)?.row['text'], language) ?? '';
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
