import type { SignedInUser } from '@pausenplatz/kernel-host';
import { createContext, use } from 'react';
import type { Plan, Task } from '../../contract/index.ts';
import type { PlanChanges } from '../data.ts';
import type { Display } from '../display.ts';

/** What every piece of the planner needs to know. */
export interface PlanView {
  readonly plan: Plan;
  readonly display: Display;
  readonly changes: PlanChanges;
  readonly userId: string;
  readonly openTask: (task: Task) => void;
  /** Classes of this person besides the one on screen. */
  readonly otherClasses: SignedInUser['schoolClasses'];
  /** Asks by keys in which other class a task shall stand. */
  readonly chooseClass: (task: Task) => void;
  /** Tells a screen reader what just happened. */
  readonly say: (sentence: string) => void;
}

const PlanViewContext = createContext<PlanView | null>(null);
export const PlanViewProvider = PlanViewContext.Provider;

export function usePlanView(): PlanView {
  const view = use(PlanViewContext);
  if (!view) throw new Error('No PlanViewProvider above this component');
  return view;
}

/** Whether the task may go to another class: a class's own tasks, by those who teach several. */
export function maySendToClass({ plan, otherClasses }: Pick<PlanView, 'plan' | 'otherClasses'>, task: Task): boolean {
  return plan.canTeach && task.forSchoolClass && otherClasses.length > 0;
}

/** Whether this person may change the task: teachers those of the class, everybody their own. */
export function mayChange(view: Pick<PlanView, 'plan'>, task: Task): boolean {
  return view.plan.canTeach || !task.forSchoolClass;
}
