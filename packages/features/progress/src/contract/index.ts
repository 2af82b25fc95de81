import { getProgress } from './overview.ts';

export * from './limits.ts';
export * from './overview.ts';

export const progressCalls = { getProgress } as const;
