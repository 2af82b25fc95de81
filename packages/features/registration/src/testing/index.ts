export { registrationTesting } from './feature.ts';
export { registrationExamples } from './examples.ts';
