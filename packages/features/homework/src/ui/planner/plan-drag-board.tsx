import { fill } from '@pausenplatz/kernel-contract';
import { DragBoard } from '@pausenplatz/kernel-ui';
import type { ReactNode } from 'react';
import { taskIn } from '../../rules/index.ts';
import { taskTexts } from '../../texts.ui.ts';
import { ClassTargets } from './class-tray.tsx';
import { afterIdFor, classOfZone, columnZone, placeName, placeOf, zoneOf, zoneOfClass } from './place.ts';
import { maySendToClass, usePlanView } from './plan-context.ts';
import { LiftedTask } from './task-card.tsx';
import { useMoveToClass } from './use-move-to-class.ts';

/** Everything inside can be dragged everywhere: to days, boxes, days of the strip, and other classes. */
export function PlanDragBoard({ children }: { readonly children: ReactNode }) {
  const view = usePlanView();
  const toClass = useMoveToClass();
  const { plan, changes, otherClasses } = view;
  const classNames = new Map(otherClasses.map(({ id, name }) => [zoneOfClass(id), fill(taskTexts.toClass.zone, { name })]));
  return (
    <DragBoard
      nameOf={(id) => taskIn(plan, id)?.task ?? ''}
      zoneNameOf={(zone) => classNames.get(zone) ?? placeName(plan, columnZone(zone))}
      renderLifted={(id) => {
        const task = taskIn(plan, id);
        return task ? <LiftedTask task={task} /> : null;
      }}
      renderTargets={(id) => {
        const task = taskIn(plan, id);
        return task && maySendToClass(view, task) ? <ClassTargets task={task} /> : null;
      }}
      onDrop={({ id, zone, beforeId, copy }) => {
        const task = taskIn(plan, id);
        if (!task) return;
        const classId = classOfZone(zone);
        if (classId !== null) return void toClass(task, classId, copy);
        const target = columnZone(zone);
        const afterId = afterIdFor(
          plan.content.find((one) => zoneOf(one) === target),
          beforeId,
          id,
        );
        void changes.move(task, { ...placeOf(plan, target), copy, ...(afterId !== undefined && { afterId }) });
      }}
    >
      {children}
    </DragBoard>
  );
}
