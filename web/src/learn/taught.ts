// The table of a lesson: a session whose other end is the course. Nothing of it can be replayed; the coach goes back.
import { Session } from '@/table/session.svelte';
import type { Course } from './course.svelte';

export class TaughtSession extends Session {
  constructor(course: Course) {
    super(
      course.key,
      null,
      () => undefined,
      (listener) => course.listen(listener),
    );
    this.state.lastTurn = null;
  }

  protected override markTurn(): void {
    this.state.lastTurn = this.state.log.length;
  }

  override get taught(): boolean {
    return true;
  }

  override lookBack(): Promise<void> {
    return Promise.resolve();
  }
}
