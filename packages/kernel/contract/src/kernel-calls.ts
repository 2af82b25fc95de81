import { getInstallation } from './installation.ts';
import { getOperation } from './operation.ts';

/** What the kernel itself answers. */
export const kernelCalls = { getOperation, getInstallation } as const;
