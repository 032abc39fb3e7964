import type { Content } from '@/words/content';

export interface Value {
  value: number;
  used: boolean;
}

/** The values of a supply card, and which of them carry the icon of this number of players. */
export function usedValues(content: Content, id: string, seats: number): Value[] {
  const row = content.get(id)?.row;
  const values = Array.isArray(row?.['values']) ? (row['values'] as number[]) : [];
  const marked = row?.[`p${seats}`];
  if (marked === undefined) return values.map((value) => ({ value, used: true }));
  const left = Array.isArray(marked) ? [...(marked as number[])] : [marked as number];
  const used = [...values].reverse().map((value) => {
    const at = left.lastIndexOf(value);
    if (at >= 0) left.splice(at, 1);
    return { value, used: at >= 0 };
  });
  return used.reverse();
}

/** How many groups can win on a field with this number of players. */
export function winnersOf(content: Content, field: string, seats: number): number {
  const winners = content.get(field)?.row['winners'] as Record<string, number> | undefined;
  return winners?.[`p${seats}`] ?? 0;
}
