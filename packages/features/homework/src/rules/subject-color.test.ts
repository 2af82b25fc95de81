import { expect, test } from 'vitest';
import { subjectColor } from './subject-color.ts';

const subjects = [{ name: 'Mathematik', color: 'blue' }] as const;

test.each([
  ['the class’s choice', 'Mathematik', 'blue'],
  ['no subject is grey', null, 'grey'],
  ['a subject without a choice has one by its name', 'Deutsch', 'teal'],
  ['which is the same for everybody', 'Turnen', 'yellow'],
] as const)('%s', (_name, subject, color) => expect(subjectColor(subjects, subject)).toBe(color));
