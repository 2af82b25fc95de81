import { useEffect, useRef } from 'react';
import { AddTask } from '../planner/add-task.tsx';
import { PlanViewProvider } from '../planner/plan-context.ts';
import type { TodayLineProps } from './today-line.tsx';
import { useTodayChanges } from './use-today-changes.ts';

const nothing = () => undefined;

/** The agenda's own line, in the plan of the home screen. */
export function TodayWriting({ plan, day, userId }: TodayLineProps) {
  const frame = useRef<HTMLDivElement>(null);
  const changes = useTodayChanges(plan.schoolClass.id);
  useEffect(() => frame.current?.querySelector('textarea')?.focus(), []);
  return (
    <PlanViewProvider
      value={{
        plan,
        display: { showWeekend: true, showTeachers: false, showDurations: false },
        changes,
        userId,
        openTask: nothing,
        otherClasses: [],
        chooseClass: nothing,
        say: nothing,
      }}
    >
      <div ref={frame}>
        <AddTask zone={day} />
      </div>
    </PlanViewProvider>
  );
}
