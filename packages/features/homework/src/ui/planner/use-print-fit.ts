import type { Column, Task } from '../../contract/index.ts';
import { type PrintFit, type PrintedTask, printFit } from '../../rules/index.ts';
import { zoneOf } from './place.ts';
import { type PlanView, usePlanView } from './plan-context.ts';

/** How large the letters of the week are on paper, and how much of each column is printed. */
export function usePrintFit(columns: readonly Column[]): PrintFit {
  const view = usePlanView();
  const before = new Set(view.plan.specialDayBoxesBefore.map(({ id }) => id));
  return printFit(
    columns.map((column) => ({
      zone: zoneOf(column),
      row: column.day === null ? (before.has(zoneOf(column)) ? 'before' : 'after') : 'days',
      // What the class does not see yet is not on its sheet either.
      tasks: [...column.events, ...column.tasks].filter(({ visible }) => visible).map((task) => printedTask(view, task)),
    })),
  );
}

/** What a card shows below its words, as `TaskFacts`, `FileList` and `TaskFeedbackLine` draw it. */
function printedTask({ plan, display, userId }: PlanView, task: Task): PrintedTask {
  const hasFacts =
    (display.showDurations && task.minutes !== null) ||
    display.showTeachers ||
    task.eventDateTo !== null ||
    !task.forSchoolClass ||
    !task.assignedToSchoolClass ||
    task.repeat !== null ||
    (plan.canTeach && task.assignedTo.some(({ doneAt }) => doneAt !== null));
  const feedback = plan.canTeach ? 0 : (task.assignedTo.find(({ id }) => id === userId)?.feedback.length ?? 0);
  return {
    words: task.task,
    hasHead: task.event || task.subject !== null,
    smallLines: (hasFacts ? 1 : 0) + task.attachments.length + feedback,
    canTick: !task.event && (!plan.canTeach || !task.forSchoolClass),
  };
}
