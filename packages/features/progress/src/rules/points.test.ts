import { describe, expect, it } from 'vitest';
import type { Box } from './boxes.ts';
import { pointsEarned } from './points.ts';

const at = new Date('2026-11-23T09:00:00Z');
const hoursAgo = (hours: number | null) => (hours === null ? null : new Date(at.getTime() - hours * 3_600_000));

describe('points for an answer', () => {
  it.each<[string, Box | null, number | null, number, number, number]>([
    ['right at the first try', 2, null, 1, 0, 1],
    ['a mistake', 2, null, 0, 0, 0],
    ['something that is not easy yet, again', 5, 1, 1, 10, 1],
    ['something easy, for the first time', 6, null, 1, 10, 1],
    ['something easy again within a day', 6, 23.9, 1, 10, 0],
    ['something easy a day later', 6, 24, 1, 10, 1],
    ['a level that was passed', null, null, 10, 40, 10],
    ['the last of a day', 2, null, 1, 299, 1],
    ['more than a day has', 2, null, 1, 300, 0],
    ['what fits of a diploma', null, null, 50, 280, 20],
    ['a day that had more before', null, null, 10, 310, 0],
  ])('for %s', (_words, box, lastHours, worth, earnedThatDay, points) => {
    expect(pointsEarned({ box, lastPointsAt: hoursAgo(lastHours), at, worth, earnedThatDay }, 300)).toBe(points);
  });
});
