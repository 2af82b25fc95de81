import type { Examples } from '@pausenplatz/account/testing';
import { ownTables } from '@pausenplatz/kernel-server';
import type { beamCalls } from '../contract/index.ts';
import type { BeamTables } from '../server/index.ts';
import { aBeam } from './beams.ts';

const ofTeacher = async (world: Parameters<typeof aBeam>[0]) => ({ id: (await aBeam(world)).id });

/** Well-formed inputs of the calls, for the tests that are made from the contract. */
export const beamExamples: Examples<typeof beamCalls> = {
  listBeams: () => ({}),
  async startBeam(world) {
    // Many tests start one; somebody has only so many.
    await ownTables<BeamTables>(world.services.db).deleteFrom('beam').execute();
    return { target: '/seite/klasse-3a', minutes: 60 };
  },
  stopBeam: ofTeacher,
  beamClass: async (world) => ({ ...(await ofTeacher(world)), classId: world.ownClassId }),
  openBeam: async (world) => ({ code: (await aBeam(world)).code }),
};
