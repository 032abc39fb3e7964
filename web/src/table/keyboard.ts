import type { Asking } from '@/decisions/asking.svelte';
import type { Room } from './room.svelte';

export const isWriting = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable], dialog') !== null;

/** Keys of the table: an option's key picks it, Enter confirms, Escape clears, arrows step through the match. */
export function onKey(event: KeyboardEvent, asking: Asking, room: Room, help: () => void): void {
  const session = room.session;
  if (isWriting(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
  const onButton = event.target instanceof Element && event.target.closest('button, a, summary') !== null;
  if (event.key === 'Enter' && asking.draft !== null && !onButton) asking.confirm();
  else if (event.key === 'Escape') escape(asking, room);
  else if (event.key === '?') help();
  else if (event.key === 'ArrowLeft') void session.lookBack('back');
  else if (event.key === 'ArrowRight' && session.state.past) void session.lookBack('forward');
  else if (event.key.toLowerCase() === 'u' && (session.state.seen?.undoable ?? 0) > 0) asking.undo();
  else if (/^\d$/.test(event.key) && asking.type(event.key)) {
    // the number stands in the stepper now
  } else {
    const found = [...asking.keys].find(([, key]) => key === event.key.toLowerCase());
    if (!found) return;
    asking.pick(found[0], event);
  }
  event.preventDefault();
}

function escape(asking: Asking, room: Room): void {
  const session = room.session;
  if (session.state.past) void session.lookBack('now');
  else if (asking.draft !== null) asking.clear();
  else if (session.decision && room.client?.started?.(session.decision)) asking.startOver();
}
