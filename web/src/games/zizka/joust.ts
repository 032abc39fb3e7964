// How the dice of everybody in the tournament lie, told by the log: the view keeps only those that roll now.
import type { Facts } from '@/words/gameWords';

export interface Dice {
  faces: string[];
  aside: string[];
}

export function diceOf(log: readonly Facts[]): Map<number, Dice> {
  const begun = log.findLastIndex((event) => event['kind'] === 'tournament_begins');
  const dice = new Map<number, Dice>();
  if (begun < 0) return dice;
  for (const event of log.slice(begun)) {
    const seat = Number(event['seat']);
    const now = dice.get(seat) ?? { faces: [], aside: [] };
    const without = (die: unknown): string[] => {
      const at = now.faces.indexOf(String(die));
      return at < 0 ? now.faces : now.faces.toSpliced(at, 1);
    };
    if (event['kind'] === 'tournament_rolled') dice.set(seat, { ...now, faces: event['faces'] as string[] });
    else if (event['kind'] === 'set_aside')
      dice.set(seat, { faces: without(event['die']), aside: [...now.aside, String(event['die'])] });
    else if (event['kind'] === 'lance_used')
      dice.set(seat, { ...now, faces: [...without(event['die']), String(event['face'])] });
  }
  return dice;
}
