import { expect, it } from 'vitest';
import type { Assignee, TaskFeedback } from '../contract/shapes.ts';
import { leftBehind } from './leaving-class.ts';

const praise: TaskFeedback = {
  id: 'f',
  type: 'lob',
  feedback: '',
  feedbackTeacherId: 'lea',
  shared: false,
  at: '2027-03-01T08:00:00.000Z',
};
const pupil = (more: Partial<Assignee>): Assignee => ({ id: 'mia', selected: true, doneAt: null, minutes: null, feedback: [], ...more });

it.each([
  ['nothing of those who only have it', [pupil({})], { states: 0, feedback: 0 }],
  [
    'who ticked it off, or said how long it took',
    [pupil({ doneAt: '2027-03-01T08:00:00.000Z' }), pupil({ minutes: 5 })],
    { states: 2, feedback: 0 },
  ],
  ['all feedback', [pupil({ feedback: [praise, praise] }), pupil({ feedback: [praise] })], { states: 0, feedback: 3 }],
])('a task that goes to another class leaves behind %s', (_name, assignedTo, expected) => {
  expect(leftBehind({ assignedTo })).toEqual(expected);
});
