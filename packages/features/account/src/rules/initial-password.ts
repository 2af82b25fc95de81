import { colorWords, thingWords } from './initial-password-words.data.ts';

/** Draws a whole number below `limit`; the server gives one from its random source. */
export type Draw = (limit: number) => number;

/**
 * A first password that a seven-year-old can copy from a card: thing, number, property (`Tasse-47-blau`). Words without umlauts
 * and without letters that differ between Swiss and other keyboards (y, z); guessing is bounded by the attempts an account allows.
 */
export function initialPassword(draw: Draw): string {
  const thing = thingWords[draw(thingWords.length)] ?? '';
  const property = colorWords[draw(colorWords.length)] ?? '';
  return `${thing}-${10 + draw(90)}-${property}`;
}

/** How many different first passwords there are. */
export const initialPasswordCount = thingWords.length * 90 * colorWords.length;
