import { type TestServer, testServer } from '@pausenplatz/app-server/testing';
import { type MailServer, mailServer } from '@pausenplatz/app-server/testing/mail-server';
import {
  beginSecondFactor,
  checkAuthentication,
  confirmSecondFactor,
  listSecondFactors,
  login,
  passSecondFactor,
  resetSecondFactor,
} from '../contract/index.ts';
import { resetSecondFactorOf } from './index.ts';
import { seedWorld, testPassword, type TestPerson, totpCode, type World } from '../testing/index.ts';
import { readAudit } from '@pausenplatz/kernel-server';
import { aSchool, belongsTo } from '@pausenplatz/schools/testing';
import { beforeAll, describe, expect, it } from 'vitest';

let test: TestServer;
let world: World;
let mails: MailServer;
beforeAll(async () => {
  mails = await mailServer();
  test = await testServer({ SMTP_URL: mails.url });
  world = await seedWorld(test.server.services);
});

const codeNow = (secret: string) => totpCode(secret, Math.floor(test.clock.now().getTime() / 30_000));
const signIn = (UserName: string) => test.call(null, login, { UserName, Password: testPassword, keeps: 'bearer' });

/** Switches the second factor of somebody on; answers the token of the session in which that was done, and the secret. */
async function switchOn({ userId, userName }: TestPerson): Promise<{ token: string; secret: string }> {
  await world.db.deleteFrom('second_factor').where('user_id', '=', userId).execute();
  const token = (await signIn(userName)).body.token ?? '';
  const { secret } = (await test.call(token, beginSecondFactor, { password: testPassword })).body;
  expect((await test.call(token, confirmSecondFactor, { code: codeNow(secret) })).status).toBe(200);
  test.clock.advance(31_000);
  return { token, secret };
}

const reset = (token: string | null, { userId }: TestPerson) => test.call(token, resetSecondFactor, { id: userId });
const hasFactor = async ({ userId }: TestPerson) =>
  (await world.db.selectFrom('second_factor').select('user_id').where('user_id', '=', userId).execute()).length > 0;

describe('a second factor that somebody lost', () => {
  it('is taken away by an admin: factor, recovery codes, sessions and waiting sign-ins end, a mail and the log say so', async () => {
    const { teacherOfClass: lea, schoolAdminOwn } = world.people;
    const address = { email: 'lea@schule.example', email_confirmed_at: test.clock.now() };
    await world.db.updateTable('user_account').set(address).where('id', '=', lea.userId).execute();
    const own = await switchOn(lea);
    const eva = await switchOn(schoolAdminOwn);
    const waiting = (await signIn(lea.userName)).body.challenge ?? '';
    expect((await test.call(eva.token, listSecondFactors, {})).body).toEqual({ userIds: [lea.userId] });

    expect((await reset(eva.token, lea)).status).toBe(200);
    expect((await test.call(own.token, checkAuthentication, {})).body.isLoggedIn).toBe(false);
    expect((await test.call(null, passSecondFactor, { challenge: waiting, code: codeNow(own.secret) })).body.code).toBe('CHALLENGE_ENDED');
    expect((await signIn(lea.userName)).body).toMatchObject({ secondFactor: false, user: { firstName: 'Lea' } });
    expect(await world.db.selectFrom('recovery_code').select('hash').where('user_id', '=', lea.userId).execute()).toEqual([]);
    const mail = await mails.mailTo('lea@schule.example', 'zurückgesetzt');
    expect(mail.text).toContain('Eva Test hat bei deinem Konto die Anmeldung in zwei Schritten zurückgesetzt.');
    const [entry] = await readAudit(world.services.db, { scopeIds: [world.ownSchoolId], limit: 1 });
    expect(entry).toMatchObject({
      action: 'secondFactor.reset',
      actorId: schoolAdminOwn.userId,
      subject: { kind: 'person', id: lea.userId },
    });
    expect((await test.call(eva.token, listSecondFactors, {})).body).toEqual({ userIds: [] });
    expect((await reset(eva.token, lea)).body.code).toBe('SECOND_FACTOR_NONE');
  });

  it('is nobody’s own to take away, and asks the admin for a code in this very session', async () => {
    const { teacherOfClass: lea, schoolAdminOwn } = world.people;
    await switchOn(lea);
    await world.db.deleteFrom('second_factor').where('user_id', '=', schoolAdminOwn.userId).execute();
    const old = (await signIn(schoolAdminOwn.userName)).body.token;
    expect((await reset(old, lea)).body.code).toBe('SECOND_FACTOR_OWN_FIRST');
    const eva = await switchOn(schoolAdminOwn);
    // The session from before has never seen a code.
    expect((await reset(old, lea)).body.code).toBe('SECOND_FACTOR_OWN_FIRST');
    expect((await reset(eva.token, schoolAdminOwn)).body.code).toBe('SECOND_FACTOR_SELF');
    const challenge = (await signIn(schoolAdminOwn.userName)).body.challenge ?? '';
    const anew = (await test.call(null, passSecondFactor, { challenge, code: codeNow(eva.secret) })).body.token;
    test.clock.advance(31_000);
    expect((await reset(anew, lea)).status).toBe(200);
  });

  it('of who administers another school as well, or the one above, is for others', async () => {
    const { teacherOfClass: lea, schoolAdminOwn, schoolAdminOther } = world.people;
    await switchOn(lea);
    const eva = await switchOn(schoolAdminOwn);
    const aboveId = await aSchool(world.db, { name: 'Schulgemeinde' });
    await world.db.updateTable('school').set({ parent_id: aboveId }).where('id', '=', world.ownSchoolId).execute();
    await belongsTo(world.db, lea.userId, aboveId, 'admin');
    expect((await test.call(eva.token, listSecondFactors, {})).body.userIds).not.toContain(lea.userId);
    expect((await reset(eva.token, lea)).body.code).toBe('SECOND_FACTOR_NOT_THEIRS');
    expect((await reset(eva.token, schoolAdminOther)).body.code).toBe('PERSON_NOT_FOUND');
    expect(await hasFactor(lea)).toBe(true);
    await world.db.updateTable('school').set({ parent_id: null }).where('id', '=', world.ownSchoolId).execute();
    await world.db.deleteFrom('school_member').where('school_id', '=', aboveId).execute();
    expect((await test.call(eva.token, listSecondFactors, {})).body.userIds).toContain(lea.userId);
  });

  it('of the last admin of a school is taken away by the operator, which the log of the school says', async () => {
    const { schoolAdminOwn } = world.people;
    await switchOn(schoolAdminOwn);
    const { services } = test.server;
    expect(await resetSecondFactorOf(services, 'niemand')).toBe('unknown');
    expect(await resetSecondFactorOf(services, schoolAdminOwn.userName.toUpperCase())).toBe('done');
    expect(await resetSecondFactorOf(services, schoolAdminOwn.userName)).toBe('none');
    expect((await signIn(schoolAdminOwn.userName)).body.secondFactor).toBe(false);
    const [entry] = await readAudit(world.services.db, { scopeIds: [world.ownSchoolId], limit: 1 });
    expect(entry).toMatchObject({ action: 'secondFactor.reset', actorId: null, subject: { id: schoolAdminOwn.userId } });
  });
});
