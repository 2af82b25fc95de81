import { inWorker, refuse } from '@pausenplatz/kernel-server';
import type { Context } from './printing.ts';
import type { makeCards } from './cards.ts';
import type { makeLetters } from './letters.ts';

/** Setting a class takes a second of a processor: it happens on another thread, where nobody else waits for it. */
export const cardsOnPaper = inWorker<typeof makeCards>(new URL('./cards.ts', import.meta.url).href, 'makeCards');
export const lettersOnPaper = inWorker<typeof makeLetters>(new URL('./letters.ts', import.meta.url).href, 'makeLetters');

/** Of sheets for pupils, in an hour: a school prints everything for its new year, and a script does not print all day. */
const byCost = { name: 'office-print', points: 2_400, perSeconds: 3_600 };

export async function takePaper(context: Pick<Context, 'rateLimiter'>, userId: string, sheets: number): Promise<void> {
  const seconds = await context.rateLimiter.take(byCost, userId, sheets);
  if (seconds > 0) refuse('TOO_MANY_REQUESTS', { details: { seconds } });
}
