import { describe, expect, it } from 'vitest';
import { type Memory, remember } from './memory.ts';

const monday = '2026-11-30';
const answered = (memory: Memory | null, knew: boolean, on: string, testOn: string | null = null) => remember(memory, { knew, on, testOn });

describe('what is known of a card', () => {
  it('grows with each answer that was right, and breaks with one that was not', () => {
    let memory = answered(null, true, monday);
    const gaps: number[] = [];
    for (let times = 0; times < 4; times += 1) {
      const { lastOn, dueOn } = memory;
      gaps.push((Date.parse(dueOn) - Date.parse(lastOn)) / 86_400_000);
      memory = answered(memory, true, dueOn);
    }
    expect(gaps).toEqual(gaps.toSorted((one, other) => one - other));
    expect(gaps.at(-1)).toBeGreaterThan(20);
    const { stability, lapses, dueOn } = memory;
    const forgotten = answered(memory, false, dueOn);
    expect(forgotten.stability).toBeLessThan(stability);
    expect(forgotten.lapses).toBe(lapses + 1);
  });

  it('counts once a day: what is asked again right after is practice', () => {
    const once = answered(null, false, monday);
    expect(answered(once, true, monday)).toBe(once);
    expect(once.dueOn).toBe('2026-12-01');
    // An answer that arrives late, from a device without a line, does not turn back what came after.
    expect(answered(once, true, '2026-11-20')).toBe(once);
  });

  it.each([
    // A Friday: what was wrong comes on Monday, not on Saturday.
    ['2026-12-04', false, null, '2026-12-07'],
    ['2026-11-30', false, null, '2026-12-01'],
    // The test is on Thursday: what would wait longer comes on Wednesday.
    ['2026-11-30', true, '2026-12-03', '2026-12-02'],
    // The test is on Monday: nobody practises on the weekend before.
    ['2026-12-01', true, '2026-12-07', '2026-12-04'],
    // The test is tomorrow, or was yesterday: nothing left to hurry for.
    ['2026-11-30', false, '2026-12-01', '2026-12-01'],
    ['2026-11-30', false, '2026-11-29', '2026-12-01'],
  ])('answered on %s (%s), with a test on %s, it comes on %s', (on, knew, testOn, dueOn) => {
    expect(answered(null, knew, on, testOn).dueOn).toBe(dueOn);
  });

  it('never waits longer than half a year, and never falls on a weekend', () => {
    let memory = answered(null, true, monday);
    for (let times = 0; times < 40; times += 1) {
      memory = answered(memory, times % 7 !== 6, memory.dueOn);
      expect(Date.parse(memory.dueOn) - Date.parse(memory.lastOn)).toBeLessThanOrEqual(182 * 86_400_000);
      expect([0, 6]).not.toContain(new Date(memory.dueOn).getUTCDay());
    }
  });
});
