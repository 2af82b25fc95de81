export { anEntry } from './entries.ts';
export { multiplicationExamples } from './examples.ts';
export { multiplicationTesting } from './feature.ts';
