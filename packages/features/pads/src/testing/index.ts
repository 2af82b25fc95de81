export { padsExamples } from './examples.ts';
export { padsTesting } from './feature.ts';
export { aPad, aText, aVersion, padsTablesOf } from './pads.ts';
