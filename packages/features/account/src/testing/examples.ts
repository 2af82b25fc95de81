import type { accountCalls } from '../contract/index.ts';
import { testPassword } from './people.ts';
import type { Examples } from './world.ts';

const noToken = 'x'.repeat(40);

/** Well-formed inputs of the account's calls, for the tests that are made from the contract. */
export const accountExamples: Examples<typeof accountCalls> = {
  login: (world) => ({ UserName: world.people.pupilOwner.userName, Password: testPassword }),
  refresh: () => ({ RefreshToken: noToken }),
  logout: () => ({}),
  checkAuthentication: () => ({}),
  changeInitialPassword: () => ({ password: 'sieben gelbe Blätter' }),
  setSeenReleaseNotes: () => ({ version: '403.2' }),
  teamsSignIn: () => ({}),
  connectTeams: () => ({ entraToken: noToken }),
  disconnectTeams: () => ({}),
};
