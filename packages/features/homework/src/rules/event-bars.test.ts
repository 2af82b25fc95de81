import { expect, test } from 'vitest';
import type { Task } from '../contract/shapes.ts';
import { eventBars } from './event-bars.ts';

const days = ['2027-03-01', '2027-03-02', '2027-03-03', '2027-03-04', '2027-03-05'];
const event = (id: string, date: string, eventDateTo: string | null): Task => ({
  id,
  task: id,
  subject: null,
  date,
  visible: true,
  event: true,
  eventDateTo,
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
});
const drawn = (...events: Task[]) => eventBars(days, events).map(({ task, column, span, lane }) => [task.id, column, span, lane]);

test('an event of five days is one bar, however many columns hold it', () => {
  const camp = event('Lager', '2027-03-01', '2027-03-05');
  expect(drawn(camp, camp, camp)).toEqual([['Lager', 0, 5, 0]]);
});

test('what reaches beyond the days shown is cut, and says so', () => {
  const [bar] = eventBars(days, [event('Lager', '2027-02-25', '2027-03-09')]);
  expect(bar).toMatchObject({ column: 0, span: 5, beganBefore: true, goesOn: true });
});

test('two at the same time lie in two lanes, one after the other in one', () => {
  expect(
    drawn(
      event('Ausstellung', '2027-03-04', '2027-03-05'),
      event('Lager', '2027-03-01', '2027-03-03'),
      event('Projekt', '2027-03-02', '2027-03-04'),
    ),
  ).toEqual([
    ['Lager', 0, 3, 0],
    ['Projekt', 1, 3, 1],
    ['Ausstellung', 3, 2, 0],
  ]);
});

test('an event of one day, and one of another week, is none', () => {
  expect(drawn(event('Zahnarzt', '2027-03-02', null), event('Ferien', '2027-04-01', '2027-04-09'))).toEqual([]);
});
