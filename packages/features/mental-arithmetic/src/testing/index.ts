export { mentalArithmeticExamples } from './examples.ts';
export { mentalArithmeticTesting } from './feature.ts';
export { aMentalRun, mentalAnswers } from './runs.ts';
