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
const provider = {
  kind: 'other',
  name: 'Edulog',
  issuer: 'https://edulog.example',
  clientId: 'pausenplatz',
  matchClaim: null,
  enabled: true,
} as const;

/** Well-formed inputs of the account's calls, for the tests that are made from the contract. */
export const accountExamples: Examples<typeof accountCalls> = {
  login: (world) => ({ UserName: world.people.pupilOwner.userName, Password: testPassword }),
  refresh: () => ({ RefreshToken: noToken }),
  logout: () => ({}),
  checkAuthentication: () => ({}),
  changeInitialPassword: () => ({ password: 'sieben gelbe Blätter' }),
  setSeenReleaseNotes: () => ({ version: '403.2' }),
  teamsSignIn: () => ({}),
  connectTeams: () => ({ entraToken: noToken, password: testPassword }),
  disconnectTeams: () => ({}),
  register: () => ({ role: 'Teacher', firstName: 'Ida', lastName: 'Wyss', email: anAddress(), password: 'sieben gelbe Blätter' }),
  confirmEmail: () => ({ id: noToken }),
  sendConfirmation: () => ({}),
  forgottenPassword: () => ({ UserName: anAddress() }),
  resetPassword: () => ({ id: noToken, password: 'sieben gelbe Blätter' }),
  getProfile: () => ({}),
  updateProfile: (world) => ({ key: 'avatar', value: null, id: world.people.pupilOwner.userId }),
  setDefaultSchoolClass: (world) => ({ id: world.ownClassId }),
  changeEmail: () => ({ email: anAddress(), password: testPassword }),
  cancelEmailChange: () => ({}),
  changeOwnPassword: () => ({ current: 'nicht mein Passwort', password: 'sieben gelbe Blätter' }),
  disconnectAccount: () => ({ id: newId() }),
  setUserSetting: (world) => ({ id: world.people.pupilOwner.userId, ...timeMode }),
  setClassSetting: (world) => ({ id: world.ownClassId, ...timeMode }),
  getPupilSettings: (world) => ({ id: world.ownClassId }),
  getPeople: (world) => ({ classId: world.ownClassId }),
  listSessions: () => ({}),
  endSession: () => ({ id: newId() }),
  endOtherSessions: () => ({}),
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
  qrSignIn: () => ({ id: noToken }),
  setPicturePin: () => ({ pin: [0, 3, 5, 11] }),
  getPicturePin: (world) => ({ id: world.people.pupilOwner.userId }),
  clearPicturePin: (world) => ({ id: world.people.pupilOwner.userId }),
  inviteMyself: () => ({ password: testPassword }),
  lookAtInvitation: () => ({ id: noToken }),
  acceptInvitation: () => ({ id: noToken, person: { firstName: 'Ida', lastName: 'Wyss', password: 'sieben gelbe Blätter' } }),
  startExport: () => ({}),
  latestExport: () => ({}),
  deleteAccount: () => ({ password: 'nicht mein Passwort' }),
  restoreAccount: () => ({ UserName: anAddress(), Password: testPassword }),
  listSignInWays: () => ({}),
  beginFederated: () => ({ id: newId() }),
  completeFederated: () => ({ state: noToken, query: `code=x&state=${noToken}` }),
  linkFederated: () => ({ ticket: noToken, password: testPassword }),
  listProviders: (world) => ({ schoolId: world.ownSchoolId }),
  saveProvider: (world) => ({ schoolId: world.ownSchoolId, id: null, clientSecret: 'geheim und lang', ...provider }),
  removeProvider: async (world) => {
    const id = newId();
    await world.db
      .insertInto('oidc_provider')
      .values({
        id,
        school_id: world.ownSchoolId,
        kind: 'other',
        name: 'Edulog',
        issuer: provider.issuer,
        client_id: 'x',
        client_secret_sealed: 'x',
        match_claim: null,
        enabled: false,
      })
      .execute();
    return { schoolId: world.ownSchoolId, id };
  },
};
