const atOnce = 3;
const firstWaitSeconds = 15;
const longestWaitSeconds = 120;

/**
 * How long a team waits after so many wrong answers at one lock, in seconds. Three are free; then each third one costs twice as long, so
 * that thinking is quicker than trying, and a code of three colours takes hours to guess.
 */
export function waitAfter(wrong: number): number {
  if (wrong === 0 || wrong % atOnce !== 0) return 0;
  return Math.min(longestWaitSeconds, firstWaitSeconds * 2 ** (wrong / atOnce - 1));
}
