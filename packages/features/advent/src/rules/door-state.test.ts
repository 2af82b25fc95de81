import { describe, expect, it } from 'vitest';
import { doorDays, momentOn } from './door-day.ts';
import { doorState, doorTimes, isOpenAt, nextChange } from './door-state.ts';

const at = (wall: string) => new Date(wall);
const opening = { openHour: 6, lastDay: '2026-12-24' } as const;
const fourth = (mode: 'day' | 'from' | 'end') => doorTimes('2026-12-04', { ...opening, mode });

describe('a door of the 4th of December that opens at six', () => {
  // Zurich is an hour ahead of UTC in December.
  const moments = [
    '2026-12-03T23:30:00Z',
    '2026-12-04T04:59:59Z',
    '2026-12-04T05:00:00Z',
    '2026-12-04T22:59:59Z',
    '2026-12-04T23:00:00Z',
    '2026-12-24T04:59:59Z',
    '2026-12-24T05:00:00Z',
    '2027-02-01T12:00:00Z',
  ];
  it.each([
    ['day', [false, false, true, true, false, false, false, false]],
    ['from', [false, false, true, true, true, true, true, true]],
    ['end', [false, false, true, true, false, false, true, true]],
  ] as const)('is open by the mode %s at the right moments', (mode, expected) => {
    expect(moments.map((moment) => isOpenAt(fourth(mode), at(moment)))).toEqual(expected);
  });

  it('says nothing of what is behind it before its time', () => {
    const before = at(moments[1] ?? '');
    expect([doorState(fourth('from'), before, true), doorState(fourth('from'), before, false)]).toEqual(['closed', 'closed']);
    const open = at(moments[2] ?? '');
    expect([doorState(fourth('from'), open, true), doorState(fourth('from'), open, false)]).toEqual(['open', 'empty']);
    expect(doorState(fourth('day'), at(moments[4] ?? ''), true)).toBe('missed');
  });

  it('tells when something changes by itself next', () => {
    expect(nextChange([fourth('day')], at(moments[0] ?? ''))?.toISOString()).toBe('2026-12-04T05:00:00.000Z');
    expect(nextChange([fourth('day')], at(moments[2] ?? ''))?.toISOString()).toBe('2026-12-04T23:00:00.000Z');
    expect(nextChange([fourth('end')], at(moments[4] ?? ''))?.toISOString()).toBe('2026-12-24T05:00:00.000Z');
    expect(nextChange([fourth('from')], at(moments[2] ?? ''))).toBeNull();
  });
});

describe('the clock of Zurich', () => {
  it('has no two o’clock in one night of March, and two of them in one of October', () => {
    expect(momentOn('2027-03-28', 2).toISOString()).toBe('2027-03-28T01:00:00.000Z');
    expect(momentOn('2027-10-31', 2).toISOString()).toBe('2027-10-31T01:00:00.000Z');
    expect(momentOn('2027-06-30', 6).toISOString()).toBe('2027-06-30T04:00:00.000Z');
  });
});

describe('the days of doors', () => {
  it.each([
    ['December', { startsOn: '2026-12-01', schoolDaysOnly: false }, 24, '2026-12-24'],
    ['over the end of a year', { startsOn: '2026-12-28', schoolDaysOnly: false }, 7, '2027-01-03'],
    ['ten school days before a camp', { startsOn: '2027-05-20', schoolDaysOnly: true }, 10, '2027-06-02'],
    ['a Saturday begins on Monday', { startsOn: '2027-05-22', schoolDaysOnly: true }, 1, '2027-05-24'],
  ])('%s', (_name, days, count, last) => {
    expect(doorDays(days, count)).toHaveLength(count);
    expect(doorDays(days, count).at(-1)).toBe(last);
  });
});
