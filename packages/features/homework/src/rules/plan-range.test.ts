import { describe, expect, it } from 'vitest';
import { planRange, stepDay } from './plan-range.ts';

describe('what a view shows', () => {
  it.each([
    ['day', '2026-11-21', '2026-11-21', '2026-11-21'],
    ['week', '2026-11-21', '2026-11-16', '2026-11-22'],
    ['week', '2027-01-01', '2026-12-28', '2027-01-03'],
    ['list', '2026-11-21', '2026-11-21', '2026-12-18'],
    ['month', '2026-11-21', '2026-10-26', '2026-12-06'],
    ['month', '2027-02-10', '2027-02-01', '2027-02-28'],
  ] as const)('the %s of %s runs from %s to %s', (view, day, from, to) => {
    expect(planRange(view, day)).toEqual({ from, to });
  });
});

describe('where the arrows lead', () => {
  it.each([
    ['day', '2026-11-30', 1, '2026-12-01'],
    ['week', '2026-12-30', 1, '2027-01-06'],
    ['month', '2026-12-15', 1, '2027-01-01'],
    ['month', '2027-01-15', -1, '2026-12-01'],
    ['list', '2026-11-21', -1, '2026-10-24'],
  ] as const)('in the %s of %s by %i: %s', (view, day, by, expected) => {
    expect(stepDay(view, day, by)).toBe(expected);
  });
});
