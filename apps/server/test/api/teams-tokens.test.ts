import type { FederationTables } from '@pausenplatz/federation/server';
import { ownTables } from '@pausenplatz/kernel-server';
import { type TestServer, testServer } from '../../testing/test-server.ts';
import { checkAuthentication } from '@pausenplatz/account/contract';
import { connectTeams, disconnectTeams, teamsSignIn } from '@pausenplatz/federation/contract';
import { seedWorld, testPassword, type World } from '@pausenplatz/account/testing';
import { exportJWK, generateKeyPair, importJWK, exportSPKI, type JWK, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FakeEntra, startFakeEntra } from '@pausenplatz/teams/lab/fake-entra';

const tid = '5d6f1a52-0f6e-4c1b-9a57-8d1f6c2e7b10';
const foreignTid = '99999999-0f6e-4c1b-9a57-8d1f6c2e7b10';
const [leaOid, miaOid, evaOid, nobodyOid] = [1, 2, 3, 4].map((last) => `0b9a4e0e-6a2c-4a4e-8f5b-1c7d2e3f4a5${last}`) as [
  string,
  string,
  string,
  string,
];
let entra: FakeEntra;
let test: TestServer;
let world: World;
const own = () => ownTables<FederationTables>(world.services.db);
beforeAll(async () => {
  entra = await startFakeEntra();
  test = await testServer({ ENTRA_AUTHORITY: entra.authority, ENTRA_CLIENT_ID: entra.clientId });
  world = await seedWorld(test.server.services);
  await own()
    .insertInto('entra_tenant')
    .values({ tid, school_id: world.ownSchoolId, status: 'approved', approved_at: new Date() })
    .execute();
  const linked = { teacherOfClass: leaOid, schoolAdminOwn: evaOid } as const;
  for (const [actor, oid] of Object.entries(linked))
    await own()
      .insertInto('teams_identity')
      .values({ tid, oid, user_id: world.people[actor as keyof typeof linked].userId, last_sign_in_at: null })
      .execute();
});
afterAll(() => entra.stop());

const signIn = (token: string | null, id?: string) => test.call(token, teamsSignIn, id === undefined ? {} : { id });
const seconds = (after: number) => Math.floor(Date.now() / 1000) + after;
const lea = { tid, oid: leaOid };
const claims = () => ({
  iss: `${entra.authority}/${tid}/v2.0`,
  aud: entra.clientId,
  ...lea,
  ver: '2.0',
  azp: entra.clientId,
  scp: 'access_as_user',
  nbf: seconds(-5),
  exp: seconds(3_600),
});
const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const publicKey = async (): Promise<JWK> => {
  const { keys } = (await (await fetch(`${entra.authority}/common/discovery/v2.0/keys`)).json()) as { keys: JWK[] };
  return keys[0] ?? {};
};

/** The tokens that must not sign anybody in, each wrong in exactly one way. */
const forged: [string, number, () => Promise<string>][] = [
  ['for another application', 401, () => entra.tokenFor(lea, { aud: '11111111-2222-4333-8444-555555555555' })],
  ['for Microsoft Graph', 401, () => entra.tokenFor(lea, { aud: '00000003-0000-0000-c000-000000000000' })],
  ['of a tenant that no school has approved', 403, () => entra.tokenFor({ tid: foreignTid, oid: leaOid })],
  ['whose issuer is another tenant than it says', 401, () => entra.tokenFor(lea, { iss: `${entra.authority}/${foreignTid}/v2.0` })],
  ['that another client asked for', 401, () => entra.tokenFor(lea, { azp: '11111111-2222-4333-8444-555555555555' })],
  ['of an application instead of a person', 401, () => entra.tokenFor(lea, { idtyp: 'app' })],
  ['that has expired', 401, () => entra.tokenFor(lea, { exp: seconds(-61) })],
  ['that is not valid yet', 401, () => entra.tokenFor(lea, { nbf: seconds(120) })],
  ['without the permission to act for the person', 401, () => entra.tokenFor(lea, { scp: 'User.Read' })],
  ['without any permission', 401, () => entra.tokenFor(lea, { scp: undefined })],
  ['whose object id is no GUID', 401, () => entra.tokenFor({ tid, oid: 'lea@schule.example' })],
  ['of the first version under an issuer of the second', 401, () => entra.tokenFor(lea, { ver: '1.0', appid: entra.clientId })],
  ['without a signature', 401, async () => `${base64({ alg: 'none', typ: 'JWT' })}.${base64(claims())}.`],
  [
    'signed with our public key as a secret',
    401,
    async () => {
      const key = await importJWK(await publicKey(), 'RS256', { extractable: true });
      const secret = new TextEncoder().encode(await exportSPKI(key as CryptoKey));
      return new SignJWT(claims()).setProtectedHeader({ alg: 'HS256', kid: 'lab-1' }).sign(secret);
    },
  ],
  [
    'signed with another key of the same name',
    401,
    async () => new SignJWT(claims()).setProtectedHeader({ alg: 'RS256', kid: 'lab-1' }).sign((await generateKeyPair('RS256')).privateKey),
  ],
  [
    'signed with a key that nobody knows, which it brings along',
    401,
    async () => {
      const { privateKey, publicKey: own } = await generateKeyPair('RS256', { extractable: true });
      return new SignJWT(claims()).setProtectedHeader({ alg: 'RS256', kid: 'own-1', jwk: await exportJWK(own) }).sign(privateKey);
    },
  ],
];

describe('signing in inside Teams', () => {
  it('works with a good token of the linked person, with and without the id', async () => {
    for (const id of [undefined, '', leaOid, leaOid.toUpperCase()]) {
      const { status, body } = await signIn(await entra.tokenFor(lea), id);
      expect([status, body.user?.firstName]).toEqual([200, 'Lea']);
      expect((await test.call(body.token, checkAuthentication, {})).body.isLoggedIn).toBe(true);
    }
  });

  it('works with a token of the first version from its own issuer', async () => {
    const first = { ver: '1.0', iss: `https://sts.windows.net/${tid}/`, appid: entra.clientId };
    expect((await signIn(await entra.tokenFor(lea, first))).status).toBe(200);
    const forHost = { aud: `api://${new URL(test.server.address).host}/${entra.clientId}` };
    expect((await signIn(await entra.tokenFor(lea, forHost))).status).toBe(200);
  });

  it.each(forged)('refuses a token %s', async (_name, expected, token) => {
    const { status, body } = await signIn(await token());
    expect([status, body.code]).toEqual([expected, expected === 403 ? 'ENTRA_TENANT_UNKNOWN' : 'ENTRA_UNAUTHORIZED']);
    expect(body.token).toBeUndefined();
  });

  it('refuses an id that is not the one in the token, and an id without a token', async () => {
    expect((await signIn(await entra.tokenFor(lea), miaOid)).body.code).toBe('ENTRA_UNAUTHORIZED');
    const own = await world.tokenOf('teacherOfClass');
    for (const token of ['', 'x', own]) expect((await signIn(token, leaOid)).status).toBe(401);
  });

  it('says when nobody is linked, and when the role has no place in Teams', async () => {
    const unknown = await signIn(await entra.tokenFor({ tid, oid: nobodyOid }));
    expect([unknown.status, unknown.body.code]).toEqual([404, 'TEAMS_NOT_LINKED']);
    const admin = await signIn(await entra.tokenFor({ tid, oid: evaOid }));
    expect([admin.status, admin.body.code]).toEqual([403, 'WRONG_ROLE']);
  });

  it('ends when the account is closed', async () => {
    const account = world.db.updateTable('user_account').where('id', '=', world.people.teacherOfClass.userId);
    await account.set({ disabled_at: new Date() }).execute();
    expect((await signIn(await entra.tokenFor(lea))).status).toBe(404);
    await account.set({ disabled_at: null, deleted_at: test.clock.now(), deleted_by: 'self' }).execute();
    const trashed = await signIn(await entra.tokenFor(lea));
    expect([trashed.status, trashed.body.code, trashed.text.includes('Brunner')]).toEqual([410, 'ACCOUNT_IN_TRASH', false]);
    await account.set({ deleted_at: null, deleted_by: null }).execute();
    expect((await signIn(await entra.tokenFor(lea))).status).toBe(200);
  });
});

describe('linking a Microsoft account', () => {
  const mia = { tid, oid: miaOid };
  it('needs both proofs, happens once, and belongs to one person', async () => {
    const own = await world.tokenOf('pupilOwner');
    expect((await test.call(null, connectTeams, { entraToken: await entra.tokenFor(mia), password: testPassword })).status).toBe(401);
    expect(
      (await test.call(own, connectTeams, { entraToken: await entra.tokenFor(mia, { exp: seconds(-100) }), password: testPassword }))
        .status,
    ).toBe(401);
    for (let time = 0; time < 2; time += 1)
      expect((await test.call(own, connectTeams, { entraToken: await entra.tokenFor(mia), password: testPassword })).status).toBe(200);
    const other = await test.call(await world.tokenOf('pupilSameClass'), connectTeams, {
      entraToken: await entra.tokenFor(mia),
      password: testPassword,
    });
    expect([other.status, other.body.code]).toEqual([409, 'TEAMS_LINKED_ELSEWHERE']);
    expect((await signIn(await entra.tokenFor(mia))).body.user?.firstName).toBe('Mia');
  });

  it('removed, it ends the sessions in Teams at once and leaves the one in the browser', async () => {
    const own = await world.tokenOf('pupilOwner');
    const inTeams = (await signIn(await entra.tokenFor(mia))).body.token;
    expect((await test.call(inTeams, checkAuthentication, {})).body.isLoggedIn).toBe(true);
    expect((await test.call(own, disconnectTeams, {})).status).toBe(200);
    expect((await test.call(inTeams, checkAuthentication, {})).body.isLoggedIn).toBe(false);
    expect((await test.call(own, checkAuthentication, {})).body.isLoggedIn).toBe(true);
    expect((await signIn(await entra.tokenFor(mia))).status).toBe(404);
  });
});
