import { describe, expect, it } from 'vitest';
import { readBirthYear, readDay } from './read-day.ts';

describe('dates arrive in several formats', () => {
  it.each([
    ['31.12.2015', '2015-12-31'],
    ['1.2.2015', '2015-02-01'],
    ['01. 02. 2015', '2015-02-01'],
    ['31.12.2015 00:00:00', '2015-12-31'],
    ['31.12.2015 00:00', '2015-12-31'],
    ['31.12.15', null],
    ['2015-12-31', '2015-12-31'],
    ['2015-12-31 08:30:00', '2015-12-31'],
    ['2015-12-31T08:30:00', '2015-12-31'],
    ['2015-12-31T23:30:00.000Z', '2016-01-01'],
    ['2015-12-31T23:30:00+01:00', '2015-12-31'],
    ['29.2.2016', '2016-02-29'],
    ['29.2.2015', null],
    ['31.13.2015', null],
    ['12/31/2015', null],
    ['gestern', null],
    ['', null],
  ])('%s is %s', (text, expected) => {
    expect(readDay(text)).toBe(expected);
  });
});

describe('the year of birth comes from a day or stands alone', () => {
  it.each([
    ['2015', 2015],
    ['31.12.2015', 2015],
    ['2015-12-31', 2015],
    ['31.12.15', 2015],
    ['1. 2. 09', 2009],
    ['31.12.26', 2026],
    ['31.12.71', 1971],
    ['31.2.15', null],
    ['1850', null],
    ['2030', null],
    ['15', null],
  ])('%s gives %s', (text, expected) => {
    expect(readBirthYear(text, 2026)).toBe(expected);
  });
});
