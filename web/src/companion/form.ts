// A position filled in instead of written: which fields a game has, what may be picked, and how it is written as TOML.
import type { Json, Plain } from '@/wire/types';
import type { Content, Row } from '@/words/content';
import type { GameWords } from '@/words/gameWords';
import type { Language } from '@/words/languages';

type Scalar = string | number;
type Names = Readonly<Record<string, string>>;
type Named = Readonly<{ value: Scalar; name: Names }>;

/** Where the things to pick come from: components of the game, values, players, families. */
interface Source {
  table?: string | readonly string[];
  /** Only the components with these facts, or these ids. */
  where?: Readonly<Record<string, unknown>>;
  ids?: readonly string[];
  /** What is left out at the beginning of an id; which fact is written instead of the id. */
  cut?: string;
  take?: string;
  values?: readonly (Scalar | Named)[];
  /** Values without a name are called so by the game: `phase-` and the value. */
  say?: string;
  seats?: boolean;
  families?: boolean;
  also?: readonly Named[];
}

/** A part of a row such as `york knight 2`. */
export interface Word extends Source {
  input: 'one' | 'number' | 'flag';
  name: Names;
  least?: number;
  most?: number;
  value?: string;
  /** What is written before it: `gate=`. */
  before?: string;
  optional?: boolean;
}

export interface Field extends Source {
  /** The table the key lies in: none, `P` for every player, `F` for every family, or its name. */
  of?: string;
  key: string;
  input: 'number' | 'yes' | 'one' | 'many' | 'rows';
  name: Names;
  /** How many things go together, if not any number. */
  times?: number;
  /** At these numbers of players only. */
  only?: readonly number[];
  least?: number;
  most?: number;
  /** Rows: a list of them, or a table by their first word, of texts or of lists. */
  as?: 'lines' | 'table' | 'lists';
  words?: readonly Word[];
}

export interface Form {
  field: readonly Field[];
  parts?: readonly { of: string; only?: readonly number[]; name: Names }[];
}

export interface Pick {
  value: Json;
  name: string;
}

/** A field, and the table of the position it is written into. */
export interface Line {
  of: string;
  field: Field;
}

export interface Section {
  id: string;
  name: string;
  lines: readonly Line[];
}

export const asForm = (plain: Plain): Form | null => ('field' in plain ? (plain as unknown as Form) : null);

/** What the form knows of the game: its words and components, and who plays. */
export class Asked {
  constructor(
    readonly words: GameWords,
    readonly content: Content,
    readonly language: Language,
    readonly seats: number,
  ) {}

  get families(): number {
    return this.content.familiesEach(this.seats) * this.seats;
  }

  named(names: Names): string {
    return names[this.language] ?? names['en'] ?? '';
  }

  picks(from: Source): Pick[] {
    const seats = from.seats ? range(this.seats).map((at) => pick(`P${at + 1}`, `P${at + 1}`)) : [];
    const families = from.families ? range(this.families).map((at) => pick(`F${at + 1}`, this.family(at))) : [];
    const rows = [from.table ?? []]
      .flat()
      .flatMap((table) => this.content.rows(table).filter((row) => fits(row, from)));
    const components = rows.map((row) => {
      const id = String(row['id']);
      return pick(
        from.take ? (row[from.take] as Json) : id.slice(id.startsWith(from.cut ?? '') ? from.cut?.length : 0),
        this.words.component(id),
      );
    });
    const values = (from.values ?? []).map((one) =>
      typeof one === 'object' ? this.pickNamed(one) : this.pickValue(one, from),
    );
    return [...seats, ...families, ...components, ...values, ...(from.also ?? []).map((one) => this.pickNamed(one))];
  }

  family(at: number): string {
    return this.words.family(at);
  }

  private pickNamed({ value, name }: Named): Pick {
    return pick(value, this.named(name));
  }

  private pickValue(value: Scalar, { say }: Source): Pick {
    return pick(value, say ? this.words.say(`${say}${value}`) : this.words.component(String(value)));
  }

  /** Which of the things to pick a position means: it may leave out how an id begins. */
  find(value: Json | undefined, picks: readonly Pick[]): number {
    const same = JSON.stringify(value);
    const whole = picks.findIndex((one) => JSON.stringify(one.value) === same);
    return whole >= 0 || typeof value !== 'string' ? whole : picks.findIndex((one) => means(value, one.value));
  }

  /** A value in words; what the form does not offer stands as it is written. */
  name(value: Json, picks: readonly Pick[]): string {
    const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
    return picks[this.find(value, picks)]?.name ?? this.words.component(text);
  }

  /** A row in words: `york knight 2` as "York, Knight, 2". */
  row(row: string, words: readonly Word[]): string {
    let rest = row;
    const said: string[] = [];
    const left = [...words];
    while (rest) {
      const found = this.begin(rest, left);
      if (found) left.splice(left.indexOf(found.word), 1);
      const written = found?.written ?? rest.split(' ', 1)[0] ?? '';
      said.push(found?.name ?? written);
      rest = rest.slice(written.length).trimStart();
    }
    return said.join(', ');
  }

  private begin(rest: string, left: readonly Word[]): { word: Word; written: string; name: string } | null {
    const begins = (written: string): boolean => rest === written || rest.startsWith(`${written} `);
    for (const word of left) {
      const before = word.before ?? '';
      const label = word.optional ? `${this.named(word.name)}: ` : '';
      if (word.input === 'flag') {
        const written = word.value ?? '';
        if (begins(written)) return { word, written, name: this.named(word.name) };
      } else if (word.input === 'number') {
        const number = /^\d+/.exec(rest.startsWith(before) ? rest.slice(before.length) : '')?.[0];
        if (number && begins(before + number)) return { word, written: before + number, name: label + number };
      } else {
        const said = /^\S+/.exec(rest.startsWith(before) ? rest.slice(before.length) : '')?.[0];
        const picks = this.picks(word);
        const whole = picks.find(({ value }) => begins(before + String(value)));
        if (whole) return { word, written: before + String(whole.value), name: label + whole.name };
        const short = said ? picks[this.find(said, picks)] : undefined;
        if (said && short) return { word, written: before + said, name: label + short.name };
      }
    }
    return null;
  }

  /** The parts of the form, as far as they mean something with so many players. */
  sections(form: Form, table: string): Section[] {
    const fields = form.field.filter((one) => one.only?.includes(this.seats) ?? true);
    const lines = (kind: string, of: string): Line[] =>
      fields.filter((one) => (one.of ?? '') === kind).map((field) => ({ of, field }));
    const one = this.families === this.seats; // a player and his only family are one
    const players = range(this.seats).map((at) => {
      const id = `P${at + 1}`;
      return { id, name: id, lines: [...lines('P', id), ...(one ? lines('F', `F${at + 1}`) : [])] };
    });
    const families = range(one ? 0 : this.families).map((at) => {
      const id = `F${at + 1}`;
      return { id, name: `${id} · ${this.family(at)}`, lines: lines('F', id) };
    });
    const parts = (form.parts ?? [])
      .filter(({ only }) => only?.includes(this.seats) ?? true)
      .map(({ of, name }) => ({ id: of, name: this.named(name), lines: lines(of, of) }));
    return [{ id: 'table', name: table, lines: lines('', '') }, ...players, ...families, ...parts];
  }
}

const means = (written: string, id: Json): boolean => typeof id === 'string' && id.endsWith(`_${written}`);
const pick = (value: Json, name: string): Pick => ({ value, name });
const range = (length: number): number[] => Array.from({ length }, (_, at) => at);

function fits(row: Row, { where = {}, ids }: Source): boolean {
  if (ids && !ids.includes(String(row['id']))) return false;
  return Object.entries(where).every(([fact, value]) => row[fact] === value);
}

/** What a position says about something; undefined where it says nothing. */
export function given(position: Plain, of: string, key: string): Json | undefined {
  return of ? (position[of] as Plain | undefined)?.[key] : position[key];
}

/** The position with this said; what is empty is not said. */
export function saying(position: Plain, of: string, key: string, value: Json | undefined): Plain {
  if (of) return saying(position, '', of, saying((position[of] ?? {}) as Plain, '', key, value));
  const others = Object.fromEntries(Object.entries(position).filter(([name]) => name !== key));
  if (value === undefined || value === '' || value === false || isEmpty(value)) return others;
  return { ...position, [key]: value };
}

const isEmpty = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0;

/** Rows as texts, however the position writes them. */
export function rowsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.map(String);
  return Object.entries((value ?? {}) as Plain).flatMap(([key, ofKey]) =>
    [ofKey].flat().map((one) => `${key} ${String(one)}`),
  );
}

export function asRows(rows: readonly string[], as: Field['as']): Json {
  if (as === 'lines' || as === undefined) return [...rows];
  const table: Record<string, string[]> = {};
  for (const row of rows) {
    const [key = '', ...rest] = row.split(' ');
    (table[key] ??= []).push(rest.join(' '));
  }
  return as === 'lists'
    ? table
    : Object.fromEntries(Object.entries(table).map(([key, rest]) => [key, rest.at(-1) ?? '']));
}

/** The position as TOML, one key a line. */
export const toml = (position: Plain): string =>
  Object.entries(position)
    .map(([key, value]) => `${bare(key)} = ${inline(value)}\n`)
    .join('');

const bare = (key: string): string => (/^[\w-]+$/.test(key) ? key : JSON.stringify(key));

function inline(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inline).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  return `{ ${Object.entries(value)
    .map(([key, one]) => `${bare(key)} = ${inline(one)}`)
    .join(', ')} }`;
}
