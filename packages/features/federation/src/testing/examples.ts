import { hashToken } from '@pausenplatz/account/server';
import { type Examples, testPassword, type World } from '@pausenplatz/account/testing';
import { randomUUID } from 'node:crypto';
import { newId, ownTables } from '@pausenplatz/kernel-server';
import type { federationCalls } from '../contract/index.ts';
import type { FederationTables } from '../server/index.ts';
import { anAccountList } from './an-account-list.ts';

const noToken = 'x'.repeat(40);
const provider = {
  kind: 'other',
  name: 'Edulog',
  issuer: 'https://edulog.example',
  clientId: 'pausenplatz',
  matchClaim: null,
  enabled: true,
} as const;

/** An organisation that the own school let in; answers its id. */
async function aTenant(world: World): Promise<string> {
  const tid = randomUUID();
  await ownTables<FederationTables>(world.services.db)
    .insertInto('entra_tenant')
    .values({ tid, school_id: world.ownSchoolId, status: 'approved', approved_at: new Date() })
    .execute();
  return tid;
}

/** A tab waits for somebody to sign in in its window; answers the handle. */
async function aTeamsWindow({ services }: World): Promise<string> {
  const handle = newId();
  await ownTables<FederationTables>(services.db)
    .insertInto('teams_window')
    .values({ handle_hash: hashToken(handle), verifier_hash: 'x', expires_at: new Date(services.clock.now().getTime() + 600_000) })
    .execute();
  return handle;
}

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
  teamsSettings: () => ({}),
  beginTeamsWindow: () => ({}),
  finishTeamsWindow: async (world) => ({ handle: await aTeamsWindow(world) }),
  redeemTeamsWindow: () => ({ handle: noToken, verifier: noToken, code: '123456' }),
  renewTeamsWindow: () => ({}),
  askForTenant: (world) => ({ entraToken: noToken, schoolId: world.ownSchoolId, name: 'Schule Sonnenberg' }),
  getTeamsApp: (world) => ({ schoolId: world.ownSchoolId }),
  listTenants: (world) => ({ schoolId: world.ownSchoolId }),
  answerTenant: async (world) => {
    const id = newId();
    await ownTables<FederationTables>(world.services.db)
      .insertInto('entra_request')
      .values({
        id,
        tid: randomUUID(),
        school_id: world.ownSchoolId,
        name: 'Schule Sonnenberg',
        domain: null,
        user_id: world.people.teacherOfClass.userId,
        created_at: new Date(),
      })
      .execute();
    return { schoolId: world.ownSchoolId, id, approve: true };
  },
  setTenant: async (world) => ({ schoolId: world.ownSchoolId, tid: await aTenant(world), status: 'blocked' }),
  listTenantLinks: async (world) => ({ schoolId: world.ownSchoolId, tid: await aTenant(world) }),
  unlinkTeams: async (world) => {
    const tid = await aTenant(world);
    const { userId } = world.people.teacherOfClass;
    await ownTables<FederationTables>(world.services.db)
      .insertInto('teams_identity')
      .values({ tid, oid: randomUUID(), user_id: userId, last_sign_in_at: null })
      .execute();
    return { schoolId: world.ownSchoolId, tid, userId };
  },
  previewTenantAccounts: async (world) => (await anAccountList(world, await aTenant(world))).question,
  linkTenantAccounts: async (world) => {
    const { question, fingerprint } = await anAccountList(world, await aTenant(world));
    return { ...question, fingerprint };
  },
  undoTenantAccounts: async (world) => {
    const { question, userId } = await anAccountList(world, await aTenant(world));
    return { schoolId: question.schoolId, tid: question.tid, links: [{ objectId: randomUUID(), userId }] };
  },
};
