import type { OwnPlan, Plan, State, Task } from '../contract/index.ts';
import { turnOf } from './status-moves.ts';

/** The states of a pupil by task; what is missing is open. */
export const statesById = (own: OwnPlan): ReadonlyMap<string, State> => new Map(own.states.map((state) => [state.taskId, state]));

/** What a child should do next: what a teacher answered or gave back first, then what is under way, then the next that is open. */
export function nextTask({ sections }: Pick<Plan, 'sections'>, states: ReadonlyMap<string, State>): Task | null {
  const tasks = sections.flatMap((section) => section.tasks);
  const statusOf = ({ id }: Task) => states.get(id)?.status ?? 'open';
  for (const wanted of ['answer', 'redo', 'inProgress', 'open'] as const)
    for (const mandatory of [true, false]) {
      const found = tasks.find((task) => task.mandatory === mandatory && statusOf(task) === wanted);
      // What is optional comes once nothing else is left.
      if (found && (mandatory || wanted !== 'open' || isNothingLeft(tasks, states))) return found;
    }
  return null;
}

function isNothingLeft(tasks: readonly Task[], states: ReadonlyMap<string, State>): boolean {
  return tasks.every(
    ({ id, mandatory, correctionMode }) => !mandatory || turnOf(states.get(id)?.status ?? 'open', correctionMode) !== 'pupil',
  );
}
