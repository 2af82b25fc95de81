import { changeInitialPassword, checkAuthentication, login } from '@pausenplatz/account/contract';
import { seedWorld, testPassword, type World } from '@pausenplatz/account/testing';
import { beginTeamsWindow, finishTeamsWindow, redeemTeamsWindow, renewTeamsWindow, teamsSettings } from '@pausenplatz/federation/contract';
import type { FederationTables } from '@pausenplatz/federation/server';
import { brand, clientHeader } from '@pausenplatz/kernel-contract';
import { ownTables } from '@pausenplatz/kernel-server';
import { type FakeEntra, startFakeEntra } from '@pausenplatz/teams/lab/fake-entra';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestServer, testServer } from '../../testing/test-server.ts';

const tid = '5d6f1a52-0f6e-4c1b-9a57-8d1f6c2e7b10';
const lea = { tid, oid: '0b9a4e0e-6a2c-4a4e-8f5b-1c7d2e3f4a51' };
const eva = { tid, oid: '0b9a4e0e-6a2c-4a4e-8f5b-1c7d2e3f4a53' };
const stranger = { tid, oid: '0b9a4e0e-6a2c-4a4e-8f5b-1c7d2e3f4a54' };
let entra: FakeEntra;
let test: TestServer;
let world: World;
const own = () => ownTables<FederationTables>(world.services.db);
beforeAll(async () => {
  entra = await startFakeEntra();
  test = await testServer({ ENTRA_AUTHORITY: entra.authority, ENTRA_CLIENT_ID: entra.clientId });
  world = await seedWorld(test.server.services);
  const { ownSchoolId: school_id, people } = world;
  await own().insertInto('entra_tenant').values({ tid, school_id, status: 'approved', approved_at: new Date() }).execute();
  const linked = [
    { ...lea, user_id: people.teacherOfClass.userId },
    { ...eva, user_id: people.schoolAdminOwn.userId },
  ].map((row) => ({ ...row, last_sign_in_at: null }));
  await own().insertInto('teams_identity').values(linked).execute();
});
afterAll(() => entra.stop());

const begin = async () => (await test.call(null, beginTeamsWindow, {})).body;
const finish = (token: string | null, handle: string, entraToken?: string) =>
  test.call(token, finishTeamsWindow, { handle, ...(entraToken !== undefined && { entraToken }) });
const redeem = (window: { readonly handle: string; readonly verifier: string }, code: string) =>
  test.call(null, redeemTeamsWindow, { handle: window.handle, verifier: window.verifier, code });
const ours = { [clientHeader]: brand.webVersion };
const renew = (cookie: string, headers: Readonly<Record<string, string>> = ours) =>
  test.fetch(`/api/${renewTeamsWindow.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie, ...headers },
    body: '{}',
  });
/** Somebody signs in inside the window with the own name. */
async function inWindow(actor: 'teacherOfClass' | 'pupilOwner' | 'schoolAdminOwn'): Promise<string> {
  const { user_name: UserName } = await world.db
    .selectFrom('user_account')
    .select('user_name')
    .where('id', '=', world.people[actor].userId)
    .executeTakeFirstOrThrow();
  const { body } = await test.call(null, login, { UserName, Password: testPassword, keeps: 'bearer', app: 'teams' });
  return body.token ?? '';
}
const cookieOf = (headers: Headers) => (headers.getSetCookie().find((one) => one.includes('-tab=')) ?? '').split(';')[0] ?? '';
const wrongFor = (code: string) => (code === '000000' ? '000001' : '000000');

describe('a tab whose people sign in in a window', () => {
  it('goes on with the code of the window, by the own name, and the session of the window ends', async () => {
    const window = await begin();
    const token = await inWindow('pupilOwner');
    const { body } = await finish(token, window.handle);
    expect(body.code).toMatch(/^\d{6}$/);
    expect((await test.call(token, checkAuthentication, {})).body.isLoggedIn).toBe(false);
    const opened = await redeem(window, `${body.code.slice(0, 3)} ${body.code.slice(3)}`);
    expect([opened.status, opened.body.user.firstName]).toEqual([200, 'Mia']);
    expect((await test.call(opened.body.token, checkAuthentication, {})).body.isLoggedIn).toBe(true);
    expect((await redeem(window, body.code)).body.code).toBe('TEAMS_WINDOW_ENDED');
  });

  it('goes on by a token of Microsoft of who is connected', async () => {
    const window = await begin();
    const { body } = await finish(null, window.handle, await entra.tokenFor(lea));
    expect((await redeem(window, body.code)).body.user.firstName).toBe('Lea');
    expect((await test.call(null, teamsSettings, {})).body).toEqual({ clientId: entra.clientId, authority: entra.authority });
  });

  it('stays outside where Microsoft’s token proves nothing, or nobody who may be in Teams', async () => {
    const { handle } = await begin();
    const codes = [];
    for (const token of [
      await entra.tokenFor(lea, { aud: '00000003-0000-0000-c000-000000000000' }),
      await entra.tokenFor(eva),
      await entra.tokenFor(stranger),
      await entra.tokenFor({ tid: '99999999-0f6e-4c1b-9a57-8d1f6c2e7b10', oid: lea.oid }),
    ])
      codes.push((await finish(null, handle, token)).body.code);
    expect(codes).toEqual(['ENTRA_UNAUTHORIZED', 'WRONG_ROLE', 'TEAMS_NOT_LINKED', 'ENTRA_TENANT_UNKNOWN']);
    expect((await finish(await inWindow('schoolAdminOwn'), handle)).body.code).toBe('WRONG_ROLE');
    expect((await finish(null, handle)).status).toBe(401);
  });

  it('is opened by nobody who has the handle, the code or another window alone', async () => {
    const [window, other] = [await begin(), await begin()];
    const { code } = (await finish(await inWindow('teacherOfClass'), window.handle)).body;
    expect((await redeem({ ...window, verifier: other.verifier }, code)).body.code).toBe('TEAMS_WINDOW_ENDED');
    expect((await redeem(other, code)).body.code).toBe('TEAMS_CODE_WRONG');
    // A second person behind the same handle changes nothing of who the first one was.
    expect((await finish(await inWindow('pupilOwner'), window.handle)).body.code).toBe('TEAMS_WINDOW_ENDED');
    expect((await redeem(window, code)).body.user.firstName).toBe('Lea');
  });

  it('ends with the fifth wrong code', async () => {
    const window = await begin();
    const { code } = (await finish(await inWindow('teacherOfClass'), window.handle)).body;
    for (let time = 0; time < 5; time += 1) {
      const { status, body } = await redeem(window, wrongFor(code));
      expect([status, body.code]).toEqual([409, 'TEAMS_CODE_WRONG']);
      expect(body).toHaveProperty('fields.code');
    }
    expect((await redeem(window, code)).body.code).toBe('TEAMS_WINDOW_ENDED');
  });

  it('lasts ten minutes, and its code two', async () => {
    const late = await begin();
    test.clock.advance(10 * 60_000 + 1);
    expect((await finish(await inWindow('teacherOfClass'), late.handle)).body.code).toBe('TEAMS_WINDOW_ENDED');
    const window = await begin();
    const { code } = (await finish(await inWindow('teacherOfClass'), window.handle)).body;
    test.clock.advance(2 * 60_000 + 1);
    expect((await redeem(window, code)).body.code).toBe('TEAMS_WINDOW_ENDED');
  });

  it('ends with the password that opened it', async () => {
    const window = await begin();
    const { code } = (await finish(await inWindow('pupilOwner'), window.handle)).body;
    const account = world.db.updateTable('user_account').where('id', '=', world.people.pupilOwner.userId);
    await account.set({ initial_password: true }).execute();
    const first = await inWindow('pupilOwner');
    expect((await finish(first, (await begin()).handle)).body.code).toBe('INITIAL_PASSWORD');
    expect((await test.call(first, changeInitialPassword, { password: 'sieben rote Ziegen' })).status).toBe(200);
    expect((await redeem(window, code)).body.code).toBe('TEAMS_WINDOW_ENDED');
  });
});

describe('a tab that came in by a window', () => {
  async function aTab(): Promise<string> {
    const window = await begin();
    const { code } = (await finish(await inWindow('teacherOfClass'), window.handle)).body;
    const answer = await redeem(window, code);
    const set = answer.headers.getSetCookie().find((one) => one.includes('-tab=')) ?? '';
    for (const part of ['__Host-', 'HttpOnly', 'Secure', 'SameSite=None', 'Partitioned', 'Path=/']) expect(set).toContain(part);
    return cookieOf(answer.headers);
  }

  it('renews itself by its cookie, and a cookie that comes again late ends the session', async () => {
    const first = await aTab();
    const answer = await renew(first);
    expect(answer.status).toBe(200);
    const second = cookieOf(answer.headers);
    const { token, user } = (await answer.json()) as { readonly token: string; readonly user: { readonly firstName: string } };
    expect([user.firstName, second === first]).toEqual(['Lea', false]);
    expect((await renew(second)).status).toBe(200);
    test.clock.advance(120_000);
    const stolen = await renew(first);
    expect([stolen.status, stolen.headers.getSetCookie().some((one) => one.includes('Max-Age=0'))]).toEqual([401, true]);
    expect((await test.call(token, checkAuthentication, {})).body.isLoggedIn).toBe(false);
  });

  it('is renewed by our own pages alone', async () => {
    const cookie = await aTab();
    expect((await renew(cookie, { ...ours, origin: 'https://boese.example' })).status).toBe(403);
    expect((await renew(cookie, {})).status).toBe(403);
    expect((await renew('')).status).toBe(401);
    expect((await renew(cookie)).status).toBe(200);
  });
});

it('one Microsoft account cannot ask without end, and others do not notice', async () => {
  const token = await entra.tokenFor(stranger);
  const statuses = await Promise.all(Array.from({ length: 125 }, async () => (await finish(null, 'x', token)).status));
  expect(new Set(statuses)).toEqual(new Set([404, 429]));
  expect((await finish(null, (await begin()).handle, await entra.tokenFor(lea))).status).toBe(200);
});
