import { expect, it } from 'vitest';
import type { EvaluationItem } from '../contract/index.ts';
import { isAnswerTo, mayAnswer } from './evaluation.ts';

const item = (mode: EvaluationItem['mode'], type: EvaluationItem['type'] = 'pupil'): EvaluationItem => ({
  id: 'a',
  question: 'Wie ging es?',
  mode,
  type,
});

it.each([
  ['smiley3', 1, true],
  ['smiley3', 3, true],
  ['smiley3', 4, false],
  ['stars5', 5, true],
  ['stars5', 6, false],
  ['stars5', '5', false],
  ['scale10', 10, true],
  ['scale10', 0, false],
  ['text', 'Gut', true],
  ['text', 3, false],
  ['text', null, true],
  ['smiley3', null, true],
] as const)('a question of the kind %s is answered by %j: %s', (mode, value, fits) => {
  expect(isAnswerTo(item(mode), value)).toBe(fits);
});

it('pupils answer what is asked of them, teachers everything', () => {
  expect([mayAnswer('pupil', item('text')), mayAnswer('pupil', item('text', 'teacher'))]).toEqual([true, false]);
  expect([mayAnswer('teacher', item('text')), mayAnswer('teacher', item('text', 'teacher'))]).toEqual([true, true]);
});
