export { isBelowFourthClass } from './below-fourth-class.ts';
export { classOfRow, type KnownClass } from './import/class-of-row.ts';
export { cleanRows, type ImportRow } from './import/clean-rows.ts';
export {
  type ColumnMapping,
  hasHeading,
  type ImportField,
  importFields,
  mappingFromCells,
  mappingFromHeading,
  namesPeople,
} from './import/columns.ts';
export type { FieldChange } from './import/field-changes.ts';
export { type Delimiter, guessDelimiter } from './import/guess-delimiter.ts';
export type { KnownPerson } from './import/known-person.ts';
export { type ImportPlan, type ImportQuestion, planImport, type PlannedRow } from './import/plan-import.ts';
export { readBirthYear, readDay } from './import/read-day.ts';
export { type BlockedUndo, isSameState, type PersonState, type PresentPerson, undoObstaclesOf } from './import/undo-import.ts';
export { fillLetter, unknownPlaceholders, type LetterPart, partsOfLetter } from './letter.ts';
export { type LinkOutcome, linkVerdict } from './link-verdict.ts';
export { sheetsOf } from './sheets-of.ts';
export { isReminderSeason, nextClassName, plannedSchoolYear, schoolYearName, schoolYearOf } from './year/school-year.ts';
export { type ClassStep, movesOf, newClassKey, type PlannedClass, type PupilMove, type PupilTarget, reviewPlan } from './year/year-plan.ts';
export { withoutMoves, withoutPlace, withoutTarget } from './without-class.ts';
export { withoutPerson } from './without-person.ts';
export { askedAddress, linksToAsk } from './links-to-ask.ts';
