// Which place of a map is looked at, and on which one the keyboard stands.
import type { Point } from './camera';
import type { Viewport } from './viewport.svelte';

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export class Spots {
  /** Under the mouse, or in focus: its card is open for a look. */
  pointed = $state<string | null>(null);
  /** What has the focus when the map has it. */
  current = $state<string | null>(null);
  /** Whoever uses keys is shown the keys of the targets. */
  typing = $state(false);
  svg = $state<SVGSVGElement>();

  constructor(
    readonly port: Viewport,
    private readonly towards: (spot: string, dx: number, dy: number) => string | null,
    private readonly tell: (spot: string | null) => void,
  ) {}

  look(spot: string | null): void {
    this.pointed = spot;
    this.tell(spot);
  }

  /** Chooses a place by its only answer. A finger hides what it presses: its card opens too. */
  choose(spot: string, event: Event, answer: (() => void) | null): void {
    this.current = spot;
    if (answer) {
      this.look(event instanceof PointerEvent && event.pointerType === 'touch' ? spot : null);
      answer();
    } else this.look(this.pointed === spot && event instanceof KeyboardEvent ? null : spot);
  }

  focus(spot: string): void {
    this.current = spot;
    this.svg?.querySelector<SVGElement>(`[data-spot="${spot}"]`)?.focus();
  }

  /** Arrows walk over the map; whether this key was one. */
  walk(event: KeyboardEvent, from: string): boolean {
    const arrow = ARROWS[event.key];
    if (arrow) this.focus(this.towards(from, ...arrow) ?? from);
    return arrow !== undefined;
  }
}
