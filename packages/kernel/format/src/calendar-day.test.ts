import { describe, expect, it } from 'vitest';
import { daysBetween, daysFromTo, fullDay, isoWeekOfDay, monthOfYear, shortDay, shortWeekday } from './calendar-day.ts';
import { addDays, isoWeekday, mondayOf, zurichDay } from './week-start.ts';

describe('calendar days of the school', () => {
  it.each([
    ['2026-07-31T22:30:00.000Z', '2026-08-01'],
    ['2026-12-31T22:59:59.000Z', '2026-12-31'],
    ['2026-12-31T23:00:00.000Z', '2027-01-01'],
  ])('a moment %s is the day %s in Zurich', (moment, day) => {
    expect(zurichDay(new Date(moment))).toBe(day);
  });

  it.each([
    ['2026-03-28', 2, '2026-03-30'],
    ['2026-10-24', 2, '2026-10-26'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2027-01-01', -1, '2026-12-31'],
  ])('summer time and leap days do not shift %s by %i days', (day, count, expected) => {
    expect(addDays(day, count)).toBe(expected);
    expect(daysBetween(day, expected)).toBe(count);
  });

  it.each([
    ['2026-11-21', 6, '2026-11-16', 47],
    ['2026-12-31', 4, '2026-12-28', 53],
    ['2027-01-03', 7, '2026-12-28', 53],
    ['2027-01-04', 1, '2027-01-04', 1],
    ['2024-12-30', 1, '2024-12-30', 1],
  ])('%s is ISO weekday %i of the week that begins on %s and has number %i', (day, weekday, monday, week) => {
    expect([isoWeekday(day), mondayOf(day), isoWeekOfDay(day)]).toEqual([weekday, monday, week]);
  });

  it('are told in Swiss words', () => {
    expect([shortWeekday('2026-11-16'), shortDay('2026-11-16'), monthOfYear('2026-11-16'), fullDay('2026-11-16')]).toEqual([
      'Mo',
      '16.11.',
      'November 2026',
      'Montag, 16. November 2026',
    ]);
  });

  it('make a list from one to another, and an empty one backwards', () => {
    expect(daysFromTo('2026-11-29', '2026-12-01')).toEqual(['2026-11-29', '2026-11-30', '2026-12-01']);
    expect(daysFromTo('2026-12-01', '2026-11-30')).toEqual([]);
  });
});
