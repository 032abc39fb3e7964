// A finger, or the mouse, that draws a Lord along on the map: the places it passes are the path.
import { drawnTo, setsOut } from './march';
import type { Decision } from '@/decisions/decision';

export interface Drawn {
  lord: string;
  start: string;
  path: readonly string[];
}

export class Sweep {
  drawn = $state.raw<Drawn | null>(null);

  constructor(
    private readonly asked: () => Decision | null,
    private readonly placeOf: (lord: string) => string,
    private readonly isPlace: (spot: string) => boolean,
    private readonly done: (drawn: Drawn) => void,
  ) {}

  /** Listens before the map does: a press on a Lord who may set out does not push the map. */
  listen(svg: SVGSVGElement): () => void {
    const press = (event: PointerEvent): void => {
      const lord = event.button === 0 ? this.lordAt(svg, event) : null;
      if (lord === null) return;
      event.stopPropagation();
      this.drawn = { lord, start: this.placeOf(lord), path: [] };
      addEventListener('pointermove', move);
      addEventListener('pointerup', lift);
      addEventListener('pointercancel', stop);
    };
    const move = (event: PointerEvent): void => {
      const spot = document.elementFromPoint(event.clientX, event.clientY)?.closest<SVGElement>('[data-spot]');
      const place = spot?.dataset['spot'];
      if (this.drawn && place !== undefined && this.isPlace(place))
        this.drawn = { ...this.drawn, path: drawnTo(this.drawn.start, this.drawn.path, place) };
    };
    const lift = (): void => {
      const { drawn } = this;
      stop();
      if (!drawn?.path.length) return; // a press chooses the place, as everywhere
      const click = (event: Event): void => event.stopPropagation();
      addEventListener('click', click, { capture: true, once: true });
      setTimeout(() => removeEventListener('click', click, { capture: true }));
      this.done(drawn);
    };
    const stop = (): void => {
      this.drawn = null;
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', lift);
      removeEventListener('pointercancel', stop);
    };
    svg.addEventListener('pointerdown', press, { capture: true });
    return () => {
      stop();
      svg.removeEventListener('pointerdown', press, { capture: true });
    };
  }

  /** The Lord under the pointer, if he may set out. The pieces lie over the places and let every press through. */
  private lordAt(svg: SVGSVGElement, { clientX: x, clientY: y }: PointerEvent): string | null {
    for (const pawn of svg.querySelectorAll<SVGElement>('[data-lord]')) {
      const lord = pawn.dataset['lord'] ?? '';
      const box = pawn.getBoundingClientRect();
      const hit = x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
      if (hit && setsOut(this.asked(), lord)) return lord;
    }
    return null;
  }
}
