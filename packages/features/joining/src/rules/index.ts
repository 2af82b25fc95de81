export { areAllDone, type Beginning, firstSteps, type StepState } from './first-steps.ts';
