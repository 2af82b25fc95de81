import { confirmationCalls } from './confirmation.ts';
import { joinCalls } from './joining.ts';

export * from './confirmation.ts';
export * from './hub.ts';
export * from './joining.ts';
export * from './limits.ts';

export const joiningCalls = { ...joinCalls, ...confirmationCalls } as const;
