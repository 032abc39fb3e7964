// Pointing at a component to learn what it does: after the question mark, or by a right click.
interface Pointing {
  /** The next press explains. */
  on: boolean;
  tell: (id: string, anchor: Element) => void;
  stop: () => void;
}

export function pointing(
  node: HTMLElement,
  given: Pointing,
): { update: (next: Pointing) => void; destroy: () => void } {
  let now = given;
  const thingAt = (event: Event): Element | null => (event.target as Element | null)?.closest('[data-about]') ?? null;
  const told = (event: Event, thing: Element): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
    now.tell(thing.getAttribute('data-about') ?? '', thing);
  };
  const press = (event: Event): void => {
    const thing = now.on ? thingAt(event) : null;
    if (thing) told(event, thing);
  };
  const menu = (event: Event): void => {
    const thing = 'pointerType' in event && event.pointerType !== 'mouse' ? null : thingAt(event);
    if (thing) told(event, thing);
  };
  const key = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !now.on) return;
    event.stopImmediatePropagation();
    now.stop();
  };
  node.addEventListener('click', press, { capture: true });
  node.addEventListener('contextmenu', menu, { capture: true });
  window.addEventListener('keydown', key, { capture: true });
  return {
    update: (next) => (now = next),
    destroy: () => {
      node.removeEventListener('click', press, { capture: true });
      node.removeEventListener('contextmenu', menu, { capture: true });
      window.removeEventListener('keydown', key, { capture: true });
    },
  };
}
