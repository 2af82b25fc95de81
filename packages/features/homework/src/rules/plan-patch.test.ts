import { describe, expect, it } from 'vitest';
import type { Plan, Task } from '../contract/shapes.ts';
import { taskIn, tasksOf, withoutTask, withTask } from './plan-patch.ts';

const aTask = (changes: Partial<Task>): Task => ({
  id: 'a',
  task: 'Lesen',
  subject: null,
  date: '2026-11-16',
  visible: true,
  event: false,
  eventDateTo: null,
  specialDayBox: null,
  assignedTo: [],
  assignedToSchoolClass: true,
  position: 'a0',
  forSchoolClass: true,
  minutes: null,
  repeat: null,
  attachments: [],
  opens: null,
  author: null,
  revision: 1,
  ...changes,
});
const empty = { tasks: [], events: [] };
const plan: Plan = {
  title: 'Hausaufgaben',
  subjects: [],
  limitMinutes: null,
  schoolLimitMinutes: null,
  pupilsCanSetDuration: false,
  pupilSortOrder: 'nr',
  schoolClass: { id: 'k', name: '3a', color: 'teal' },
  from: '2026-11-16',
  to: '2026-11-17',
  today: '2026-11-16',
  canTeach: true,
  isGuest: false,
  pupils: [],
  otherMinutes: [],
  teachers: [],
  groups: [],
  specialDayBoxesBefore: [],
  specialDayBoxesAfter: [],
  showWeekend: true,
  showTeachers: false,
  showDurations: false,
  content: [
    { day: null, specialDayBox: 'box', ...empty },
    { day: '2026-11-16', specialDayBox: null, ...empty },
    { day: '2026-11-17', specialDayBox: null, ...empty },
  ],
  shareTopic: null,
};
const shown = (now: Plan) => now.content.map(({ tasks, events }) => [...tasks, ...events].map(({ id }) => id).join(''));

describe('a change is shown before the server has answered', () => {
  it('puts a task where it belongs, in order, once', () => {
    const two = withTask(withTask(plan, aTask({ id: 'b', position: 'a1' })), aTask({ id: 'a' }));
    expect(shown(two)).toEqual(['', 'ab', '']);
    expect(shown(withTask(two, aTask({ id: 'a', position: 'a2' })))).toEqual(['', 'ba', '']);
  });

  it('moves it between days and boxes, and away to another week', () => {
    const one = withTask(plan, aTask({}));
    expect(shown(withTask(one, aTask({ date: '2026-11-17' })))).toEqual(['', '', 'a']);
    expect(shown(withTask(one, aTask({ specialDayBox: 'box' })))).toEqual(['a', '', '']);
    expect(shown(withTask(one, aTask({ date: '2026-12-01' })))).toEqual(['', '', '']);
  });

  it('shows an event on each of its days and still knows it as one', () => {
    const camp = withTask(plan, aTask({ event: true, eventDateTo: '2026-11-18' }));
    expect(shown(camp)).toEqual(['', 'a', 'a']);
    expect(tasksOf(camp)).toHaveLength(1);
  });

  it('puts what was saved in the place of its placeholder', () => {
    const waiting = withTask(plan, aTask({ id: '-1' }));
    expect(shown(withTask(waiting, aTask({ id: 'x' }), '-1'))).toEqual(['', 'x', '']);
  });

  it('takes a task away', () => {
    expect(shown(withoutTask(withTask(plan, aTask({})), 'a'))).toEqual(['', '', '']);
    expect(taskIn(plan, 'a')).toBeUndefined();
  });
});
