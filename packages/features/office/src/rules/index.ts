export { cleanRows, type ImportRow } from './list/clean-rows.ts';
export { type ColumnMapping, type ImportField, importFields, namesPeople } from './list/columns.ts';
export { guessColumns, holdsPeople } from './list/guess-columns.ts';
export { isOtherNames, pastedNames } from './list/pasted-names.ts';
export { swappedNames } from './list/swapped-names.ts';
export { saidWord } from './said-word.ts';
export { mayMakeClass } from './may-make-class.ts';
export { readBirthYear, readDay } from './list/read-day.ts';
