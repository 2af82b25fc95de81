import { expect, it } from 'vitest';
import { isShortEnough, isTaken } from './fits-question.ts';

it.each([
  ['both', 'video/webm', true],
  ['both', 'audio/mp4', true],
  ['both', 'image/png', false],
  ['film', 'video/mp4', true],
  ['film', 'audio/webm', false],
  ['sound', 'audio/ogg', true],
  ['sound', 'video/mp4', false],
] as const)('a question for %s takes %s: %s', (media, mimeType, taken) => {
  expect(isTaken(media, mimeType)).toBe(taken);
});

it.each([
  [90, 90, true],
  [90, 94.9, true],
  [90, 96, false],
  [180, 184, true],
  [180, null, true],
] as const)('of %s seconds at most, one of %s is short enough: %s', (longestSeconds, seconds, fits) => {
  expect(isShortEnough({ longestSeconds }, seconds)).toBe(fits);
});
