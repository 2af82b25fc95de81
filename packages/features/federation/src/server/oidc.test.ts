import type { FederationTables } from './index.ts';
import { type TestServer, testServer } from '@pausenplatz/app-server/testing';
import { startIdentityProvider } from '@pausenplatz/app-server/testing/identity-provider';
import { passIdentityProvider } from '@pausenplatz/app-server/testing/pass-identity-provider';
import {
  beginFederated,
  completeFederated,
  linkFederated,
  listProviders,
  listSignInWays,
  removeProvider,
  saveProvider,
} from '../contract/index.ts';
import { beginSecondFactor, checkAuthentication, confirmSecondFactor, login, passSecondFactor } from '@pausenplatz/account/contract';
import { getProfile } from '@pausenplatz/profile/contract';
import { seedWorld, testPassword, type World, totpCode } from '@pausenplatz/account/testing';
import { createSafeFetch, ownTables } from '@pausenplatz/kernel-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let test: TestServer;
let world: World;
let issuer: string;
let providerId: string;
const port = 4_329;
const origin = `http://127.0.0.1:${port}`;
const entraClient = { client_id: 'pausenplatz-entra', client_secret: 'anderes Geheimnis der Schule' };
const client = { client_id: 'pausenplatz', client_secret: 'geheimes Geheimnis der Schule' };

const tables = () => ownTables<FederationTables>(world.services.db);
beforeAll(async () => {
  const provider = await startIdentityProvider({
    clients: [client, entraClient],
    callback: `${origin}/schulkonto`,
    numberOf: (id) => (id === 'noah' ? 'SG-4711' : `unbekannt-${id}`),
  });
  afterAll(() => provider.stop());
  issuer = provider.issuer;
  test = await testServer({ PUBLIC_URL: origin }, null, {
    safeFetch: createSafeFetch({ isAllowed: () => true, ports: null, resolve: async () => [] }),
  });
  world = await seedWorld(test.server.services);
  const input = { schoolId: world.ownSchoolId, id: null, kind: 'edulog', name: 'Edulog', issuer, clientId: client.client_id } as const;
  const token = await world.tokenOf('schoolAdminOwn');
  const saved = await test.call(token, saveProvider, {
    ...input,
    clientSecret: client.client_secret,
    matchClaim: 'person_number',
    enabled: true,
  });
  expect(saved.body.isReachable).toBe(true);
  providerId = saved.body.id;
});

const flowCookie = (headers: Headers) =>
  headers
    .getSetCookie()
    .find((cookie) => cookie.includes('oidc='))
    ?.split(';')[0] ?? '';
const begin = (token: string | null = null, connect = false, id = providerId) =>
  test.call(token, beginFederated, { id, redirectUrl: '/seiten', connect, ...(connect && { password: testPassword }) });

async function signInAs(accountId: string, token: string | null = null, connect = false, id = providerId) {
  const begun = await begin(token, connect, id);
  const query = await passIdentityProvider(begun.body.address, accountId, origin);
  const input = { state: query.get('state') ?? '', query: query.toString() };
  return {
    input,
    cookie: flowCookie(begun.headers),
    answer: await test.call(token, completeFederated, input, { cookie: flowCookie(begun.headers) }),
  };
}

describe('a sign-in by the school account', () => {
  it('asks the provider for a pseudonym by code, PKCE, state and nonce', async () => {
    const { body, headers } = await begin();
    const query = new URL(body.address).searchParams;
    expect(Object.fromEntries(query)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      redirect_uri: `${origin}/schulkonto`,
    });
    for (const name of ['state', 'nonce', 'code_challenge']) expect(query.get(name)?.length).toBeGreaterThan(40);
    expect(headers.getSetCookie().join()).toMatch(/^__Host-pausenplatz-oidc=.*HttpOnly; Secure; SameSite=Lax/);
  });

  it('links by hand once, then opens the account; names and addresses never match', async () => {
    const address = { email: 'lea@schule.example', email_confirmed_at: test.clock.now() };
    await world.db.updateTable('user_account').set(address).where('id', '=', world.people.teacherOfClass.userId).execute();
    const { answer } = await signInAs('lea');
    expect(answer.body).toMatchObject({ user: null, token: null, provider: 'Edulog', redirectUrl: '/seiten', ticket: expect.any(String) });
    const own = (await test.call(null, login, { UserName: world.people.teacherOfClass.userName, Password: testPassword, keeps: 'bearer' }))
      .body.token;
    const ticket = answer.body.ticket ?? '';
    expect((await test.call(own, linkFederated, { ticket, password: testPassword })).body).toEqual({ provider: 'Edulog' });
    expect((await test.call(own, linkFederated, { ticket, password: testPassword })).body.code).toBe('LINK_ENDED');
    const again = (await signInAs('lea')).answer;
    expect(again.body.user).toMatchObject({ firstName: 'Lea' });
    const cookies = again.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
    expect((await test.call(null, checkAuthentication, {}, { cookie: cookies.join('; ') })).body.user?.firstName).toBe('Lea');
    const rows = await tables().selectFrom('oidc_identity').select('subject').execute();
    expect(rows).toEqual([{ subject: 'pseudonym-of-lea' }]);
  });

  it('links just in time by the number of the school’s administration, past the initial password', async () => {
    const { userId } = world.people.pupilSameClass;
    await world.db.updateTable('user_account').set({ external_id: 'SG-4711', initial_password: true }).where('id', '=', userId).execute();
    const { answer } = await signInAs('noah');
    expect(answer.body).toMatchObject({ user: { firstName: 'Noah' }, initialPassword: false, ticket: null });
    await world.db.updateTable('user_account').set({ external_id: null }).where('id', '=', userId).execute();
    expect((await signInAs('noah')).answer.body.user?.firstName).toBe('Noah');
  });

  it('passes the initial password by also when a code of the second factor is asked for in between', async () => {
    const { userId } = world.people.teacherOfClass;
    const token = await world.tokenOf('teacherOfClass');
    const { secret } = (await test.call(token, beginSecondFactor, { password: testPassword })).body;
    const codeNow = () => totpCode(secret, Math.floor(test.clock.now().getTime() / 30_000));
    expect((await test.call(token, confirmSecondFactor, { code: codeNow() })).status).toBe(200);
    await world.db.updateTable('user_account').set({ initial_password: true }).where('id', '=', userId).execute();
    test.clock.advance(31_000);
    const { answer } = await signInAs('lea');
    expect(answer.body).toMatchObject({ secondFactor: true, user: null });
    const passed = await test.call(null, passSecondFactor, { challenge: answer.body.challenge ?? '', code: codeNow() });
    expect(passed.body).toMatchObject({ user: { firstName: 'Lea' }, initialPassword: false });
    const cookies = passed.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
    const check = await test.call(null, checkAuthentication, {}, { cookie: cookies.join('; ') });
    expect(check.body).toMatchObject({ isLoggedIn: true, initialPassword: false });
    // By the password itself the own one is asked for as before.
    test.clock.advance(31_000);
    const first = await test.call(null, login, { UserName: world.people.teacherOfClass.userName, Password: testPassword, keeps: 'bearer' });
    const second = await test.call(null, passSecondFactor, { challenge: first.body.challenge ?? '', code: codeNow() });
    expect(second.body.initialPassword).toBe(true);
    await world.db.updateTable('user_account').set({ initial_password: false }).where('id', '=', userId).execute();
    await world.db.deleteFrom('second_factor').where('user_id', '=', userId).execute();
  });

  it('belongs to the browser that began it, once', async () => {
    const { input, cookie } = await signInAs('lea');
    expect((await test.call(null, completeFederated, input, { cookie })).body.code).toBe('LINK_ENDED');
    const begun = await begin();
    const query = await passIdentityProvider(begun.body.address, 'lea', origin);
    const stolen = { state: query.get('state') ?? '', query: query.toString() };
    expect((await test.call(null, completeFederated, stolen)).body.code).toBe('LINK_ENDED');
    const forged = { ...stolen, query: `code=erfunden&state=${stolen.state}&iss=${encodeURIComponent(issuer)}` };
    expect((await test.call(null, completeFederated, forged, { cookie: flowCookie(begun.headers) })).body.code).toBe(
      'PROVIDER_UNREACHABLE',
    );
  });

  it('that the person or the provider broke off is told as that, and leaves no session', async () => {
    for (const [error, code] of [
      ['access_denied', 'PROVIDER_SAID_NO'],
      ['login_required', 'PROVIDER_SAID_NO'],
      ['server_error', 'PROVIDER_UNREACHABLE'],
    ] as const) {
      const begun = await begin();
      const state = new URL(begun.body.address).searchParams.get('state') ?? '';
      const query = new URLSearchParams({ error, state, iss: issuer }).toString();
      const cookie = flowCookie(begun.headers);
      const { body, headers } = await test.call(null, completeFederated, { state, query }, { cookie });
      expect(body.code, error).toBe(code);
      expect(headers.getSetCookie().join()).not.toContain('pausenplatz-access');
      expect((await test.call(null, completeFederated, { state, query }, { cookie })).body.code).toBe('LINK_ENDED');
    }
  });

  it('is offered to connect by the schools of a person and those above them, to nobody else', async () => {
    const offered = async (token: string | null) => (await test.call(token, getProfile, {})).body.connectable;
    expect(await offered(await world.tokenOf('pupilOwner'))).toEqual([{ id: providerId, name: 'Edulog' }]);
    expect(await offered(await world.tokenOf('teacherOtherSchool'))).toEqual([]);
    await world.db.updateTable('school').set({ parent_id: world.ownSchoolId }).where('id', '=', world.otherSchoolId).execute();
    expect(await offered(await world.tokenOf('teacherOtherSchool'))).toEqual([{ id: providerId, name: 'Edulog' }]);
    await world.db.updateTable('school').set({ parent_id: null }).where('id', '=', world.otherSchoolId).execute();
  });

  it('connects the signed-in account, and never one that somebody else has', async () => {
    const token = await world.tokenOf('teacherSameSchool');
    expect((await signInAs('urs', token, true)).answer.body).toMatchObject({ connected: true, user: null });
    const other = await world.tokenOf('pupilOwner');
    expect((await signInAs('urs', other, true)).answer.body.code).toBe('LINKED_ELSEWHERE');
    expect((await test.call(token, getProfile, {})).body.connectable).toEqual([]);
  });

  it('does not open deleted accounts', async () => {
    const { userId } = world.people.teacherSameSchool;
    await world.db
      .updateTable('user_account')
      .set({ deleted_at: test.clock.now(), deleted_by: 'school' })
      .where('id', '=', userId)
      .execute();
    expect((await signInAs('urs')).answer.body.code).toBe('ACCOUNT_TRASHED_BY_SCHOOL');
  });
});

describe('Entra beside Edulog', () => {
  it('is a button of its own at the sign-in, with links of its own', async () => {
    const token = await world.tokenOf('schoolAdminOwn');
    const entra = {
      schoolId: world.ownSchoolId,
      id: null,
      kind: 'entra',
      name: 'Microsoft',
      issuer,
      clientId: entraClient.client_id,
    } as const;
    const saved = await test.call(token, saveProvider, {
      ...entra,
      clientSecret: entraClient.client_secret,
      matchClaim: null,
      enabled: true,
    });
    expect((await test.call(null, listSignInWays, {})).body.providers).toMatchObject([
      { kind: 'edulog', name: 'Edulog', school: 'Schule Sonnenberg' },
      { kind: 'entra', name: 'Microsoft', school: 'Schule Sonnenberg' },
    ]);
    // Lea is linked by Edulog and has the address that Entra names: neither opens her account here.
    const first = await signInAs('lea', null, false, saved.body.id);
    expect(first.answer.body).toMatchObject({ user: null, provider: 'Microsoft', ticket: expect.any(String) });
    const own = await world.tokenOf('teacherOfClass');
    expect((await test.call(own, linkFederated, { password: testPassword, ticket: first.answer.body.ticket ?? '' })).status).toBe(200);
    expect((await signInAs('lea', null, false, saved.body.id)).answer.body.user?.firstName).toBe('Lea');
    const rows = await tables().selectFrom('oidc_identity').select('subject').where('provider_id', '=', saved.body.id).execute();
    expect(rows).toEqual([{ subject: 'pausenplatz-entra-lea' }]);
    await test.call(token, removeProvider, { schoolId: world.ownSchoolId, id: saved.body.id });
    expect((await signInAs('lea')).answer.body.user?.firstName).toBe('Lea');
  });

  it('asks for the second step that a person switched on here', async () => {
    const { userId } = world.people.teacherOfClass;
    await world.db.insertInto('second_factor').values({ user_id: userId, secret_sealed: 'x', confirmed_at: test.clock.now() }).execute();
    expect((await signInAs('lea')).answer.body).toMatchObject({ user: null, secondFactor: true, challenge: expect.any(String) });
    await world.db.deleteFrom('second_factor').where('user_id', '=', userId).execute();
  });
});

describe('the identity providers of a school', () => {
  it('show their secret to nobody, and only those that are on stand at the sign-in', async () => {
    const token = await world.tokenOf('schoolAdminOwn');
    const { body, text } = await test.call(token, listProviders, { schoolId: world.ownSchoolId });
    expect(body.callback).toBe(`${origin}/schulkonto`);
    expect(body.providers).toMatchObject([{ name: 'Edulog', linked: 3, enabled: true }]);
    const stored = await tables().selectFrom('oidc_provider').selectAll().execute();
    for (const place of [text, JSON.stringify(stored)]) expect(place).not.toContain(client.client_secret);
    expect((await test.call(null, listSignInWays, {})).body.providers).toMatchObject([{ name: 'Edulog', school: 'Schule Sonnenberg' }]);
    const [known] = body.providers;
    const off = {
      schoolId: world.ownSchoolId,
      id: providerId,
      kind: 'edulog',
      name: 'Edulog',
      issuer,
      clientId: known?.clientId ?? '',
    } as const;
    await test.call(token, saveProvider, { ...off, clientSecret: null, matchClaim: null, enabled: false });
    expect((await test.call(null, listSignInWays, {})).body.providers).toEqual([]);
    expect((await begin()).body.code).toBe('PROVIDER_NOT_FOUND');
  });

  it('inside of the own network are asked only where the operator vouches for them, and refused in words otherwise', async () => {
    const outcomeWith = async (environment: Record<string, string>) => {
      const strict = await testServer({ PUBLIC_URL: origin, ...environment });
      const strictWorld = await seedWorld(strict.server.services);
      const token = await strictWorld.tokenOf('schoolAdminOwn');
      const input = {
        schoolId: strictWorld.ownSchoolId,
        id: null,
        kind: 'other',
        name: 'Innen',
        issuer,
        clientId: client.client_id,
      } as const;
      const more = { clientSecret: client.client_secret, matchClaim: null, enabled: true };
      return (await strict.call(token, saveProvider, { ...input, ...more })).body;
    };
    for (const vouched of ['', 'https://login.schule.intern:8443'])
      expect((await outcomeWith({ IDENTITY_PROVIDERS_INSIDE: vouched })).fields).toEqual({
        issuer: expect.stringMatching(/IDENTITY_PROVIDERS_INSIDE/),
      });
    expect((await outcomeWith({ IDENTITY_PROVIDERS_INSIDE: `https://login.schule.intern:8443, ${issuer}` })).isReachable).toBe(true);
  });

  it('that cannot be reached are said so', async () => {
    const strict = await testServer({ IDENTITY_PROVIDERS_INSIDE: 'http://127.0.0.1:9' });
    const strictWorld = await seedWorld(strict.server.services);
    const token = await strictWorld.tokenOf('schoolAdminOwn');
    const input = {
      schoolId: strictWorld.ownSchoolId,
      id: null,
      kind: 'other',
      name: 'Innen',
      issuer: 'http://127.0.0.1:9',
      clientId: 'x',
    } as const;
    const { id, isReachable } = (await strict.call(token, saveProvider, { ...input, clientSecret: 'y', matchClaim: null, enabled: true }))
      .body;
    expect(isReachable).toBe(false);
    const plain = { ...input, issuer: 'http://login.schule.example', clientSecret: 'y', matchClaim: null, enabled: true };
    expect((await strict.call(token, saveProvider, plain)).body.fields).toEqual({
      issuer: 'Das ist keine Adresse, die mit https:// beginnt.',
    });
    expect((await strict.call(null, beginFederated, { id })).body.code).toBe('PROVIDER_UNREACHABLE');
  });

  it('go with all their links', async () => {
    const token = await world.tokenOf('schoolAdminOwn');
    expect((await test.call(token, removeProvider, { schoolId: world.ownSchoolId, id: providerId })).status).toBe(200);
    expect(await tables().selectFrom('oidc_identity').select('subject').execute()).toEqual([]);
  });
});
