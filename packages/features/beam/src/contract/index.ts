import { beamClass, listBeams, openBeam, startBeam, stopBeam } from './beams.ts';

export * from './beams.ts';
export * from './hub.ts';
export * from './limits.ts';

export const beamCalls = { listBeams, startBeam, stopBeam, beamClass, openBeam } as const;
