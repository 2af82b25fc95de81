import { describe, expect, it } from 'vitest';
import { isDoneBy, isFor, progressOf, standsOn } from './task-words.ts';

const one = (id: string, selected: boolean, isDone = false) => ({
  id,
  selected,
  doneAt: isDone ? '2026-11-20T10:00:00.000Z' : null,
  minutes: null,
  feedback: [],
});

describe('who has a task', () => {
  it.each([
    ['of the class', { assignedToSchoolClass: true, assignedTo: [], forSchoolClass: true }, true],
    ['given to Mia', { assignedToSchoolClass: false, assignedTo: [one('mia', true)], forSchoolClass: true }, true],
    ['given to Noah', { assignedToSchoolClass: false, assignedTo: [one('noah', true), one('mia', false)], forSchoolClass: true }, false],
    ['given to nobody', { assignedToSchoolClass: false, assignedTo: [], forSchoolClass: true }, false],
    ['of her own', { assignedToSchoolClass: false, assignedTo: [], forSchoolClass: false }, true],
  ])('Mia has one %s: %s', (_name, task, expected) => {
    expect(isFor(task, 'mia')).toBe(expected);
  });

  it('counts who is done among those who have it', () => {
    const assignedTo = [one('mia', true, true), one('noah', false, true), one('lina', true)];
    expect(progressOf({ assignedToSchoolClass: false, assignedTo }, ['mia', 'noah', 'lina'])).toEqual({ done: 1, of: 2 });
    expect(progressOf({ assignedToSchoolClass: true, assignedTo }, ['mia', 'noah', 'lina'])).toEqual({ done: 2, of: 3 });
    // Noah and Lina have left the class, or their accounts are put away.
    expect(progressOf({ assignedToSchoolClass: false, assignedTo }, ['mia'])).toEqual({ done: 1, of: 1 });
    expect([isDoneBy({ assignedTo }, 'mia'), isDoneBy({ assignedTo }, 'lina')]).toEqual([true, false]);
  });
});

describe('an event with an end date', () => {
  it.each([
    ['2026-11-15', false],
    ['2026-11-16', true],
    ['2026-11-18', true],
    ['2026-11-19', false],
  ])('stands on %s: %s', (day, expected) => {
    expect(standsOn({ date: '2026-11-16', eventDateTo: '2026-11-18', event: true }, day)).toBe(expected);
  });

  it('stands on its day alone once it is a task, and nowhere in a box without days', () => {
    expect(standsOn({ date: '2026-11-16', eventDateTo: '2026-11-18', event: false }, '2026-11-17')).toBe(false);
    expect(standsOn({ date: null, eventDateTo: null, event: true }, '2026-11-16')).toBe(false);
  });
});
