import { type TestServer, testServer } from '@pausenplatz/app-server/testing';
import {
  beginSecondFactor,
  checkAuthentication,
  confirmSecondFactor,
  disableSecondFactor,
  login,
  passSecondFactor,
  renewRecoveryCodes,
} from '../contract/index.ts';
import { getProfile } from '@pausenplatz/profile/contract';
import { seedWorld, testPassword, totpCode, type World } from '../testing/index.ts';
import { beforeAll, describe, expect, it } from 'vitest';

let test: TestServer;
let world: World;
beforeAll(async () => {
  test = await testServer();
  world = await seedWorld(test.server.services);
});

const codeNow = (secret: string) => totpCode(secret, Math.floor(test.clock.now().getTime() / 30_000));
const signIn = (UserName: string) => test.call(null, login, { UserName, Password: testPassword, keeps: 'bearer' });
const switchOn = async (token: string | null) => {
  const { secret } = (await test.call(token, beginSecondFactor, { password: testPassword })).body;
  const { recoveryCodes } = (await test.call(token, confirmSecondFactor, { code: codeNow(secret) })).body;
  test.clock.advance(31_000);
  return { secret, recoveryCodes };
};

describe('the second factor', () => {
  it('makes sign-in a matter of two steps, and no code works twice', async () => {
    const { userName } = world.people.teacherOfClass;
    const { secret, recoveryCodes } = await switchOn((await signIn(userName)).body.token);
    expect(recoveryCodes).toHaveLength(10);
    const first = await signIn(userName);
    expect(first.body).toMatchObject({ secondFactor: true, user: null, token: null, refreshToken: null, challenge: expect.any(String) });
    const challenge = first.body.challenge ?? '';
    const wrong = await test.call(null, passSecondFactor, { challenge, code: '000000' });
    expect([wrong.status, wrong.body.code]).toEqual([400, 'CODE_WRONG']);
    const code = codeNow(secret);
    const passed = await test.call(null, passSecondFactor, { challenge, code });
    expect(passed.body.user).toMatchObject({ firstName: 'Lea' });
    expect((await test.call(passed.body.token, checkAuthentication, {})).body.isLoggedIn).toBe(true);
    expect((await test.call(null, passSecondFactor, { challenge, code })).body.code).toBe('CHALLENGE_ENDED');
    const again = (await signIn(userName)).body.challenge ?? '';
    expect((await test.call(null, passSecondFactor, { challenge: again, code })).body.code).toBe('CODE_WRONG');
  });

  it('gives no cookie before the second step', async () => {
    const { headers } = await test.call(null, login, { UserName: world.people.teacherOfClass.userName, Password: testPassword });
    expect(headers.getSetCookie()).toEqual([]);
  });

  it('is passed by each recovery code once, in whatever case it is typed', async () => {
    const { userName } = world.people.teacherSameSchool;
    const { token } = (await signIn(userName)).body;
    const { recoveryCodes } = await switchOn(token);
    const typed = ` ${(recoveryCodes[0] ?? '').toUpperCase().replace('-', ' ')} `;
    const enter = async () => test.call(null, passSecondFactor, { challenge: (await signIn(userName)).body.challenge ?? '', code: typed });
    expect((await enter()).status).toBe(200);
    expect((await enter()).body.code).toBe('CODE_WRONG');
    expect((await test.call(token, getProfile, {})).body.secondFactor).toEqual({
      active: true,
      required: false,
      possible: true,
      recoveryCodesLeft: 9,
    });
    // Asked for twice at the same moment, one set ends the other.
    const renew = () => test.call(token, renewRecoveryCodes, { password: testPassword });
    expect((await Promise.all([renew(), renew()])).map(({ status }) => status)).toEqual([200, 200]);
    expect((await test.call(token, getProfile, {})).body.secondFactor.recoveryCodesLeft).toBe(10);
  });

  it('bounds guessing and does not wait for ever', async () => {
    const { userName } = world.people.teacherOtherSchool;
    await switchOn((await signIn(userName)).body.token);
    const challenge = (await signIn(userName)).body.challenge ?? '';
    const answers = [];
    for (let guess = 0; guess < 11; guess += 1)
      answers.push((await test.call(null, passSecondFactor, { challenge, code: `1000${10 + guess}` })).status);
    expect(answers.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 400));
    expect(answers[10]).toBe(429);
    test.clock.advance(11 * 60_000);
    expect((await test.call(null, passSecondFactor, { challenge, code: '123456' })).body.code).toBe('CHALLENGE_ENDED');
  });

  it('can be switched off by who knows the password', async () => {
    const { userName } = world.people.private;
    const { token } = (await signIn(userName)).body;
    await switchOn(token);
    expect((await test.call(token, disableSecondFactor, { password: 'falsch' })).body.code).toBe('WRONG_PASSWORD');
    expect((await test.call(token, disableSecondFactor, { password: testPassword })).status).toBe(200);
    expect((await signIn(userName)).body.secondFactor).toBe(false);
  });

  it('keeps its secret unreadable in the database', async () => {
    const { token } = (await signIn(world.people.private.userName)).body;
    const { secret } = await switchOn(token);
    const rows = await world.db.selectFrom('second_factor').selectAll().execute();
    expect(rows.length).toBeGreaterThan(2);
    expect(JSON.stringify(rows)).not.toContain(secret);
  });
});

describe('a school that wants it of its admins', () => {
  it('lets their rights rest until they have one', async () => {
    const { services } = test.server;
    const { userId, userName } = world.people.schoolAdminOwn;
    const administered = async () => {
      services.actors.forget(userId);
      const row = await world.db
        .selectFrom('session')
        .select('id')
        .where('user_id', '=', userId)
        .orderBy('created_at', 'desc')
        .limit(1)
        .executeTakeFirst();
      return (await services.actors.find(row?.id ?? ''))?.adminSchoolIds;
    };
    const { token } = (await signIn(userName)).body;
    expect(await administered()).toEqual([world.ownSchoolId]);
    await world.db.updateTable('school').set({ second_factor: 'admins' }).where('id', '=', world.ownSchoolId).execute();
    expect(await administered()).toEqual([]);
    expect((await test.call(token, checkAuthentication, {})).body.user?.secondFactorMissing).toBe(true);
    await switchOn(token);
    expect(await administered()).toEqual([world.ownSchoolId]);
    expect((await test.call(token, checkAuthentication, {})).body.user?.secondFactorMissing).toBe(false);
    expect((await test.call(token, disableSecondFactor, { password: testPassword })).body.code).toBe('SECOND_FACTOR_REQUIRED');
  });
});
