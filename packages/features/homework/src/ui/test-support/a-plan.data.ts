import type { Column, Plan, Task } from '../../contract/index.ts';

/** An id as the server makes them, that says what it is. */
export const idOf = (name: string): string => name.padEnd(22, '0');
export const monday = '2027-03-01';
export const tuesday = '2027-03-02';

const person = (name: string, firstName: string, lastName: string) => ({ id: idOf(name), firstName, lastName });

export function aTask(changes: Partial<Task> = {}): Task {
  return {
    id: idOf('task'),
    task: 'Reihen üben',
    subject: 'Mathematik',
    date: monday,
    visible: true,
    event: false,
    eventDateTo: null,
    specialDayBox: null,
    assignedTo: [],
    assignedToSchoolClass: true,
    position: 'a0',
    forSchoolClass: true,
    minutes: 20,
    repeat: null,
    attachments: [],
    opens: null,
    author: idOf('lea'),
    revision: 3,
    ...changes,
  };
}

const columnOf = (day: string, tasks: Task[]): Column => ({ day, specialDayBox: null, tasks, events: [] });

/** Class 3a with two days, two pupils and a limit of thirty minutes. */
export function aPlan(tasks: Task[] = [], changes: Partial<Plan> = {}): Plan {
  return {
    title: 'Hausaufgaben KW {KW}',
    subjects: [{ name: 'Mathematik', color: 'blue' }],
    limitMinutes: 30,
    schoolLimitMinutes: null,
    pupilsCanSetDuration: false,
    pupilSortOrder: 'nr',
    schoolClass: { id: idOf('3a'), name: '3a', color: 'teal' },
    from: monday,
    to: '2027-03-07',
    today: monday,
    canTeach: true,
    isGuest: false,
    pupils: [
      { ...person('noah', 'Noah', 'Meier'), number: 1 },
      { ...person('mia', 'Mia', 'Keller'), number: 2 },
    ],
    otherMinutes: [],
    teachers: [person('lea', 'Lea', 'Brunner')],
    groups: [],
    specialDayBoxesBefore: [],
    specialDayBoxesAfter: [],
    showWeekend: false,
    showTeachers: false,
    showDurations: true,
    content: [monday, tuesday].map((day) =>
      columnOf(
        day,
        tasks.filter((task) => task.date === day),
      ),
    ),
    shareTopic: null,
    ...changes,
  };
}
