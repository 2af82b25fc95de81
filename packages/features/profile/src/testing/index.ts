export { profileTesting } from './feature.ts';
export { profileExamples } from './examples.ts';
