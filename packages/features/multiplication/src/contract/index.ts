import { addMultiplication, listMultiplication, setMultiplicationDone } from './entries.ts';

export * from './entries.ts';
export * from './hub.ts';
export * from './limits.ts';

export const multiplicationCalls = { listMultiplication, addMultiplication, setMultiplicationDone } as const;
