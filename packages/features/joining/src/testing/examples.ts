import type { Examples } from '@pausenplatz/account/testing';
import { newId } from '@pausenplatz/kernel-server';
import type { joiningCalls } from '../contract/index.ts';
import { aJoinRequest, dbOf, ownRequestOf } from './a-request.ts';

/** Well-formed inputs of the calls, for the tests that are made from the contract. */
export const joiningExamples: Examples<typeof joiningCalls> = {
  lookAtConfirmation: () => ({ token: 'x'.repeat(44) }),
  confirmBySecret: () => ({ token: 'x'.repeat(44) }),
  findSchools: () => ({ search: 'Nirgendwo' }),
  getOwnRequests: () => ({}),
  askToJoin: async (world) => {
    await dbOf(world).deleteFrom('join_request').execute();
    return { schoolId: world.ownSchoolId, message: 'Ich unterrichte ab August bei euch.' };
  },
  withdrawRequest: async (world) => ({ id: await ownRequestOf(world, 'teacherOtherSchool') }),
  answerRequest: async (world) => ({ id: await aJoinRequest(world), accept: false, reason: 'Wir kennen dich nicht.' }),
  createOwnSchool: () => ({ name: `Schule ${newId()}`, place: 'Musterlingen' }),
};
