// Where the components of a table come from: the host's own file, or our reconstruction.
import type { Content } from '@/words/content';

type Override = Readonly<Record<string, unknown>> | null | undefined;

/** Ids of the components a file replaces; a table of single values goes by its own name. */
export function replacedIn(override: Override): string[] {
  return Object.entries(override ?? {}).flatMap(([table, rows]) =>
    Array.isArray(rows) ? rows.map((row) => String((row as Record<string, unknown>)['id'])) : [table],
  );
}

/** Ids of the components that nobody has printed and nobody has replaced. */
export function reconstructedIn(content: Content, override: Override): string[] {
  const replaced = new Set(replacedIn(override));
  return content
    .all()
    .filter(({ row }) => row['source'] === 'reconstructed' && !replaced.has(String(row['id'])))
    .map(({ row }) => String(row['id']));
}
