import { addDays } from '@pausenplatz/kernel-format';
import { describe, expect, it, test } from 'vitest';
import { afterAnswer, type Box, boxOf, isCounted, type WordState } from './ladder.ts';

const on = '2026-11-23';
const at = (box: Box, more: Partial<WordState> = {}): WordState => ({
  box,
  isKnown: false,
  dueOn: on,
  lapses: 0,
  streak: 0,
  isMemo: false,
  lastError: null,
  firstOn: '2026-11-01',
  lastOn: '2026-11-20',
  ...more,
});
const right = { isRight: true, typed: '', on };
const wrong = { isRight: false, typed: 'Farrad', on };

test.each([
  // box, right: box and days; wrong: box
  [0, 1, 1, 0],
  [1, 2, 2, 0],
  [2, 3, 4, 1],
  [3, 4, 8, 2],
  [4, 5, 16, 3],
  [5, 6, 30, 4],
] as const)('from box %i it goes to %i for %i days, or back to %i until tomorrow', (box, up, days, down) => {
  expect(afterAnswer(at(box), right)).toMatchObject({ box: up, dueOn: addDays(on, days), lapses: 0, isKnown: false });
  expect(afterAnswer(at(box), wrong)).toMatchObject({ box: down, dueOn: '2026-11-24', lapses: 1, lastError: 'Farrad' });
});

describe('a word', () => {
  it('is known for good beyond the last box, and nothing takes that back', () => {
    const known = afterAnswer(at(6), right);
    expect(known).toMatchObject({ isKnown: true, box: 6 });
    expect(afterAnswer(known, { ...wrong, on: '2027-05-01' })).toBe(known);
  });

  it('begins in the first box, or stays at the beginning', () => {
    expect(afterAnswer(null, right)).toMatchObject({ box: 1, dueOn: '2026-11-24', firstOn: on, lastOn: on });
    expect(afterAnswer(null, wrong)).toMatchObject({ box: 0, dueOn: '2026-11-24', lapses: 1 });
  });

  it('counts once a day, and not before it is due', () => {
    const once = afterAnswer(at(2), right);
    expect(afterAnswer(once, wrong)).toBe(once);
    expect(afterAnswer(once, { ...wrong, on: '2026-11-25' })).toBe(once);
    // Somebody else's device, whose answers come late.
    expect(afterAnswer(once, { ...wrong, on: '2026-11-10' })).toBe(once);
    expect([isCounted(null, on), isCounted(once, '2026-11-26'), isCounted(once, '2026-11-27')]).toEqual([true, false, true]);
  });

  it('is one to remember after three times wrong in a row, until it is right twice', () => {
    const days = ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27'];
    const seen = [false, false, false, true, true].reduce<WordState[]>(
      (states, isRight, index) => [...states, afterAnswer(states.at(-1) ?? at(3), { isRight, typed: 'x', on: days[index] ?? '' })],
      [],
    );
    expect(seen.map(({ isMemo }) => isMemo)).toEqual([false, false, true, true, false]);
  });

  it('takes 62 days when all is right', () => {
    let state: WordState | null = null;
    let day = on;
    for (let count = 0; count < 7; count += 1) {
      state = afterAnswer(state, { isRight: true, typed: '', on: day });
      day = state.dueOn;
    }
    expect([state?.isKnown, state?.lastOn]).toEqual([true, addDays(on, 61)]);
  });
});

test('a number outside of the boxes is the nearest box', () => {
  expect([boxOf(-3), boxOf(4), boxOf(9)]).toEqual([0, 4, 6]);
});
