export { ofNextRun } from './next-run.ts';
export { planDays, proposedDay, timingOf } from './plan-day.ts';
export { nextClassName, plannedSchoolYear } from './planned-year.ts';
export { withoutMoves } from './without-moves.ts';
export { withoutPerson } from './without-person.ts';
export {
  type ClassStep,
  goesAway,
  isBlocking,
  leaversOf,
  movesOf,
  newClassKey,
  type PlannedClass,
  type PupilMove,
  type PupilTarget,
  reviewPlan,
} from './year-plan.ts';
