import { describe, expect, test } from 'vitest';
import { areAllDone, type Beginning, firstSteps } from './first-steps.ts';

const nothing: Beginning = { hasSchool: false, hasAsked: false, hasClass: false, mayMakeClass: false, hasWritten: false };
const inSchool = { hasSchool: true, mayMakeClass: true };

describe('the first steps of a new teacher', () => {
  test.each([
    ['begin with the school', {}, ['next', 'later', 'later']],
    ['go on with the page while the school has to answer', { hasAsked: true }, ['waiting', 'later', 'next']],
    ['wait for the school alone once a page is written', { hasAsked: true, hasWritten: true }, ['waiting', 'later', 'done']],
    ['go back to the school after it declined', { hasWritten: true }, ['next', 'later', 'done']],
    ['lead from the school to the class', inSchool, ['done', 'next', 'later']],
    ['do not mind a second request', { ...inSchool, hasAsked: true }, ['done', 'next', 'later']],
    ['leave the class to the administration where that keeps the classes', { hasSchool: true }, ['done', 'waiting', 'next']],
    ['lead from the class to the page', { ...inSchool, hasClass: true }, ['done', 'done', 'next']],
    ['have the class done where the administration gave one', { hasSchool: true, hasClass: true }, ['done', 'done', 'next']],
    ['go in any order', { ...inSchool, hasWritten: true }, ['done', 'next', 'done']],
    ['come to an end', { ...inSchool, hasClass: true, hasWritten: true }, ['done', 'done', 'done']],
  ] as const satisfies readonly [string, Partial<Beginning>, readonly string[]][])('%s', (_sentence, changes, states) => {
    const steps = firstSteps({ ...nothing, ...changes });
    expect([steps.school, steps.schoolClass, steps.page]).toEqual(states);
    expect(areAllDone(steps)).toBe(states.every((state) => state === 'done'));
  });
});
