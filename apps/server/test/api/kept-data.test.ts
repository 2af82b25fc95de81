import type { InvitationsTables } from '@pausenplatz/invitations/server';
import { sql } from 'kysely';
import { ownTables } from '@pausenplatz/kernel-server';
import { closeDemoAccounts } from '@pausenplatz/account/server';
import { accountLimits, login } from '@pausenplatz/account/contract';
import { forgottenPassword, register } from '@pausenplatz/registration/contract';
import { getProfile } from '@pausenplatz/profile/contract';
import { aPerson, aToken, seedWorld, testPassword, type World } from '@pausenplatz/account/testing';
import { createOwnSchool } from '@pausenplatz/joining/contract';
import { inviteToSchool } from '@pausenplatz/office/contract';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { serverFeatures } from '../../src/features.ts';
import { operate } from '../../src/operator.ts';
import { mailServer } from '../../testing/mail-server.ts';
import { placesOf } from '../../testing/places-of.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';

let test: TestServer;
let world: World;
const own = () => ownTables<InvitationsTables>(world.services.db);
beforeAll(async () => {
  // Nobody listens there: mails stay in the queue, where somebody who reads the database would find them.
  test = await testServer({ SMTP_URL: 'smtp://127.0.0.1:9' });
  world = await seedWorld(test.server.services);
});
const places = (words: string) => placesOf(world.db as never, words);

describe('what waits in the queue', () => {
  it('is found where it lies', async () => {
    await world.services.jobs.enqueue(world.db, 'mail', { id: 'ein-auftrag-zum-suchen' });
    expect(await places('ein-auftrag-zum-suchen')).toContainEqual(expect.stringMatching(/^jobs\./));
  });

  it('holds no mail, no address, no name and no link in clear text', async () => {
    const email = 'zilla.zwyssig@schule.example';
    const own = { email, email_confirmed_at: test.clock.now() };
    const { userId } = await aPerson(world.db, { firstName: 'Zilla', lastName: 'Zwyssig', roles: ['Teacher'] });
    await world.db.updateTable('user_account').set(own).where('id', '=', userId).execute();
    await test.call(null, forgottenPassword, { UserName: email });
    const person = { role: 'Teacher', firstName: 'Quirin', lastName: 'Quer', password: 'sieben gelbe Blätter' } as const;
    await test.call(null, register, { ...person, email: 'quirin.quer@schule.example' });
    const admin = await world.tokenOf('schoolAdminOwn');
    expect(
      (await test.call(admin, inviteToSchool, { schoolId: world.ownSchoolId, teachers: [{ email: 'wanda.weit@schule.example' }] })).status,
    ).toBe(200);

    await vi.waitFor(
      async () =>
        expect(
          await world.db
            .selectFrom('mail' as never)
            .selectAll()
            .execute(),
        ).toHaveLength(3),
      { timeout: 10_000 },
    );
    for (const link of ['/email-bestaetigen', '/passwort-', '/einladung', 'http://', 'smtp'])
      expect(
        (await places(link)).filter((place) => place === 'public.mail' || place.startsWith('jobs.')),
        link,
      ).toEqual([]);
    expect(await places(email)).toEqual(['public.mail_token', 'public.user_account']);
    for (const words of ['zwyssig', 'quirin', 'wanda.weit'])
      expect(
        (await places(words)).filter((place) => place === 'public.mail' || place.startsWith('jobs.')),
        words,
      ).toEqual([]);
  });

  it('is nothing of a mail once it has left', async () => {
    const mails = await mailServer();
    const other = await testServer({ SMTP_URL: mails.url });
    await seedWorld(other.server.services);
    await other.call(null, register, {
      role: 'Teacher',
      firstName: 'Quirin',
      lastName: 'Quer',
      password: 'sieben gelbe Blätter',
      email: 'quirin.quer@schule.example',
    });
    await mails.mailTo('quirin.quer@schule.example');
    const { db } = other.server.services;
    await vi.waitFor(async () => expect(await db.selectFrom('mail').selectAll().execute()).toEqual([]), { timeout: 10_000 });
  });
});

function jobNamed(wanted: string) {
  const job = serverFeatures.flatMap(({ jobs = [] }) => jobs).find(({ name }) => name === wanted);
  if (!job) throw new Error(`There is no job ${wanted}`);
  return job;
}

describe('the sweep of each night', () => {
  it('takes ended sessions with their tokens, used tokens and forgotten devices, and leaves what is in use', async () => {
    const { db, services } = world;
    const { userId } = world.people.teacherOfClass;
    const signIn = () =>
      test.call(null, login, { UserName: world.people.teacherOfClass.userName, Password: testPassword, keeps: 'cookie' });
    expect((await signIn()).status).toBe(200);
    expect((await signIn()).status).toBe(200);
    const counts = async () => {
      const [sessions, tokens, devices] = await Promise.all([
        db.selectFrom('session').select('id').where('user_id', '=', userId).execute(),
        db
          .selectFrom('refresh_token')
          .innerJoin('session', 'session.id', 'session_id')
          .select('hash')
          .where('user_id', '=', userId)
          .execute(),
        db.selectFrom('known_device').select('user_id').where('user_id', '=', userId).execute(),
      ]);
      return [sessions.length, tokens.length, devices.length];
    };
    const sweep = jobNamed('account-sweep');
    const [sessions = 0, tokens = 0, devices = 0] = await counts();
    expect([sessions, tokens, devices].every((count) => count >= 2)).toBe(true);
    await sweep.run(services, {} as never);
    expect(await counts()).toEqual([sessions, tokens, devices]);
    const { id } = await db.selectFrom('session').select('id').where('user_id', '=', userId).limit(1).executeTakeFirstOrThrow();
    await db.updateTable('session').set({ ended_at: test.clock.now() }).where('id', '=', id).execute();
    test.clock.advance((accountLimits.endedSessionDays + 1) * 86_400_000);
    await db
      .updateTable('session')
      .set({ expires_at: new Date(test.clock.now().getTime() + 1) })
      .where('id', '!=', id)
      .execute();
    await sweep.run(services, {} as never);
    expect((await counts())[0]).toBe(sessions - 1);
    test.clock.advance(accountLimits.knownDeviceDays * 86_400_000);
    await sweep.run(services, {} as never);
    expect(await counts()).toEqual([0, 0, 0]);
  });
});

describe('an invitation', () => {
  it('loses the address and the names of whom it went to, sixty days after it ended', async () => {
    const { db, services } = world;
    const email = 'ursina.unbekannt@schule.example';
    await test.call(await aToken(services, db, world.people.schoolAdminOwn.userId), inviteToSchool, {
      schoolId: world.ownSchoolId,
      teachers: [{ email }],
    });
    const sweep = jobNamed('invitation-sweep');
    const rows = () => own().selectFrom('invitation').select('email').where('school_id', '=', world.ownSchoolId).execute();
    test.clock.advance((accountLimits.invitationDays + accountLimits.trashDays - 1) * 86_400_000);
    await sweep.run(services, {} as never);
    expect(await rows()).toContainEqual({ email });
    test.clock.advance(2 * 86_400_000);
    await sweep.run(services, {} as never);
    expect(await rows()).toContainEqual({ email: '' });
    expect((await places(email)).filter((place) => place !== 'public.mail')).toEqual([]);
  });
});

describe('a server that others reach', () => {
  it('has no open demo account, also where somebody is signed in, and opens them again on the own machine', async () => {
    const { db, services, people } = world;
    const { userId, userName } = people.teacherOtherSchool;
    await db.updateTable('user_account').set({ demo: true }).where('id', '=', userId).execute();
    const token = await aToken(services, db, userId);
    const signIn = () => test.call(null, login, { UserName: userName, Password: testPassword, keeps: 'bearer' });
    expect([(await signIn()).status, (await test.call(token, getProfile, {})).status]).toEqual([200, 200]);
    const reached = (isOwnMachineOnly: boolean) => ({ ...services, config: { ...services.config, isOwnMachineOnly } });
    expect(await closeDemoAccounts(reached(false))).toBe(1);
    services.actors.forget(userId);
    expect([(await signIn()).status, (await test.call(token, getProfile, {})).status]).toEqual([401, 401]);
    expect(await closeDemoAccounts(reached(false))).toBe(0);
    expect(await closeDemoAccounts(reached(true))).toBe(0);
    expect((await signIn()).status).toBe(200);
  });
});

describe('the operator', () => {
  it('lists schools, those that wait first, and confirms them', async () => {
    const token = await world.tokenOf('private');
    const founder = await aPerson(world.db, { firstName: 'Gründa', lastName: 'Neu', roles: ['Teacher'] });
    const founding = { name: 'Schule Neubühl', place: 'Neubühl' };
    const made = await test.call(await aToken(world.services, world.db, founder.userId), createOwnSchool, founding);
    expect([token === null, made.status]).toEqual([false, 200]);
    const lines: string[] = [];
    const out = vi.spyOn(process.stdout, 'write').mockImplementation((line) => lines.push(String(line)) > 0);
    expect(await operate(world.services, ['schools'])).toBe(0);
    expect(await operate(world.services, ['schools', 'confirm', made.body.id])).toBe(0);
    expect(await operate(world.services, ['schools', 'confirm', 'gibtesnicht'])).toBe(1);
    expect(await operate(world.services, ['schulen'])).toBe(1);
    out.mockRestore();
    expect(lines[0]).toMatch(/WARTET .*Schule Neubühl, Neubühl/);
    expect(lines.slice(-3, -1)).toEqual(['Bestätigt.\n', 'Eine Schule mit dieser ID gibt es nicht.\n']);
    const { confirmed_at } = await world.db
      .selectFrom('school')
      .select('confirmed_at')
      .where('id', '=', made.body.id)
      .executeTakeFirstOrThrow();
    expect(confirmed_at).not.toBeNull();
  });

  it('verifies the log, and is told where somebody changed it', async () => {
    const lines: string[] = [];
    const out = vi.spyOn(process.stdout, 'write').mockImplementation((line) => lines.push(String(line)) > 0);
    expect(await operate(world.services, ['log', 'verify'])).toBe(0);
    await sql`alter table audit.entry disable trigger keep`.execute(world.db);
    const changed = await sql<{ number: number }>`update audit.entry set details = '{"count":0}'
      where number = (select max(number) from audit.entry) returning number`.execute(world.db);
    expect(await operate(world.services, ['log', 'verify'])).toBe(1);
    out.mockRestore();
    expect(lines[0]).toMatch(/^In Ordnung: \d+ Einträge in \d+ Protokollen/);
    expect(lines.at(-1)).toContain(`Eintrag ${changed.rows[0]?.number} folgt nicht aus dem vorigen`);
    await sql`delete from audit.entry where number = ${changed.rows[0]?.number}`.execute(world.db);
    await sql`alter table audit.entry enable trigger keep`.execute(world.db);
  });
});
