import { describe, expect, it } from 'vitest';
import { dayLoad, type LoadingTask } from './day-load.ts';

const monday = '2026-11-16';
const forAll = (minutes: number, more: Partial<LoadingTask> = {}): LoadingTask => ({
  date: monday,
  specialDayBox: null,
  event: false,
  minutes,
  assignedToSchoolClass: true,
  assignedTo: [],
  forSchoolClass: true,
  ...more,
});
const only = (minutes: number, ...ids: string[]): LoadingTask =>
  forAll(minutes, { assignedToSchoolClass: false, assignedTo: ids.map((id) => ({ id, selected: true })) });
const pupils = ['mia', 'noah', 'lina'];

describe('the load of a day', () => {
  it.each([
    ['nothing', [], { mostMinutes: 0, over: [], level: 'none' }],
    ['little for all', [forAll(20)], { mostMinutes: 20, over: [], level: 'fine' }],
    ['nearly the limit', [forAll(20), forAll(4)], { mostMinutes: 24, over: [], level: 'near' }],
    ['just the limit', [forAll(30)], { mostMinutes: 30, over: [], level: 'near' }],
    ['too much for one pupil alone', [forAll(20), only(15, 'noah')], { mostMinutes: 35, over: ['noah'], level: 'over' }],
    ['too much for all', [forAll(31)], { mostMinutes: 31, over: pupils, level: 'over' }],
    [
      'events, private entries, other days and boxes of the week, which do not count',
      [
        forAll(60, { event: true }),
        forAll(60, { forSchoolClass: false }),
        forAll(60, { date: '2026-11-17' }),
        forAll(60, { specialDayBox: 'whole-week' }),
      ],
      { mostMinutes: 0, over: [], level: 'none' },
    ],
  ])('with %s', (_name, tasks, expected) => {
    expect(dayLoad(tasks, monday, pupils, 30)).toEqual({ ...expected, countsOthers: false });
  });

  it('warns nobody where the school set no limit', () => {
    expect(dayLoad([forAll(300)], monday, pupils, null)).toEqual({
      mostMinutes: 300,
      over: [],
      level: 'fine',
      countsOthers: false,
    });
  });

  it('counts what the other classes of a child ask for on the same day', () => {
    const french = [
      { userId: 'noah', day: monday, minutes: 15 },
      { userId: 'mia', day: '2026-11-17', minutes: 60 },
    ];
    expect(dayLoad([forAll(20)], monday, pupils, 30, french)).toEqual({
      mostMinutes: 35,
      over: ['noah'],
      level: 'over',
      countsOthers: true,
    });
    expect(dayLoad([], monday, pupils, 30, french)).toMatchObject({ mostMinutes: 15, level: 'fine', countsOthers: true });
  });
});
