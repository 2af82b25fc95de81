import type { Examples } from '@pausenplatz/account/testing';
import type { progressCalls } from '../contract/index.ts';

export const progressExamples: Examples<typeof progressCalls> = {
  getProgress: () => ({}),
  getOwnPerformance: () => ({}),
  getPupilPerformance: (world) => ({ id: world.people.pupilOwner.userId }),
  getClassPerformance: (world) => ({ classId: world.ownClassId }),
};
