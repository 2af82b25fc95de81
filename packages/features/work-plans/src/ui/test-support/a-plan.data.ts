import type { CheckedPupil, OwnPlan, Plan, State, Task, TaskStatus } from '../../contract/index.ts';

export const idOf = (name: string) => name.padEnd(22, '_');
const at = '2027-03-01T08:00:00.000Z';

export const aTask = (name: string, more: Partial<Task> = {}): Task => ({
  id: idOf(name),
  nr: 0,
  title: name,
  text: '',
  icon: null,
  mandatory: true,
  level: 0,
  groupSize: 'EA',
  correctionMode: 'teacher',
  attachments: [],
  revision: 1,
  ...more,
});

/** A plan of class 3a with these tasks in one section. */
export function aPlan(tasks: readonly Task[], more: Partial<Plan> = {}): Plan {
  return {
    id: idOf('plan'),
    url: idOf('url'),
    title: 'Zahlenmauern',
    text: '',
    template: 'none',
    keywords: [],
    level: 0,
    rowPrint: [],
    selfEvaluationMode: [],
    sections: [
      { id: idOf('section'), title: 'Rechnen', backgroundColor: 'teal', tasks: tasks.map((task, index) => ({ ...task, nr: index + 1 })) },
    ],
    isArchived: false,
    revision: 1,
    today: '2027-03-01',
    canEdit: true,
    author: null,
    assignments: [
      {
        id: idOf('assignment'),
        schoolClass: { id: idOf('class'), name: '3a', color: 'orange' },
        wholeClass: true,
        pupils: [],
        dueOn: '2027-03-12',
        isArchived: false,
      },
    ],
    own: null,
    ...more,
  };
}

export const aState = (task: string, status: TaskStatus, more: Partial<State> = {}): State => ({
  taskId: idOf(task),
  status,
  at,
  isSeen: false,
  solutionOpened: false,
  feeling: null,
  ...more,
});

export const anOwnPlan = (states: readonly State[] = [], more: Partial<OwnPlan> = {}): OwnPlan => ({
  assignmentId: idOf('assignment'),
  userId: idOf('noah'),
  status: 'inProgress',
  states: [...states],
  selfEvaluation: {},
  teacherEvaluation: {},
  feedbackTeacher: '',
  teachers: [{ id: idOf('lea'), firstName: 'Lea', lastName: 'Brunner' }],
  ...more,
});

export const aPupil = (firstName: string, states: readonly State[] = [], more: Partial<CheckedPupil> = {}): CheckedPupil => ({
  id: idOf(firstName.toLowerCase()),
  firstName,
  lastName: 'Meier',
  number: 1,
  status: 'inProgress',
  percent: 0,
  mandatoryThrough: 0,
  optionalThrough: 0,
  states: [...states],
  selfEvaluation: {},
  teacherEvaluation: {},
  feedbackTeacher: '',
  ...more,
});
