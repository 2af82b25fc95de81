export { federationTesting } from './feature.ts';
export { federationExamples } from './examples.ts';
