import { describe, expect, it } from 'vitest';
import { type Attempt, recordAll } from './record.ts';

const at = new Date('2026-11-23T09:00:00Z');
const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);
const anAttempt = (changes: Partial<Attempt>): Attempt => ({
  attemptId: 'a',
  item: '7x8',
  isRight: true,
  showsKnowing: true,
  worth: 1,
  ms: 1_000,
  at,
  ...changes,
});
const nobody = { items: new Map(), earned: new Map() };

describe('what a batch of attempts changes', () => {
  it('is what they change one after the other', () => {
    const { points, items, sums } = recordAll(
      [anAttempt({}), anAttempt({ isRight: false, worth: 0 }), anAttempt({ item: '3x4' })],
      nobody,
      300,
      dayOf,
    );
    expect(points).toEqual([1, 0, 1]);
    expect([items.get('7x8')?.box, items.get('3x4')?.box]).toEqual([1, 2]);
    expect(sums.get('2026-11-23')).toEqual({ points: 2, answers: 3, right: 2, ms: 3_000 });
  });

  it('knows the bound of each day for itself', () => {
    const tomorrow = new Date(at.getTime() + 86_400_000);
    const earned = new Map([['2026-11-23', 299]]);
    const { points } = recordAll(
      [anAttempt({}), anAttempt({ item: '3x4' }), anAttempt({ item: '3x5', at: tomorrow })],
      { ...nobody, earned },
      300,
      dayOf,
    );
    expect(points).toEqual([1, 0, 1]);
  });

  it('says nothing about knowing where the time ran out', () => {
    const { items, sums } = recordAll([anAttempt({ isRight: false, showsKnowing: false, worth: 0 })], nobody, 300, dayOf);
    expect(items.get('7x8')?.box).toBe(0);
    expect(sums.get('2026-11-23')?.answers).toBe(1);
  });

  it('counts what is no item for points alone', () => {
    const { points, items, sums } = recordAll([anAttempt({ item: null, worth: 10, ms: 0 })], nobody, 300, dayOf);
    expect(points).toEqual([10]);
    expect(items.size).toBe(0);
    expect(sums.get('2026-11-23')).toEqual({ points: 10, answers: 0, right: 0, ms: 0 });
  });
});
