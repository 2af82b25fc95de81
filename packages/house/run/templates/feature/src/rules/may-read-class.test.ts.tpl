import { describe, expect, it } from 'vitest';
import { mayReadClass, type Reader } from './may-read-class.ts';

const nobody: Reader = { attendsClassIds: [], teachesClassIds: [], adminSchoolIds: [] };

describe('the entries of class 3a in school Sonnenberg', () => {
  it.each([
    ['its pupil', { ...nobody, attendsClassIds: ['3a'] }, true],
    ['its teacher', { ...nobody, teachesClassIds: ['3a'] }, true],
    ['an administrator of the school', { ...nobody, adminSchoolIds: ['sonnenberg'] }, true],
    ['a pupil of another class', { ...nobody, attendsClassIds: ['4b'] }, false],
    ['an administrator of another school', { ...nobody, adminSchoolIds: ['see'] }, false],
    ['somebody who belongs nowhere', nobody, false],
  ])('are read by %s: %#', (_who, reader, expected) => {
    expect(mayReadClass({ id: '3a', schoolId: 'sonnenberg' }, reader)).toBe(expected);
  });
});
