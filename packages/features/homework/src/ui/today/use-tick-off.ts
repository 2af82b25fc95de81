import { useApi } from '@pausenplatz/kernel-browser';
import { useOptimistic } from '@pausenplatz/kernel-ui';
import { updateAssignee } from '../../contract/assigning.ts';
import type { Task } from '../../contract/index.ts';
import { getToday, type PlanOfToday } from '../../contract/today.ts';
import { withDone } from '../../rules/plan-patch.ts';

/** Ticks a task off and takes that back, shown at once. */
export function useTickOff(userId: string): (task: Task, done: boolean) => void {
  const api = useApi();
  const updates = useOptimistic(getToday, {});
  return (task, done) => {
    const at = new Date().toISOString();
    void updates.attempt({
      show: (today) => ({ ...today, plans: today.plans.map((plan) => inAll(plan, withDone(task, userId, done ? at : null))) }),
      send: () => api.call(updateAssignee, { taskId: task.id, userId, field: 'done', value: done }),
    });
  };
}

/** The task stays where it stands, so that nobody loses it from under the finger. */
function inAll(plan: PlanOfToday, task: Task): PlanOfToday {
  const put = (tasks: readonly Task[]) => tasks.map((one) => (one.id === task.id ? task : one));
  return { ...plan, late: put(plan.late), content: plan.content.map((column) => ({ ...column, tasks: put(column.tasks) })) };
}
