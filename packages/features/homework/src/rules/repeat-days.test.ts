import { describe, expect, it } from 'vitest';
import { repeatDays } from './repeat-days.ts';

describe('a repeated task of Friday, 20 November, stands again on', () => {
  it.each([
    ['daily', [], '2026-11-26', ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26']],
    ['weekly', [], '2026-12-11', ['2026-11-27', '2026-12-04', '2026-12-11']],
    ['biweekly', [], '2026-12-18', ['2026-12-04', '2026-12-18']],
    ['selectedDays', [1, 4], '2026-11-30', ['2026-11-23', '2026-11-26', '2026-11-30']],
    ['selectedDays', [6, 7], '2026-11-22', ['2026-11-21', '2026-11-22']],
    ['weekly', [], '2026-11-20', []],
    ['weekly', [], '2026-11-01', []],
  ] as const)('%s %j until %s: %j', (mode, selectedDays, to, expected) => {
    expect(repeatDays({ mode, from: '2026-11-20', to, selectedDays })).toEqual(expected);
  });
});
