import type { Examples } from '@pausenplatz/account/testing';
import type { yearChangeCalls } from '../contract/index.ts';
import { aPlan } from './a-plan.ts';

const step = (classId: string) => ({
  classId,
  action: 'continue' as const,
  newName: null,
  teacherId: null,
  content: 'keep' as const,
  moves: [],
});

/** Well-formed inputs of the calls, for the tests that are made from the contract. */
export const yearChangeExamples: Examples<typeof yearChangeCalls> = {
  listYearPlans: (world) => ({ schoolId: world.ownSchoolId }),
  createYearPlan: (world) => ({ schoolId: world.ownSchoolId }),
  getYearPlan: async (world) => ({ id: await aPlan(world) }),
  setYearStep: async (world) => ({ planId: await aPlan(world), step: step(world.ownClassId) }),
  setYearPlanDay: async (world) => ({ planId: await aPlan(world), day: '2027-08-09' }),
  runYearPlan: async (world) => ({ planId: await aPlan(world) }),
  undoYearStep: async (world) => ({ planId: await aPlan(world, 'done'), classId: world.ownClassId }),
  undoYearPlan: async (world) => ({ planId: await aPlan(world, 'done') }),
  deleteYearPlan: async (world) => ({ id: await aPlan(world) }),
};
