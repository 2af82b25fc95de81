export { officeTesting } from './feature.ts';
export { aGroup, aPupil } from './entries.ts';
export { officeExamples } from './examples.ts';
