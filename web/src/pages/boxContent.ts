// Where the components of a table come from: the host's own file, or our reconstruction.
import type { Content } from '@/words/content';

/** Ids of the components that nobody has printed and nobody has replaced. */
export function reconstructedIn(content: Content): string[] {
  const replaced = new Set(content.replaced);
  return content
    .all()
    .filter(({ row }) => row['source'] === 'reconstructed' && !replaced.has(String(row['id'])))
    .map(({ row }) => String(row['id']));
}
