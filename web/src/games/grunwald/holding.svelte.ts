// The stack of pawns taken in hand: by a press, until a field is pressed, or by dragging, until it is let go.
import type { Stack } from './stacks';

const FAR = 6; // pixels a finger moves before it drags

class Holding {
  stack = $state<Stack | null>(null);
  /** Where the pointer drags it, in pixels of the window. */
  at = $state.raw<{ x: number; y: number } | null>(null);
  /** The field under it. */
  over = $state<string | null>(null);
  private from: { x: number; y: number } | null = null;

  /** A finger, or the mouse, comes down on a stack in the reserve. */
  grasp(event: PointerEvent): void {
    if (event.button !== 0) return;
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
    this.from = { x: event.clientX, y: event.clientY };
  }

  drag(event: PointerEvent, stack: Stack): void {
    const { from } = this;
    if (!from) return;
    const { clientX: x, clientY: y } = event;
    if (!this.at && Math.hypot(x - from.x, y - from.y) < FAR) return;
    this.stack = stack;
    this.at = { x, y };
    this.over = fieldAt(x, y);
  }

  /** What was done when the pointer is let go: dragged to a field or nowhere, or only pressed; null: it never came down. */
  letGo(): { field: string | null; dragged: boolean } | null {
    const end = this.from && { field: this.over, dragged: this.at !== null };
    this.drop();
    return end;
  }

  /** A press takes a stack in hand, or lays it back. */
  take(stack: Stack): void {
    this.stack = this.stack === stack ? null : stack;
  }

  clear(): void {
    this.drop();
    this.stack = null;
  }

  private drop(): void {
    if (this.at) this.stack = null;
    this.from = null;
    this.at = null;
    this.over = null;
  }
}

const fieldAt = (x: number, y: number): string | null =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-field]')?.dataset['field'] ?? null;

export const holding = new Holding();
