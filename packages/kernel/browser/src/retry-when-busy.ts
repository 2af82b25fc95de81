import { RefusedError, UnexpectedAnswerError } from './errors.ts';

const pausesMs = [500, 2_000, 6_000];
const longestPauseMs = 10_000;

/** The server is there but cannot answer now: too many at once, or just starting. It says nothing about what was asked. */
export function isBusy(error: unknown): boolean {
  return (error instanceof RefusedError || error instanceof UnexpectedAnswerError) && (error.status === 429 || error.status >= 500);
}

/** Tries again after a pause while the server is busy, as long as the server asks for within ten seconds; then throws what it said. */
export async function retryWhenBusy<T>(
  work: () => Promise<T>,
  wait: (ms: number) => Promise<void> = (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
): Promise<T> {
  for (const pause of pausesMs) {
    try {
      return await work();
    } catch (error) {
      if (!isBusy(error)) throw error;
      const retryAfterMs = error instanceof RefusedError ? Number(error.body.details?.['seconds'] ?? 0) * 1_000 : 0;
      await wait(Math.min(Math.max(pause, retryAfterMs), longestPauseMs));
    }
  }
  return work();
}
