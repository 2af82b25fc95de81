export { peopleImportTesting } from './feature.ts';
export { anImport } from './an-import.ts';
export { peopleImportExamples } from './examples.ts';
