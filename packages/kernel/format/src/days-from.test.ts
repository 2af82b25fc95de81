import { describe, expect, it } from 'vitest';
import { daysAfter, daysBefore } from './days-from.ts';

describe('days by the clock', () => {
  const moment = new Date('2026-03-30T12:00:00.000Z');

  it('are of 24 hours, also over the night when the clocks change', () => {
    expect(daysBefore(moment, 2).toISOString()).toBe('2026-03-28T12:00:00.000Z');
    expect(daysAfter(moment, 60).toISOString()).toBe('2026-05-29T12:00:00.000Z');
  });

  it('leave the moment itself as it is', () => {
    daysAfter(moment, 1);
    expect(moment.toISOString()).toBe('2026-03-30T12:00:00.000Z');
  });
});
