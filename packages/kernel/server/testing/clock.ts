import type { Clock } from '../src/clock.ts';

export interface MovableClock extends Clock {
  /** Lets time pass, in milliseconds. */
  advance(ms: number): void;
  /** Shows the same moment until `goOn`: nothing comes to its end meanwhile, however long the machine takes. */
  hold(): void;
  /** Moves again with the real one. */
  goOn(): void;
}

/** A clock that starts now and moves with the real one, plus whatever a test adds. */
export function movableClock(): MovableClock {
  let ahead = 0;
  let heldAt: number | null = null;
  return {
    now: () => new Date((heldAt ?? Date.now()) + ahead),
    advance(ms) {
      ahead += ms;
    },
    hold() {
      heldAt ??= Date.now();
    },
    goOn() {
      heldAt = null;
    },
  };
}
