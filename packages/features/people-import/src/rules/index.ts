export { classOfRow, type KnownClass } from './class-of-row.ts';
export type { FieldChange } from './field-changes.ts';
export type { KnownPerson } from './known-person.ts';
export { type ImportPlan, type ImportQuestion, planImport, type PlannedRow } from './plan-import.ts';
export { type BlockedUndo, isSameState, type PersonState, type PresentPerson, undoObstaclesOf } from './undo-import.ts';
export { withoutPlace, withoutTarget } from './without-class.ts';
