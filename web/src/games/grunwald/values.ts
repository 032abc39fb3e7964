import type { Content } from '@/words/content';

/** How many groups can win on a field with this number of players. */
export function winnersOf(content: Content, field: string, seats: number): number {
  const winners = content.get(field)?.row['winners'] as Record<string, number> | undefined;
  return winners?.[`p${seats}`] ?? 0;
}
