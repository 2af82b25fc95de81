import { expect, test } from 'vitest';
import type { CheckedPupil, Plan } from '../contract/index.ts';
import { statesTable, type StatesWords } from './states-table.ts';

const words: StatesWords = {
  head: ['Nr.', 'Vorname', 'Nachname', 'Stand', '%', 'Pflicht', 'freiwillig'],
  last: 'zuletzt',
  feedback: 'Rückmeldung',
  task: ({ nr, title }) => `${nr} ${title}`,
  state: (status) => status,
  plan: (status) => status,
  question: ({ question }, by) => `${question} (${by})`,
  answer: (_item, value) => String(value ?? ''),
  day: (timestamp) => timestamp.slice(0, 10),
};

const task = { id: 'a', nr: 1, title: 'Mauern' };
const plan = {
  sections: [{ tasks: [task] }, { tasks: [{ ...task, id: 'b', nr: 2, title: '=SUMME' }] }],
  selfEvaluationMode: [
    { id: 'mut', question: 'Mut?', mode: 'smiley3', type: 'pupil' },
    { id: 'fleiss', question: 'Fleiss?', mode: 'stars5', type: 'teacher' },
  ],
} as unknown as Plan;
const mia = {
  number: 3,
  firstName: 'Mia',
  lastName: 'Keller',
  status: 'inProgress',
  percent: 50,
  mandatoryThrough: 1,
  optionalThrough: 0,
  states: [
    { taskId: 'b', status: 'question', at: '2027-03-02T08:00:00.000Z' },
    { taskId: 'gone', status: 'done', at: '2027-03-01T08:00:00.000Z' },
  ],
  selfEvaluation: { mut: 3 },
  teacherEvaluation: { mut: 2, fleiss: 4 },
  feedbackTeacher: 'Schön;\ngut',
} as unknown as CheckedPupil;

test('each pupil has a row with every task, both views of each question, and the feedback', () => {
  expect(statesTable(plan, [mia], words)).toEqual([
    [
      'Nr.',
      'Vorname',
      'Nachname',
      'Stand',
      '%',
      'Pflicht',
      'freiwillig',
      'zuletzt',
      '1 Mauern',
      '2 =SUMME',
      'Mut? (pupil)',
      'Mut? (teacher)',
      'Fleiss? (teacher)',
      'Rückmeldung',
    ],
    [3, 'Mia', 'Keller', 'inProgress', 50, 1, 0, '2027-03-02', 'open', 'question', '3', '2', '4', 'Schön;\ngut'],
  ]);
});

test('a class in which nothing happened has rows without days, and one without pupils only its head', () => {
  const row = statesTable(plan, [{ ...mia, states: [], selfEvaluation: {}, teacherEvaluation: {}, feedbackTeacher: '' }], words)[1];
  expect(row?.slice(7)).toEqual([null, 'open', 'open', '', '', '', '']);
  expect(statesTable(plan, [], words)).toHaveLength(1);
});
