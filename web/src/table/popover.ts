const WIDTH = 340;
const GAP = 8;

/** Puts a card of that width below its anchor, or above it where there is no room. */
export function place(card: HTMLElement, anchor: Element): void {
  const box = anchor.getBoundingClientRect();
  const left = Math.min(Math.max(GAP, box.left), innerWidth - WIDTH - GAP);
  const below = box.bottom + GAP + card.offsetHeight < innerHeight;
  card.style.left = `${Math.max(GAP, left)}px`;
  card.style.top = `${below ? box.bottom + GAP : Math.max(GAP, box.top - card.offsetHeight - GAP)}px`;
}
