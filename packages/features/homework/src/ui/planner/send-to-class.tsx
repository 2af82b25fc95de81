import type { Task } from '../../contract/index.ts';
import { ClassChooser } from './class-tray.tsx';
import { columnOfTask, zoneOf } from './place.ts';
import { usePlanView } from './plan-context.ts';
import { useMoveToClass } from './use-move-to-class.ts';

/** Another class is chosen by keys; afterwards the focus is at the task, or where it stood when it has gone. */
export function SendToClass({ task, onDone }: { readonly task: Task; readonly onDone: () => void }) {
  const { plan } = usePlanView();
  const toClass = useMoveToClass();
  const column = columnOfTask(plan, task);
  const focusOn = (selector: string) => requestAnimationFrame(() => document.querySelector<HTMLElement>(selector)?.focus());
  const atTask = `[data-task="${CSS.escape(task.id)}"] [data-open]`;
  return (
    <ClassChooser
      task={task}
      onCancel={(giveBack) => {
        onDone();
        if (giveBack) focusOn(atTask);
      }}
      onChoose={(classId, copy) => {
        onDone();
        focusOn(copy || !column ? atTask : `[data-add="${CSS.escape(zoneOf(column))}"]`);
        void toClass(task, classId, copy);
      }}
    />
  );
}
