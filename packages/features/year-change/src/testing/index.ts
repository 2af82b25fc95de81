export { yearChangeTesting } from './feature.ts';
export { aPlan } from './a-plan.ts';
export { yearChangeExamples } from './examples.ts';
