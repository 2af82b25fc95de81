import { type Examples, testPassword } from '@pausenplatz/account/testing';
import { newId, ownTables } from '@pausenplatz/kernel-server';
import type { federationCalls } from '../contract/index.ts';
import type { FederationTables } from '../server/index.ts';

const noToken = 'x'.repeat(40);
const provider = {
  kind: 'other',
  name: 'Edulog',
  issuer: 'https://edulog.example',
  clientId: 'pausenplatz',
  matchClaim: null,
  enabled: true,
} as const;

/** Well-formed inputs of the calls, for the tests that are made from the contract. */
export const federationExamples: Examples<typeof federationCalls> = {
  listSignInWays: () => ({}),
  beginFederated: () => ({ id: newId() }),
  completeFederated: () => ({ state: noToken, query: `code=x&state=${noToken}` }),
  linkFederated: () => ({ ticket: noToken, password: testPassword }),
  listProviders: (world) => ({ schoolId: world.ownSchoolId }),
  saveProvider: (world) => ({ schoolId: world.ownSchoolId, id: null, clientSecret: 'geheim und lang', ...provider }),
  removeProvider: async (world) => {
    const id = newId();
    await ownTables<FederationTables>(world.services.db)
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
  disconnectAccount: () => ({ id: newId() }),
  teamsSignIn: () => ({}),
  connectTeams: () => ({ entraToken: noToken, password: testPassword }),
  disconnectTeams: () => ({}),
};
