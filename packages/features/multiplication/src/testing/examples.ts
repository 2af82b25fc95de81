import type { Examples } from '@pausenplatz/account/testing';
import type { multiplicationCalls } from '../contract/index.ts';
import { answersTo, aRun } from './runs.ts';

const settings = { timeMode: 1 as const, withoutTime: false, specialFactors: [12 as const], mixFactors: [3] };

/** Well-formed inputs of the calls, for the tests that are made from the contract. */
export const multiplicationExamples: Examples<typeof multiplicationCalls> = {
  getTraining: () => ({}),
  getComposed: () => ({}),
  getMarked: () => ({}),
  getDiplomaInfo: () => ({}),
  getSpeed: () => ({}),
  startRun: () => ({ kind: 'level', level: 1, series: 7 }),
  async finishRun(world) {
    const { id, tasks } = await aRun(world);
    return { id, answers: answersTo(tasks), marks: [] };
  },
  getClassMap: (world) => ({ classId: world.ownClassId }),
  getPupilMap: (world) => ({ classId: world.ownClassId, pupilId: world.people.pupilOwner.userId }),
  setPupil: (world) => ({ classId: world.ownClassId, pupilId: world.people.pupilOwner.userId, ...settings }),
  setKeyFacts: (world) => ({ classId: world.ownClassId, keySet: 'squares' }),
};
