export { workPlansExamples } from './examples.ts';
export { workPlansTesting } from './feature.ts';
export { aGivenPlan, anEntry, aPlan, aState, workPlansTablesOf } from './plans.ts';
