export { progressExamples } from './examples.ts';
export { progressTesting } from './feature.ts';
