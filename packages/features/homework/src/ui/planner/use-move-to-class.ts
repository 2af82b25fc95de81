import { fill } from '@pausenplatz/kernel-contract';
import { notify } from '@pausenplatz/kernel-ui';
import type { Task } from '../../contract/index.ts';
import { taskTexts } from '../../texts.ui.ts';
import { usePlanView } from './plan-context.ts';

/** Puts a task on the same day of another class, or a copy of it, and says so; undated ones go to the day the plan begins with. */
export function useMoveToClass(): (task: Task, classId: string, copy: boolean) => Promise<boolean> {
  const { plan, changes, otherClasses } = usePlanView();
  return async (task, classId, copy) => {
    const moved = await changes.move(task, { date: task.date ?? plan.from, specialDayBox: null, schoolClassId: classId, copy });
    if (!moved) return false;
    const name = otherClasses.find(({ id }) => id === classId)?.name ?? '';
    notify({ type: 'success', title: fill(copy ? taskTexts.toClass.copied : taskTexts.toClass.moved, { name }), body: task.task });
    return true;
  };
}
