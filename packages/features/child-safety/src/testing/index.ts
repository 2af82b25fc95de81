export { childSafetyExamples } from './examples.ts';
export { childSafetyTesting } from './feature.ts';
