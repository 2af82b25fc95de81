import type { LockAnswer, LockSecret, Spot } from '../contract/index.ts';
import { isMeant } from './tolerant-word.ts';

/** How far from a place a press may lie, in percent of the picture's width or height: a child's finger on a phone. */
const spotReach = 9;

/** Whether an answer opens a lock. An answer of another kind, from a page that is older than the lock, does not. */
export function opens(secret: LockSecret, answer: LockAnswer): boolean {
  switch (secret.kind) {
    case 'number':
      return answer.kind === 'number' && isSameNumber(answer.value, secret.value);
    case 'word':
      return answer.kind === 'word' && secret.words.some((word) => isMeant(answer.value, word));
    case 'colors':
    case 'directions':
      return answer.kind === secret.kind && isSameList(answer.values, secret.values);
    case 'points':
      return answer.kind === 'points' && areHit(secret.spots, answer.values);
    case 'order':
      return (
        answer.kind === 'order' &&
        isSameList(
          answer.values,
          secret.items.map(({ id }) => id),
        )
      );
  }
}

const isSameList = (given: readonly string[], wanted: readonly string[]): boolean =>
  given.length === wanted.length && given.every((one, index) => one === wanted[index]);

/** Blanks and the marks between thousands do not count, nor whether somebody writes a comma or a point. */
const numberIn = (text: string): number => {
  const plain = text.replaceAll(/[\s'’]/g, '').replace(',', '.');
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN;
};

const isSameNumber = (given: string, wanted: string): boolean => numberIn(given) === numberIn(wanted);

/** Each place is hit by a press of its own, in whatever order. */
function areHit(spots: readonly Spot[], presses: readonly Spot[]): boolean {
  if (spots.length !== presses.length) return false;
  const [spot, ...others] = spots;
  if (!spot) return true;
  return presses.some((press, index) => isNear(press, spot) && areHit(others, presses.toSpliced(index, 1)));
}

const isNear = (press: Spot, spot: Spot): boolean => Math.hypot(press.x - spot.x, press.y - spot.y) <= spotReach;
