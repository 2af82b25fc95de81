import type { Clock } from '../src/clock.ts';

export interface MovableClock extends Clock {
  /** Lets time pass, in milliseconds. */
  advance(ms: number): void;
}

/** A clock that starts now and moves with the real one, plus whatever a test adds. */
export function movableClock(): MovableClock {
  let ahead = 0;
  return {
    now: () => new Date(Date.now() + ahead),
    advance(ms) {
      ahead += ms;
    },
  };
}
