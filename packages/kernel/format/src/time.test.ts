import { describe, expect, it } from 'vitest';
import { clockTime, dayWithWeekday, longDay, zurichHour, zurichMoment } from './time.ts';

describe('points in time are told in Swiss words and in the time of Zurich', () => {
  it.each([
    ['2026-11-21T09:42:00.000Z', '10:42', '21. November 2026', 'Samstag, 21. November'],
    ['2026-07-31T22:30:00.000Z', '00:30', '1. August 2026', 'Samstag, 1. August'],
  ])('%s', (timestamp, clock, day, weekday) => {
    expect([clockTime(timestamp), longDay(timestamp), dayWithWeekday(new Date(timestamp))]).toEqual([clock, day, weekday]);
  });
});

describe('a time on the wall in Switzerland', () => {
  it.each([
    ['2026-12-01T18:00', '2026-12-01T17:00:00.000Z'],
    ['2026-07-01T18:00', '2026-07-01T16:00:00.000Z'],
    // This hour does not exist: the clocks jump from two to three.
    ['2026-03-29T02:30', undefined],
    ['2026-02-31T10:00', undefined],
    ['morgen', undefined],
  ])('%s', (wallTime, moment) => expect(zurichMoment(wallTime)?.toISOString()).toBe(moment));
});

it.each([
  ['2026-07-01T22:30:00Z', 0],
  ['2026-01-01T22:30:00Z', 23],
  ['2026-01-01T05:00:00Z', 6],
])('clocks in Switzerland show at %s the hour %i', (moment, hour) => {
  expect(zurichHour(new Date(moment))).toBe(hour);
});
