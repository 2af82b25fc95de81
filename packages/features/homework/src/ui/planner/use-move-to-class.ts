import { fill } from '@pausenplatz/kernel-contract';
import { notify } from '@pausenplatz/kernel-ui';
import type { Task } from '../../contract/index.ts';
import { leftBehind } from '../../rules/index.ts';
import { taskTexts } from '../../texts.ui.ts';
import { usePlanView } from './plan-context.ts';

/** Puts a task on the same day of another class, or a copy of it, and says so; with feedback always a copy. Undated ones go to the day the plan begins with. */
export function useMoveToClass(): (task: Task, classId: string, copy: boolean) => Promise<boolean> {
  const { plan, changes, otherClasses } = usePlanView();
  return async (task, classId, wantsCopy) => {
    const { states, feedback } = leftBehind(task);
    const copy = wantsCopy || feedback > 0;
    const moved = await changes.move(task, { date: task.date ?? plan.from, specialDayBox: null, schoolClassId: classId, copy });
    if (!moved) return false;
    const name = otherClasses.find(({ id }) => id === classId)?.name ?? '';
    const texts = taskTexts.toClass;
    if (copy) notify({ type: 'success', title: fill(texts.copied, { name }), body: task.task });
    else if (states === 0) notify({ type: 'success', title: fill(texts.moved, { name }), body: task.task });
    else
      notify({
        type: 'info',
        title: fill(texts.moved, { name }),
        body: fill(texts.movedWithout, { task: task.task, states: texts.lostStates }),
      });
    return true;
  };
}
