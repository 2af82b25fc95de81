export { officeTesting } from './feature.ts';
export { aGroup, aJoinRequest, anImport, aPlan, aPupil } from './entries.ts';
export { officeExamples } from './examples.ts';
