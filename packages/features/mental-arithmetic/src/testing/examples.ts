import type { Examples } from '@pausenplatz/account/testing';
import type { mentalArithmeticCalls } from '../contract/index.ts';
import { aMentalRun, mentalAnswers } from './runs.ts';

/** Well-formed inputs of the calls, for the tests that are made from the contract. */
export const mentalArithmeticExamples: Examples<typeof mentalArithmeticCalls> = {
  getMentalArithmetic: () => ({}),
  startMentalRun: () => ({ stage: 5, kind: 'twenty', withTime: true }),
  async finishMentalRun(world) {
    const { id, tasks } = await aMentalRun(world);
    return { id, answers: mentalAnswers(tasks) };
  },
  getClassStages: (world) => ({ classId: world.ownClassId }),
};
