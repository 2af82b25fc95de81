import type { CheckedPupil, EvaluationItem, Plan, PlanStatus, Task, TaskStatus } from '../contract/index.ts';

/** Words of a table of states; the screen brings them. */
export interface StatesWords {
  readonly head: readonly [
    number: string,
    firstName: string,
    lastName: string,
    plan: string,
    percent: string,
    mandatory: string,
    optional: string,
  ];
  readonly last: string;
  readonly feedback: string;
  readonly task: (task: Task) => string;
  readonly state: (status: TaskStatus, task: Task) => string;
  readonly plan: (status: PlanStatus) => string;
  readonly question: (item: EvaluationItem, by: 'pupil' | 'teacher') => string;
  readonly answer: (item: EvaluationItem, value: number | string | undefined) => string;
  /** A moment as a day. */
  readonly day: (timestamp: string) => string;
}

type Cell = string | number | null;

/** A class and a plan as a table: a row for each pupil, a column for each task, then what was said about the whole. */
export function statesTable(plan: Plan, pupils: readonly CheckedPupil[], words: StatesWords): readonly (readonly Cell[])[] {
  const tasks = plan.sections.flatMap((section) => section.tasks);
  const asked = plan.selfEvaluationMode.flatMap((item) =>
    (item.type === 'pupil' ? (['pupil', 'teacher'] as const) : (['teacher'] as const)).map((by) => ({ item, by })),
  );
  const head = [
    ...words.head,
    words.last,
    ...tasks.map((task) => words.task(task)),
    ...asked.map(({ item, by }) => words.question(item, by)),
    words.feedback,
  ];
  const rows = pupils.map((pupil) => {
    const states = new Map(pupil.states.map((state) => [state.taskId, state]));
    const last = pupil.states
      .map(({ at }) => at)
      .toSorted()
      .at(-1);
    return [
      pupil.number,
      pupil.firstName,
      pupil.lastName,
      words.plan(pupil.status),
      pupil.percent,
      pupil.mandatoryThrough,
      pupil.optionalThrough,
      last === undefined ? null : words.day(last),
      ...tasks.map((task) => words.state(states.get(task.id)?.status ?? 'open', task)),
      ...asked.map(({ item, by }) => words.answer(item, (by === 'pupil' ? pupil.selfEvaluation : pupil.teacherEvaluation)[item.id])),
      pupil.feedbackTeacher,
    ];
  });
  return [head, ...rows];
}
