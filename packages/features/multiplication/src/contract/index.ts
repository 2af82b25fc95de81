import { getComposed, getDiplomaInfo, getMarked, getSpeed, getTraining } from './own.ts';
import { finishRun, startRun } from './runs.ts';
import { getClassMap, getPupilMap, setKeyFacts, setPupil } from './teaching.ts';

export { multiplicationLimits } from './limits.ts';
export * from './names.ts';
export { type Answer, type Mark, type Mastery, type Run } from './parts.ts';
export { type MappedPupil } from './teaching.ts';
export * from './own.ts';
export * from './runs.ts';
export { getClassMap, getPupilMap, setKeyFacts, setPupil } from './teaching.ts';

export const multiplicationCalls = {
  getTraining,
  getComposed,
  getMarked,
  getDiplomaInfo,
  getSpeed,
  startRun,
  finishRun,
  getClassMap,
  getPupilMap,
  setPupil,
  setKeyFacts,
} as const;
