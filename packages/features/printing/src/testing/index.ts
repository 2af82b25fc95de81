export { printingTesting } from './feature.ts';
export { printingExamples } from './examples.ts';
