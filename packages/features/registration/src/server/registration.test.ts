import { statementsOf, testServer, type TestServer } from '@pausenplatz/app-server/testing';
import { type MailServer, mailServer } from '@pausenplatz/app-server/testing/mail-server';
import { accountLimits, checkAuthentication, login } from '@pausenplatz/account/contract';
import {
  cancelEmailChange,
  changeEmail,
  confirmEmail,
  firstStepsSetting,
  forgottenPassword,
  register,
  resetPassword,
  sendConfirmation,
} from '../contract/index.ts';
import { changeOwnPassword, getProfile } from '@pausenplatz/profile/contract';
import { seedWorld, testPassword, type World } from '@pausenplatz/account/testing';
import type { InputOf } from '@pausenplatz/kernel-contract';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';

let test: TestServer;
let world: World;
let mails: MailServer;
beforeAll(async () => {
  mails = await mailServer();
  test = await testServer({ SMTP_URL: mails.url });
  world = await seedWorld(test.server.services);
});

const password = 'sieben gelbe Blätter';
const anna = { role: 'Teacher', firstName: 'Änni', lastName: 'Müller', email: 'aenni.mueller@schule.example', password } as const;
const signIn = (UserName: string, Password: string) => test.call(null, login, { UserName, Password, keeps: 'bearer' });
const registered = async (input: InputOf<typeof register>) => {
  await test.call(null, register, input);
  const id = await mails.secretTo(input.email, '/email-bestaetigen');
  return test.call(null, confirmEmail, { id });
};

describe('registering', () => {
  it('makes an account once the mailed link is confirmed, and the link works once', async () => {
    expect((await test.call(null, register, anna)).body).toEqual({ ok: true });
    // Only who knows the password is told that a mail waits.
    expect((await signIn(anna.email, password)).body.code).toBe('EMAIL_NOT_CONFIRMED');
    expect((await signIn(anna.email, 'falsch geraten')).body.code).toBe('WRONG_CREDENTIALS');
    const id = await mails.secretTo(anna.email, '/email-bestaetigen');
    const done = await test.call(null, confirmEmail, { id });
    expect(done.body).toEqual({ kind: 'registered', userName: 'aenni.mueller', isNewTeacher: true });
    expect((await test.call(null, confirmEmail, { id })).body.code).toBe('MAIL_LINK_ENDED');
    const entered = await signIn('AENNI.mueller@schule.example', password);
    expect(entered.body.user).toMatchObject({
      firstName: 'Änni',
      userRoles: ['Teacher'],
      emailUnconfirmed: false,
      newAccount: true,
      schools: [],
      settings: { [firstStepsSetting.tool]: { [firstStepsSetting.name]: 'begun' } },
    });
  });

  it('leads teachers through their first steps, private people not', async () => {
    const reto = { ...anna, role: 'Private', email: 'reto.privat@schule.example' } as const;
    expect((await registered(reto)).body).toMatchObject({ kind: 'registered', isNewTeacher: false });
    expect((await signIn(reto.email, password)).body.user?.settings).toEqual({});
  });

  it('answers the same for a known address and tells its owner by mail', async () => {
    await registered({ ...anna, role: 'Private', email: 'bekannt@schule.example' });
    const known = await test.call(null, register, { ...anna, email: 'bekannt@schule.example' });
    const unknown = await test.call(null, register, { ...anna, email: 'neu@schule.example' });
    expect([known.status, known.text]).toEqual([unknown.status, unknown.text]);
    expect((await mails.mailTo('bekannt@schule.example', 'schon ein Konto')).text).toContain('/login');
  });

  it('does the same work for known and unknown addresses, so that the time tells nothing', async () => {
    await registered({ ...anna, role: 'Private', email: 'zeit@schule.example' });
    const known = await statementsOf(test, () => test.call(null, register, { ...anna, email: 'zeit@schule.example' }));
    const unknown = await statementsOf(test, () => test.call(null, register, { ...anna, email: 'zeit.neu@schule.example' }));
    const ofRegistering = (all: readonly string[]) => all.filter((sql) => /"(?:user_account|mail_token)"/.test(sql));
    expect(ofRegistering(known).length).toBeGreaterThanOrEqual(2);
    expect(ofRegistering(known)).toEqual(ofRegistering(unknown));
    // The hash is what takes long; it is made for both.
    const { rows } = await sql<{ hash: string }>`select payload->>'passwordHash' as hash from mail_token
      where kind = 'register' and email in ('zeit@schule.example', 'zeit.neu@schule.example')`.execute(world.db);
    expect(rows.map(({ hash }) => hash.slice(0, 9))).toEqual(['$argon2id', '$argon2id']);
  });

  it('keeps what was typed wrong apart by field, in the words of the specification', async () => {
    const wrong = await test.call(null, register, { ...anna, firstName: ' ', email: '', password: 'kurz' });
    expect(wrong.body.fields).toEqual({
      firstName: 'Da muss schon was stehen...',
      email: 'Da muss schon was stehen...',
      password: `Bitte mindestens ${accountLimits.passwordMinimum} Zeichen.`,
    });
    for (const email of [
      'a@b.c',
      'a',
      'a b@schule.ch',
      `${'a'.repeat(65)}@schule.ch`,
      `a@${'b'.repeat(64)}.ch`,
      `a@${'b.'.repeat(126)}chchch`,
    ])
      expect((await test.call(null, register, { ...anna, email })).body.fields).toEqual({ email: 'E-Mail Adresse ist nicht korrekt.' });
    const common = await test.call(null, register, { ...anna, email: 'x@schule.example', password: 'passwort1' });
    expect([common.body.code, Object.keys(common.body.fields ?? {})]).toEqual(['PASSWORD_TOO_COMMON', ['password']]);
  });

  it('ends links after their days', async () => {
    const email = 'spaet@schule.example';
    await test.call(null, register, { ...anna, email });
    const id = await mails.secretTo(email, '/email-bestaetigen');
    test.clock.advance(accountLimits.confirmationDays * 86_400_000 + 1_000);
    expect((await test.call(null, confirmEmail, { id })).body.code).toBe('MAIL_LINK_ENDED');
  });
});

describe('a forgotten password', () => {
  it('is set anew by a link that works once, and ends all sessions', async () => {
    const email = 'vergessen@schule.example';
    const { userName } = (await registered({ ...anna, lastName: 'Vergessen', email })).body;
    const { token } = (await signIn(email, password)).body;
    expect((await test.call(null, forgottenPassword, { UserName: userName })).body).toEqual({ ok: true });
    const id = await mails.secretTo(email, '/passwort-zuruecksetzen');
    const common = await test.call(null, resetPassword, { id, password: 'passwort1' });
    expect(common.body.code).toBe('PASSWORD_TOO_COMMON');
    expect((await test.call(null, resetPassword, { id, password: 'neun neue Nüsse' })).body).toEqual({ userName });
    expect((await test.call(null, resetPassword, { id, password: 'zehn neue Nüsse' })).body.code).toBe('MAIL_LINK_ENDED');
    expect((await test.call(token, checkAuthentication, {})).body.isLoggedIn).toBe(false);
    expect((await signIn(email, password)).status).toBe(401);
    expect((await signIn(email, 'neun neue Nüsse')).status).toBe(200);
    await mails.mailTo(email, 'Passwort wurde geändert');
  });

  it('answers the same for unknown people, and mails nobody', async () => {
    const before = mails.mails.length;
    const unknown = await test.call(null, forgottenPassword, { UserName: 'niemand.hier' });
    const pupil = await test.call(null, forgottenPassword, { UserName: world.people.pupilOwner.userName });
    expect([unknown.status, unknown.text]).toEqual([pupil.status, pupil.text]);
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect(mails.mails.length).toBe(before);
  });

  it('cannot be used to flood a mailbox', async () => {
    const answers = [];
    for (let round = 0; round < 7; round += 1)
      answers.push((await test.call(null, forgottenPassword, { UserName: 'flut@schule.example' })).status);
    expect(answers).toEqual([200, 200, 200, 200, 200, 429, 429]);
  });
});

describe('the own address', () => {
  it('changes once the new one is confirmed; the old one is told', async () => {
    const email = 'alt@schule.example';
    await registered({ ...anna, lastName: 'Alt', email });
    const { token } = (await signIn(email, password)).body;
    expect((await test.call(token, changeEmail, { email: 'neu.adresse@schule.example', password: 'falsch' })).body.fields).toHaveProperty(
      'password',
    );
    expect((await test.call(token, changeEmail, { email: 'neu.adresse@schule.example', password })).status).toBe(200);
    expect((await test.call(token, getProfile, {})).body).toMatchObject({ email, pendingEmail: 'neu.adresse@schule.example' });
    expect((await mails.mailTo(email, 'soll geändert werden')).text).toContain('neu.adresse@schule.example');
    const id = await mails.secretTo('neu.adresse@schule.example', '/email-bestaetigen');
    expect((await test.call(null, confirmEmail, { id })).body.kind).toBe('changed');
    expect((await test.call(token, getProfile, {})).body).toMatchObject({ email: 'neu.adresse@schule.example', pendingEmail: null });
  });

  it('never takes an address from its owner, and does not tell that it has one', async () => {
    await registered({ ...anna, lastName: 'Eins', email: 'eins@schule.example' });
    await registered({ ...anna, lastName: 'Zwei', email: 'zwei@schule.example' });
    const { token } = (await signIn('zwei@schule.example', password)).body;
    expect((await test.call(token, changeEmail, { email: 'eins@schule.example', password })).body).toEqual({ ok: true });
    await mails.mailTo('eins@schule.example', 'gehört schon');
    expect((await test.call(token, cancelEmailChange, {})).status).toBe(200);
    expect((await test.call(token, getProfile, {})).body.pendingEmail).toBeNull();
  });

  it('that nobody confirmed yet is asked for again', async () => {
    const { userId } = world.people.teacherSameSchool;
    await world.db.updateTable('user_account').set({ email: 'urs@schule.example' }).where('id', '=', userId).execute();
    const token = await world.tokenOf('teacherSameSchool');
    expect((await test.call(token, checkAuthentication, {})).body.user?.emailUnconfirmed).toBe(true);
    expect((await test.call(token, sendConfirmation, {})).body).toEqual({ email: 'urs@schule.example' });
    const id = await mails.secretTo('urs@schule.example', '/email-bestaetigen');
    expect((await test.call(null, confirmEmail, { id })).body.kind).toBe('confirmed');
    expect((await test.call(token, checkAuthentication, {})).body.user?.emailUnconfirmed).toBe(false);
    expect((await test.call(token, sendConfirmation, {})).body.code).toBe('NOTHING_TO_CONFIRM');
  });
});

describe('the own password', () => {
  it('is replaced by who knows it; other devices are signed out', async () => {
    const { userName } = world.people.teacherOfClass;
    const [here, there] = [(await signIn(userName, testPassword)).body.token, (await signIn(userName, testPassword)).body.token];
    const wrong = await test.call(here, changeOwnPassword, { current: 'falsch', password });
    expect([wrong.body.code, Object.keys(wrong.body.fields ?? {})]).toEqual(['WRONG_PASSWORD', ['current']]);
    expect((await test.call(here, changeOwnPassword, { current: testPassword, password: testPassword })).body.code).toBe(
      'PASSWORD_UNCHANGED',
    );
    expect((await test.call(here, changeOwnPassword, { current: testPassword, password })).status).toBe(200);
    expect((await test.call(here, checkAuthentication, {})).body.isLoggedIn).toBe(true);
    expect((await test.call(there, checkAuthentication, {})).body.isLoggedIn).toBe(false);
  });
});
