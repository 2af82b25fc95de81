import { fill } from '@pausenplatz/kernel-contract';
import { accountTexts } from '../texts.ts';

const secondsAtMost = 90;

/** How long a wait is, as people say it: seconds while one can count them, then minutes, rounded up. */
export function waitWords(seconds: number): string {
  const { waits } = accountTexts;
  if (seconds <= secondsAtMost) return seconds === 1 ? waits.second : fill(waits.seconds, { count: seconds });
  return fill(waits.minutes, { count: Math.ceil(seconds / 60) });
}
