import { chatLimits } from '../contract/limits.ts';

/** Until when who wrote a message may change it or take it back; null once that is over. */
export function changeableUntil(sentAt: Date, now: Date): Date | null {
  const until = new Date(sentAt.getTime() + chatLimits.changeMinutes * 60_000);
  return now < until ? until : null;
}
