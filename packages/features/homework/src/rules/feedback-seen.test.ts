import { describe, expect, it } from 'vitest';
import { feedbackTypes } from '../contract/words.ts';
import { pupilSeesFeedback, teacherSeesFeedback } from './feedback-seen.ts';

describe('who sees feedback', () => {
  it.each([
    ['erledigt', true, true],
    ['nachgeholt', true, true],
    ['lob', true, true],
    ['vergessen', true, true],
    ['unvollständig', false, true],
    ['notiz', false, false],
  ] as const)('%s: the pupil %s, another teacher %s', (type, pupil, other) => {
    const one = { type, teacherId: 'lea', shared: false };
    expect([pupilSeesFeedback(one), teacherSeesFeedback(one, 'urs'), teacherSeesFeedback(one, 'lea')]).toEqual([pupil, other, true]);
  });

  it('a note that is shared is seen by the pupil and by all teachers', () => {
    const note = { type: 'notiz', teacherId: 'lea', shared: true } as const;
    expect([pupilSeesFeedback(note), teacherSeesFeedback(note, 'urs')]).toEqual([true, true]);
  });

  it('knows an answer for each type', () => {
    expect(feedbackTypes.map((type) => pupilSeesFeedback({ type, teacherId: 'lea', shared: false }))).toHaveLength(6);
  });
});
