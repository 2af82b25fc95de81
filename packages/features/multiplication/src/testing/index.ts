export { multiplicationExamples } from './examples.ts';
export { multiplicationTesting } from './feature.ts';
export { answersTo, aRun } from './runs.ts';
