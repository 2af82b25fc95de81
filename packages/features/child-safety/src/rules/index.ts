export { certainties, type Certainty, type Level, levelOf, levels, type Risk, risks } from './assessment.ts';
export { nextSteps, type StepName } from './next-steps.ts';
export { isShortSign } from './short-sign.ts';
