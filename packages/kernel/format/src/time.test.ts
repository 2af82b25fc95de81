import { describe, expect, it } from 'vitest';
import { clockTime, dayWithWeekday, longDay } from './time.ts';

describe('points in time are told in Swiss words and in the time of Zurich', () => {
  it.each([
    ['2026-11-21T09:42:00.000Z', '10:42', '21. November 2026', 'Samstag, 21. November'],
    ['2026-07-31T22:30:00.000Z', '00:30', '1. August 2026', 'Samstag, 1. August'],
  ])('%s', (timestamp, clock, day, weekday) => {
    expect([clockTime(timestamp), longDay(timestamp), dayWithWeekday(new Date(timestamp))]).toEqual([clock, day, weekday]);
  });
});
