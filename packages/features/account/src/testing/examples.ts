import { newId } from '@pausenplatz/kernel-server';
import type { accountCalls } from '../contract/index.ts';
import { testPassword } from './people.ts';
import type { Examples } from './world.ts';

const noToken = 'x'.repeat(40);
const timeMode = { tool: 'einmaleins', name: 'timeMode', value: 1, type: 'number' } as const;
const anAddress = () =>
  `${newId()
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')}@schule.example`;
/** Well-formed inputs of the account's calls, for the tests that are made from the contract. */
export const accountExamples: Examples<typeof accountCalls> = {
  login: (world) => ({ UserName: world.people.pupilOwner.userName, Password: testPassword }),
  refresh: () => ({ RefreshToken: noToken }),
  logout: () => ({}),
  checkAuthentication: () => ({}),
  changeInitialPassword: () => ({ password: 'sieben gelbe Blätter' }),
  setSeenReleaseNotes: () => ({ version: '403.2' }),
  setUserSetting: (world) => ({ id: world.people.pupilOwner.userId, ...timeMode }),
  setClassSetting: (world) => ({ id: world.ownClassId, ...timeMode }),
  getPupilSettings: (world) => ({ id: world.ownClassId }),
  getPeople: (world) => ({ classId: world.ownClassId }),
  passSecondFactor: () => ({ challenge: noToken, code: '123456' }),
  beginSecondFactor: () => ({ password: testPassword }),
  // Without a secret of a moment ago there is nothing to confirm.
  confirmSecondFactor: async (world) => {
    await world.db.deleteFrom('second_factor').execute();
    return { code: '123456' };
  },
  listSecondFactors: () => ({}),
  // Lea of 3a lost hers; the admins have one each.
  resetSecondFactor: async (world) => {
    const { teacherOfClass, schoolAdminOwn, schoolAdminOther } = world.people;
    await world.db.deleteFrom('second_factor').execute();
    const factor = { secret_sealed: 'x', confirmed_at: world.services.clock.now() };
    const owners = [teacherOfClass, schoolAdminOwn, schoolAdminOther];
    await world.db
      .insertInto('second_factor')
      .values(owners.map(({ userId }) => ({ user_id: userId, ...factor })))
      .execute();
    return { id: teacherOfClass.userId };
  },
  listAdministered: () => ({}),
  renewRecoveryCodes: () => ({ password: testPassword }),
  disableSecondFactor: () => ({ password: testPassword }),
  restoreAccount: () => ({ UserName: anAddress(), Password: testPassword }),
};
