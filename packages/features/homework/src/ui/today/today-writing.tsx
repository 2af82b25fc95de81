import { AddTask, type Begun } from '../planner/add-task.tsx';
import { PlanViewProvider } from '../planner/plan-context.ts';
import type { TodayLineProps } from './today-line.tsx';
import { useTodayChanges } from './use-today-changes.ts';

const nothing = () => undefined;

/** The agenda's own line, in the plan of the home screen. */
export function TodayWriting({ plan, day, userId, begun }: TodayLineProps & { readonly begun: Begun }) {
  const changes = useTodayChanges(plan.schoolClass.id);
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
      <AddTask zone={day} begun={begun} />
    </PlanViewProvider>
  );
}
