import { getMentalArithmetic } from './own.ts';
import { finishMentalRun, startMentalRun } from './runs.ts';
import { getClassStages } from './teaching.ts';

export { mentalArithmeticLimits } from './limits.ts';
export * from './names.ts';
export type { Run } from './parts.ts';
export * from './own.ts';
export * from './runs.ts';
export * from './teaching.ts';

export const mentalArithmeticCalls = { getMentalArithmetic, startMentalRun, finishMentalRun, getClassStages } as const;
