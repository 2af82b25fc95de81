export { anEntry } from './entries.ts';
export { shopExamples } from './examples.ts';
export { shopTesting } from './feature.ts';
