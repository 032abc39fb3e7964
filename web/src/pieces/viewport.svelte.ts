// A window onto a map that can be zoomed and panned: by fingers, mouse, wheel and buttons.
import { stillMotion } from '@/lib/settings.svelte';
import { boxAt, boxRound, centreOf, cover, zoomed, type Box, type Point } from './camera';

const GLIDE = 320; // milliseconds
const SMALL = 430; // pixels: a map any narrower says too little
const THUMB = 0.86; // pixels per unit at which a thumb finds a place
const CLOSE = 1.05; // no need to come nearer by itself
const SLIP = 6; // pixels a finger may slip before it drags

export class Viewport {
  /** The window in pixels; bound to the element. */
  width = $state(0);
  height = $state(0);
  box: Box = $state.raw({ x: 0, y: 0, w: 1, h: 1 });
  /** Whether the press that ends now has moved the map, and so chooses nothing. */
  moved = false;
  private gliding = 0;
  private readonly fingers = new Map<number, PointerEvent>();

  constructor(
    private readonly world: Box,
    private readonly nearest: number,
  ) {
    this.box = { ...world };
  }

  /** Pixels per unit: at least, and now. */
  get least(): number {
    return this.width > 0 ? cover(this.world, this.width, this.height) : 1;
  }
  get scale(): number {
    return this.width > 0 ? this.width / this.box.w : 1;
  }
  get zoomedIn(): boolean {
    return this.scale > this.least * 1.02;
  }

  at(centre: Point, scale: number): Box {
    return boxAt(this.world, centre, scale, this.width, this.height);
  }

  whole(): Box {
    return this.at(centreOf(this.world), this.least);
  }

  /** The whole map; in a small or low window the part round these points, as near as a thumb needs it. */
  round(points: readonly Point[]): Box {
    const seen = Math.min(this.width, (this.height * this.world.w) / this.world.h); // how wide all of it would be
    if (this.width === 0 || seen >= SMALL) return this.whole();
    const [least, most] = [Math.max(this.least, THUMB), Math.max(this.least, CLOSE)];
    return boxRound(this.world, points, least, most, this.width, this.height);
  }

  glide(to: Box): void {
    cancelAnimationFrame(this.gliding);
    const start = this.box;
    const begun = performance.now();
    if (stillMotion()) return void (this.box = to);
    const step = (now: number): void => {
      const done = Math.max(0, Math.min(1, (now - begun) / GLIDE)); /* a frame's time may lie before ours */
      const eased = 1 - (1 - done) ** 3;
      const between = (a: number, b: number): number => a + (b - a) * eased;
      this.box = {
        x: between(start.x, to.x),
        y: between(start.y, to.y),
        w: between(start.w, to.w),
        h: between(start.h, to.h),
      };
      if (done < 1) this.gliding = requestAnimationFrame(step);
    };
    this.gliding = requestAnimationFrame(step);
  }

  zoomBy(factor: number, point: Point = centreOf(this.box)): void {
    cancelAnimationFrame(this.gliding);
    this.box = zoomed(this.world, this.box, factor, point, this.least, this.nearest, this.width, this.height);
  }

  private pointOn(event: PointerEvent | WheelEvent): Point {
    const frame = (event.currentTarget as Element).getBoundingClientRect();
    return [
      this.box.x + ((event.clientX - frame.x) / frame.width) * this.box.w,
      this.box.y + ((event.clientY - frame.y) / frame.height) * this.box.h,
    ];
  }

  press = (event: PointerEvent): void => {
    if (this.fingers.size === 0) this.moved = false;
    this.fingers.set(event.pointerId, event);
  };

  drag = (event: PointerEvent): void => {
    const before = this.fingers.get(event.pointerId);
    if (!before) return;
    const [dx, dy] = [event.clientX - before.clientX, event.clientY - before.clientY];
    if (!this.moved && Math.hypot(dx, dy) < SLIP) return;
    this.moved = true;
    cancelAnimationFrame(this.gliding);
    const other = [...this.fingers.values()].find((one) => one.pointerId !== event.pointerId);
    if (other) {
      const apart = (one: PointerEvent): number =>
        Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) || 1;
      this.zoomBy(apart(event) / apart(before), this.pointOn(event));
    } else {
      const [cx, cy] = centreOf(this.box);
      const to: Point = [cx - (dx * this.box.w) / this.width, cy - (dy * this.box.h) / this.height];
      this.box = this.at(to, this.scale);
    }
    this.fingers.set(event.pointerId, event);
  };

  lift = (event: PointerEvent): void => void this.fingers.delete(event.pointerId);

  /** The page scrolls over a map seen whole; who has come nearer, or holds Ctrl, zooms. */
  wheel = (event: WheelEvent): void => {
    if (!event.ctrlKey && !this.zoomedIn) return;
    event.preventDefault();
    this.zoomBy(event.deltaY < 0 ? 1.2 : 1 / 1.2, this.pointOn(event));
  };
}
