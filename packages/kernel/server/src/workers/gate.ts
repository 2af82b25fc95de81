import { refuse } from '../refusal.ts';

/** Lets some work through at once; what comes meanwhile waits its turn, and when too many wait, is asked to come again. */
interface Gate {
  pass<Result>(work: () => Promise<Result>): Promise<Result>;
}

export function createGate(atOnce: number, waitingAtMost: number): Gate {
  const waiting: (() => void)[] = [];
  let inside = 0;
  return {
    async pass(work) {
      if (inside >= atOnce) {
        if (waiting.length >= waitingAtMost) refuse('TOO_MANY_REQUESTS', { details: { seconds: 20 } });
        // Whoever leaves hands the place over, so that nobody slips in between.
        await new Promise<void>((resolve) => waiting.push(resolve));
      } else inside += 1;
      try {
        return await work();
      } finally {
        const following = waiting.shift();
        if (following) following();
        else inside -= 1;
      }
    },
  };
}
