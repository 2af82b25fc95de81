import type { Clock } from '../../src/index.ts';

/** A clock that stands still until a test moves it. */
export class ManualClock implements Clock {
  #now = Date.now();
  readonly #ticks = new Set<{ ms: number; next: number; tick: () => void }>();

  now(): number {
    return this.#now;
  }

  every(ms: number, tick: () => void): () => void {
    const entry = { ms, next: this.#now + ms, tick };
    this.#ticks.add(entry);
    return () => this.#ticks.delete(entry);
  }

  /** Moves on, ticking on the way as a real clock would. */
  advance(ms: number): void {
    const end = this.#now + ms;
    for (;;) {
      const due = [...this.#ticks].filter((entry) => entry.next <= end).sort((a, b) => a.next - b.next)[0];
      if (due === undefined) break;
      this.#now = due.next;
      due.next += due.ms;
      due.tick();
    }
    this.#now = end;
  }
}
