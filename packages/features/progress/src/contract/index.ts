import { getProgress } from './overview.ts';
import { getClassPerformance, getOwnPerformance, getPupilPerformance } from './performance.ts';

export * from './blocks.ts';
export * from './limits.ts';
export * from './overview.ts';
export { type Pace, paces } from './pace.ts';
export * from './performance.ts';

export const progressCalls = { getProgress, getOwnPerformance, getPupilPerformance, getClassPerformance } as const;
