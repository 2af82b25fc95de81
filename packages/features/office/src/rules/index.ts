export { cleanRows, type ImportRow } from './list/clean-rows.ts';
export {
  type ColumnMapping,
  hasHeading,
  type ImportField,
  importFields,
  mappingFromCells,
  mappingFromHeading,
  namesPeople,
} from './list/columns.ts';
export { saidWord } from './said-word.ts';
export { mayMakeClass } from './may-make-class.ts';
export { readBirthYear, readDay } from './list/read-day.ts';
