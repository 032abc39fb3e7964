// Where a component is drawn: pictures are cut out there, and the coach points at it.

/** Marks with which boards, hands and lists say what they draw. */
const MARKS = ['part', 'field', 'space', 'spot', 'card', 'title', 'target'] as const;

/** What every table has around its board. */
const FRAME: Readonly<Record<string, string>> = {
  asks: '.ask',
  hand: '.handbox',
  seats: '.frame > .left, .frame > .strip',
  track: 'header .middle',
  log: '.right .inside',
};

const seen = (element: Element): boolean => element.getClientRects().length > 0;

/** What shows a component or part inside of an element: on the board, else among the answers; only what can be seen. */
export function partsOf(root: ParentNode, id: string): Element[] {
  const name = CSS.escape(id);
  const searches = [
    MARKS.map((mark) => `[data-${mark}="${name}"]`).join(),
    FRAME[id] ?? '',
    `[data-choice="${name}"], [data-choice$=":${name}"], [data-choice*=":${name}:"], [data-choice^="${name}:"]`,
  ];
  for (const search of searches) {
    const found = search ? [...root.querySelectorAll(search)].filter(seen) : [];
    if (found.length > 0) return found;
  }
  return [];
}

export interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The least area around all of them. */
export function around(areas: readonly Area[]): Area {
  return {
    left: Math.min(...areas.map((one) => one.left)),
    top: Math.min(...areas.map((one) => one.top)),
    right: Math.max(...areas.map((one) => one.right)),
    bottom: Math.max(...areas.map((one) => one.bottom)),
  };
}

/** What of an element can be seen now, in the window's measure: less what its scrolled boxes hide. Null: nothing. */
export function seenArea(element: Element): Area | null {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const area = { left, top, right, bottom };
  for (let box = element.parentElement; box; box = box.parentElement) {
    if (getComputedStyle(box).overflow === 'visible') continue;
    const around = box.getBoundingClientRect();
    area.left = Math.max(area.left, around.left);
    area.top = Math.max(area.top, around.top);
    area.right = Math.min(area.right, around.right);
    area.bottom = Math.min(area.bottom, around.bottom);
  }
  const shown = area.right - area.left > 2 && area.bottom - area.top > 2;
  return shown && area.bottom > 0 && area.top < innerHeight ? area : null;
}
