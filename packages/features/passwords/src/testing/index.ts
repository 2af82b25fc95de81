export { aClassItem, passwordsTablesOf, withoutPasswords } from './entries.ts';
export { passwordsExamples } from './examples.ts';
export { passwordsTesting } from './feature.ts';
