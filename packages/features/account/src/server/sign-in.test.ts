import { type TestServer, testServer } from '@pausenplatz/app-server/testing';
import { changeInitialPassword, checkAuthentication, login, logout, refresh } from '../contract/index.ts';
import { seedWorld, testPassword, type World } from '../testing/index.ts';
import { getNavigation } from '@pausenplatz/pages/contract';
import { beforeAll, describe, expect, it } from 'vitest';

let test: TestServer;
let world: World;
beforeAll(async () => {
  test = await testServer();
  world = await seedWorld(test.server.services);
});

const signIn = (keeps: 'bearer' | 'cookie' = 'bearer', userName = world.people.teacherOfClass.userName) =>
  test.call(null, login, { UserName: userName, Password: testPassword, keeps });

const cookiesOf = (headers: Headers) =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');

describe('signing in', () => {
  it('works with the user name in any case and answers who it is', async () => {
    const { status, body } = await signIn('bearer', world.people.teacherOfClass.userName.toUpperCase());
    expect(status).toBe(200);
    expect(body.user).toMatchObject({ firstName: 'Lea', userRoles: ['Teacher'], schoolClasses: [{ name: '3a' }] });
    const check = await test.call(body.token, checkAuthentication, {});
    expect(check.body).toMatchObject({ isLoggedIn: true, user: { firstName: 'Lea' } });
  });

  it('tells of which schools somebody is in the administration, and where they only belong', async () => {
    const { userId } = world.people.schoolAdminOwn;
    await world.db.insertInto('school_member').values({ school_id: world.otherSchoolId, user_id: userId, kind: 'teacher' }).execute();
    const { body } = await signIn('bearer', world.people.schoolAdminOwn.userName);
    const told = body.user?.schools.map(({ id, administers }) => [id, administers]) ?? [];
    expect(Object.fromEntries(told)).toEqual({ [world.ownSchoolId]: true, [world.otherSchoolId]: false });
    await world.db.deleteFrom('school_member').where('school_id', '=', world.otherSchoolId).where('user_id', '=', userId).execute();
  });

  it('gives a browser cookies that no script can read, and no token', async () => {
    const { body, headers } = await signIn('cookie');
    expect(body).toMatchObject({ token: null, refreshToken: null });
    const cookies = headers.getSetCookie();
    // The third one tells this browser apart from others and outlives the session.
    expect(cookies).toHaveLength(3);
    for (const cookie of cookies) expect(cookie).toMatch(/^__Host-.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    const check = await test.call(null, checkAuthentication, {}, { cookie: cookiesOf(headers) });
    expect(check.body.isLoggedIn).toBe(true);
  });

  it('says the same of a wrong password and of an unknown name', async () => {
    const wrong = await test.call(null, login, { UserName: world.people.pupilOwner.userName, Password: 'falsch' });
    const unknown = await test.call(null, login, { UserName: 'niemand', Password: 'falsch' });
    expect(wrong.status).toBe(401);
    expect(unknown.status).toBe(401);
    expect({ ...wrong.body, requestId: '' }).toEqual({ ...unknown.body, requestId: '' });
    expect(wrong.body.messageBody).toBe('Aller Anfang ist schwer! Du hast den Benutzernamen oder das Passwort falsch eingegeben.');
  });

  it('slows down guessing at one account and leaves the others of the school alone', async () => {
    const victim = world.people.pupilOtherClass.userName;
    for (let guess = 0; guess < 15; guess += 1) await test.call(null, login, { UserName: victim, Password: `Versuch ${guess}` });
    const next = await test.call(null, login, { UserName: victim, Password: testPassword });
    expect(next.status).toBe(429);
    expect(next.body.code).toBe('TOO_MANY_ATTEMPTS');
    expect(next.body.messageBody).toMatch(/^Das waren viele Versuche in kurzer Zeit\. Warte /);
    expect(Number(next.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await signIn()).status).toBe(200);
  });

  it('names the field that is missing', async () => {
    const { status, body } = await test.call(null, login, { UserName: ' ', Password: '' });
    expect(status).toBe(400);
    expect(body.fields).toEqual({ UserName: 'Da muss schon was stehen...', Password: 'Da muss schon was stehen...' });
  });
});

describe('a refresh token', () => {
  it('is exchanged for the next pair, again and again', async () => {
    let { refreshToken } = (await signIn()).body;
    for (let round = 0; round < 5; round += 1) {
      const next = await test.call(null, refresh, { RefreshToken: refreshToken });
      expect(next.status).toBe(200);
      expect(next.body.refreshToken).not.toBe(refreshToken);
      refreshToken = next.body.refreshToken;
    }
  });

  it('answers with the same successor when the first answer got lost', async () => {
    const { refreshToken } = (await signIn()).body;
    const [first, second] = await Promise.all([
      test.call(null, refresh, { RefreshToken: refreshToken }),
      test.call(null, refresh, { RefreshToken: refreshToken }),
    ]);
    expect(first.status).toBe(200);
    expect(second.body.refreshToken).toBe(first.body.refreshToken);
  });

  it('that comes again later ends the whole family at once', async () => {
    const { refreshToken: first } = (await signIn()).body;
    const second = await test.call(null, refresh, { RefreshToken: first });
    test.clock.advance(11_000);
    expect((await test.call(null, refresh, { RefreshToken: first })).status).toBe(401);
    expect((await test.call(null, refresh, { RefreshToken: second.body.refreshToken })).status).toBe(401);
    expect((await test.call(second.body.token, getNavigation, {})).status).toBe(401);
  });

  it('of a browser comes and goes by cookie', async () => {
    const { headers } = await signIn('cookie');
    const next = await test.call(null, refresh, {}, { cookie: cookiesOf(headers) });
    expect(next.status).toBe(200);
    expect(next.body.refreshToken).toBeNull();
    expect(next.headers.getSetCookie()).toHaveLength(2);
  });
});

describe('signing out', () => {
  it('ends the session at once, with its refresh token', async () => {
    const { token, refreshToken } = (await signIn()).body;
    expect((await test.call(token, logout, {})).status).toBe(200);
    expect((await test.call(token, getNavigation, {})).status).toBe(401);
    expect((await test.call(null, refresh, { RefreshToken: refreshToken })).status).toBe(401);
  });
});

describe('an initial password', () => {
  it('must be replaced by a better one before anything else', async () => {
    const { body } = await signIn('bearer', world.people.initialPassword.userName);
    expect(body.initialPassword).toBe(true);
    const refused = await test.call(body.token, getNavigation, {});
    expect([refused.status, refused.body.code]).toEqual([403, 'INITIAL_PASSWORD']);
    const common = await test.call(body.token, changeInitialPassword, { password: 'passwort1' });
    expect(common.body.code).toBe('PASSWORD_TOO_COMMON');
    const same = await test.call(body.token, changeInitialPassword, { password: testPassword });
    expect(same.body.code).toBe('PASSWORD_UNCHANGED');
    expect((await test.call(body.token, changeInitialPassword, { password: 'vier grüne Äpfel' })).status).toBe(200);
    expect((await test.call(body.token, getNavigation, {})).status).toBe(200);
    expect((await test.call(body.token, changeInitialPassword, { password: 'fünf rote Birnen' })).body.code).toBe('NO_INITIAL_PASSWORD');
  });
});

describe('the log', () => {
  it('holds no name, no password and no token', async () => {
    const { token } = (await signIn()).body;
    await test.call(token, getNavigation, {});
    const log = test.logLines.join('\n');
    expect(test.logLines.length).toBeGreaterThan(5);
    for (const secret of [testPassword, world.people.teacherOfClass.userName, 'Lea', token ?? '-']) expect(log).not.toContain(secret);
  });
});
