import { changePad, getPad, getPadChanges } from './pads.ts';
import { getPadVersion, listPadVersions, restorePadVersion } from './past.ts';

export * from './blocks.ts';
export * from './change.ts';
export * from './hub.ts';
export * from './limits.ts';
export * from './pads.ts';
export * from './past.ts';

export const padsCalls = { getPad, getPadChanges, changePad, listPadVersions, getPadVersion, restorePadVersion } as const;
