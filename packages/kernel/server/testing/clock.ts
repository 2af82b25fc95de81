import type { Clock } from '../src/clock.ts';

export interface MovableClock extends Clock {
  /** Lets time pass, in milliseconds. */
  advance(ms: number): void;
  /** Lets hours pass until it is such a moment: what hangs on a weekday or a season is tested on that, whenever it is tested. */
  until(isThen: (now: Date) => boolean): void;
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
    until(isThen) {
      for (let hours = 0; !isThen(this.now()); hours += 1) {
        if (hours > 24 * 366) throw new Error('There is no such moment within a year');
        ahead += 3_600_000;
      }
    },
    hold() {
      heldAt ??= Date.now();
    },
    goOn() {
      heldAt = null;
    },
  };
}
