const LONG = 550;

/** A long press with a finger explains; it never presses. */
export function longPress(
  node: Element & GlobalEventHandlers,
  explain: () => void,
): { destroy: () => void; update: (next: () => void) => void } {
  let act = explain;
  let timer = 0;
  let fired = false;
  const down = (event: PointerEvent): void => {
    fired = false;
    if (event.pointerType !== 'touch') return;
    timer = window.setTimeout(() => {
      fired = true;
      act();
    }, LONG);
  };
  const up = (): void => clearTimeout(timer);
  const click = (event: Event): void => {
    if (!fired) return;
    event.stopImmediatePropagation();
    event.preventDefault();
    fired = false;
  };
  node.addEventListener('pointerdown', down);
  for (const name of ['pointerup', 'pointercancel', 'pointermove'] as const) node.addEventListener(name, up);
  node.addEventListener('click', click, { capture: true });
  return {
    update: (next) => (act = next),
    destroy: () => {
      clearTimeout(timer);
      node.removeEventListener('pointerdown', down);
      for (const name of ['pointerup', 'pointercancel', 'pointermove'] as const) node.removeEventListener(name, up);
      node.removeEventListener('click', click, { capture: true });
    },
  };
}
