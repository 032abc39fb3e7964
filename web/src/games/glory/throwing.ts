// Dice chosen together: a finger, or the mouse, drawn over them chooses each and throws them.
import type { Plan } from '@/decisions/acts';
import type { Decision } from '@/decisions/decision';
import type { Choice } from '@/words/gameWords';

/** A die as it lies there: `mount:3`. */
export type DieId = string;

/** The answer that chooses a die of a colour and a value: the lowest left is called by its colour alone. */
export function choiceOf(options: readonly Choice[], die: DieId): Choice | null {
  const [colour = ''] = die.split(':');
  return [`die:${die}`, colour].find((choice) => options.includes(choice)) ?? null;
}

/** Chooses die after die, then throws them. */
export function throwing(dice: readonly DieId[]): Plan {
  let at = 0;
  return ({ kind, options }: Decision) => {
    if (kind !== 'reroll') return null;
    const die = dice[at];
    if (die === undefined) return at++ === dice.length && options.includes('roll') ? 'roll' : null;
    at += 1;
    return choiceOf(options, die);
  };
}

/** Listens to a press that is drawn over several dice. One die alone is pressed as ever. */
export function drawnOver(row: HTMLElement, done: (dice: readonly DieId[]) => void): { destroy: () => void } {
  let dice: HTMLElement[] | null = null;
  const dieAt = (event: PointerEvent): HTMLElement | null =>
    document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('.legal [data-die]') ?? null;
  const move = (event: PointerEvent): void => {
    const die = dieAt(event);
    if (!dice || !die || dice.includes(die) || !row.contains(die)) return;
    dice.push(die);
    if (dice.length > 1) for (const one of dice) one.toggleAttribute('data-drawn', true);
  };
  const lift = (): void => {
    const drawn = dice ?? [];
    stop();
    if (drawn.length < 2) return;
    const click = (event: Event): void => event.stopPropagation();
    addEventListener('click', click, { capture: true, once: true });
    setTimeout(() => removeEventListener('click', click, { capture: true }));
    done(drawn.map((die) => die.dataset['die'] ?? ''));
  };
  const stop = (): void => {
    for (const die of dice ?? []) die.removeAttribute('data-drawn');
    dice = null;
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', lift);
    removeEventListener('pointercancel', stop);
  };
  const press = (event: PointerEvent): void => {
    const die = event.button === 0 ? dieAt(event) : null;
    if (!die) return;
    if (event.target instanceof Element && event.target.hasPointerCapture(event.pointerId))
      event.target.releasePointerCapture(event.pointerId);
    dice = [die];
    addEventListener('pointermove', move);
    addEventListener('pointerup', lift);
    addEventListener('pointercancel', stop);
  };
  row.addEventListener('pointerdown', press);
  return {
    destroy: () => {
      stop();
      row.removeEventListener('pointerdown', press);
    },
  };
}
