import { getClassLights, getOwnRanking, getRanking, setClassRanking, setOwnRanking } from './calls.ts';

export * from './calls.ts';
export * from './limits.ts';
export * from './lists.ts';

export const rankingsCalls = { getRanking, getOwnRanking, setOwnRanking, getClassLights, setClassRanking } as const;
