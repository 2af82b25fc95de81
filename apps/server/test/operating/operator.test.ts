import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eraseTrashed } from '@pausenplatz/account/server';
import { login } from '@pausenplatz/account/contract';
import { aPerson, testPassword } from '@pausenplatz/account/testing';
import { getProfile } from '@pausenplatz/profile/contract';
import { resetPassword } from '@pausenplatz/registration/contract';
import { eraseClasses } from '@pausenplatz/schools/server';
import { aSchool, belongsTo } from '@pausenplatz/schools/testing';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { operate } from '../../src/operator.ts';
import { closeAtTheEnd } from '../../testing/open.ts';
import { type OfficeWorld, officeWorld } from '../../testing/office-world.ts';

let office: OfficeWorld;
beforeEach(async () => {
  office = await officeWorld();
}, 60_000);

/** What a command answers and says; on a screen unless said. */
async function told(words: readonly string[], isScreen = true) {
  const lines: string[] = [];
  const code = await operate(office.world.services, words, { say: (line) => void lines.push(line), isScreen });
  return { code, said: lines.join('\n') };
}
const signIn = async (userName: string, password: string = testPassword) =>
  (await office.test.call(null, login, { UserName: userName, Password: password, keeps: 'bearer' })).status;
const logged = async (action: string, subject: string) =>
  (
    await sql<{ scope: string; actor: string | null }>`select scope_id as scope, actor_id as actor from audit.entry
      where action = ${action} and subject_id = ${subject}`.execute(office.world.db)
  ).rows;

describe('an operator and an account', () => {
  it('finds it by whatever is known of it, with its schools and its state', async () => {
    const { teacherOfClass, pupilOwner } = office.world.people;
    for (const words of [[teacherOfClass.userId], [teacherOfClass.userName.toUpperCase()]]) {
      const { code, said } = await told(['accounts', ...words]);
      expect(code).toBe(0);
      expect(said).toContain(`${teacherOfClass.userId}  ${teacherOfClass.userName}  `);
      expect(said).not.toContain(pupilOwner.userId);
    }
    expect(await told(['accounts', 'gibt', 'es', 'nicht'])).toEqual({ code: 1, said: 'Ein solches Konto gibt es nicht.' });
  });

  it('locks it, which ends its sessions at once, and lets it in again', async () => {
    const { userId, userName } = office.world.people.teacherOfClass;
    const token = office.teacher;
    const status = async () => (await office.test.call(token, getProfile, {})).status;
    expect(await status()).toBe(200);
    expect(await told(['accounts', 'lock', userName])).toEqual({ code: 0, said: 'Gesperrt. Die Person ist überall abgemeldet.' });
    expect([await status(), await signIn(userName)]).toEqual([401, expect.not.toBeOneOf([200])]);
    expect((await told(['accounts', userName])).said).toContain('GESPERRT seit');
    expect(await told(['accounts', 'lock', userName])).toEqual({ code: 1, said: 'Das Konto ist schon gesperrt.' });
    expect(await told(['accounts', 'unlock', userName])).toEqual({ code: 0, said: 'Die Sperre ist aufgehoben.' });
    expect(await signIn(userName)).toBe(200);
    expect(await logged('account.lock', userId)).toEqual([{ scope: office.world.ownSchoolId, actor: null }]);
    expect(await logged('account.unlock', userId)).toHaveLength(1);
  });

  it.each(['teacherOfClass', 'pupilOwner'] as const)('makes a link with which %s chooses a new password, once', async (who) => {
    const { userId, userName } = office.world.people[who];
    const { code, said } = await told(['accounts', 'password', userId]);
    expect(code).toBe(0);
    const [, id = ''] = /passwort-zuruecksetzen\/(\S+)/.exec(said) ?? [];
    const password = 'zwölf gelbe Birnen';
    expect((await office.test.call(null, resetPassword, { id, password })).status).toBe(200);
    expect((await office.test.call(null, resetPassword, { id, password })).status).toBeGreaterThanOrEqual(400);
    expect(await signIn(userName, password)).toBe(200);
    expect(await logged('password.link', userId)).toHaveLength(1);
  });

  it('prints the link on a screen alone, or where it is told to, and none for who may not sign in', async () => {
    const { userName } = office.world.people.teacherOfClass;
    const silent = await told(['accounts', 'password', userName], false);
    expect([silent.code, silent.said]).toEqual([1, expect.stringContaining('--print')]);
    expect(silent.said).not.toContain('passwort-zuruecksetzen/');
    expect((await told(['accounts', 'password', userName, '--print'], false)).said).toContain('passwort-zuruecksetzen/');
    await told(['accounts', 'lock', userName]);
    expect((await told(['accounts', 'password', userName])).said).toMatch(/^Das Konto ist gesperrt/);
  });

  it('asks for an id where several are meant', async () => {
    const names = { firstName: 'Anna', lastName: 'Zweimal', roles: ['Teacher'] } as const;
    for (const _one of [1, 2]) await aPerson(office.world.db, { ...names, roles: ['Teacher'] });
    const { code, said } = await told(['accounts', 'lock', 'Anna Zweimal']);
    expect([code, said.split('\n').length, said]).toEqual([1, 3, expect.stringContaining('mehrere Konten')]);
  });

  it('writes everything about a person into a folder that is there', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'pausenplatz-person-'));
    closeAtTheEnd(() => rmSync(folder, { recursive: true, force: true }));
    const { userId, userName } = office.world.people.pupilOwner;
    expect((await told(['accounts', 'export', userId, `${folder}/nirgends`])).code).toBe(1);
    const { code, said } = await told(['accounts', 'export', userId, folder]);
    expect(readdirSync(folder)).toEqual([`pausenplatz-${userName}-1.zip`]);
    expect([code, said]).toEqual([0, `Geschrieben: ${folder}/pausenplatz-${userName}-1.zip`]);
    expect(readFileSync(`${folder}/pausenplatz-${userName}-1.zip`).subarray(0, 2).toString()).toBe('PK');
    expect(await logged('account.export', userId)).toHaveLength(1);
  });
});

describe('an operator and a school', () => {
  it('names an admin among its adults', async () => {
    const { world } = office;
    const { teacherOfClass, pupilOwner, teacherOtherSchool } = world.people;
    const add = (who: string, school = world.ownSchoolId) => told(['admins', 'add', school, who]);
    expect(await add(teacherOtherSchool.userId)).toMatchObject({ code: 1, said: expect.stringContaining('gehört nicht zur Schule') });
    expect(await add(pupilOwner.userId)).toEqual({ code: 1, said: 'Kinder verwalten keine Schule.' });
    expect(await add(teacherOfClass.userId, 'nirgends')).toEqual({ code: 1, said: 'Eine Schule mit dieser ID gibt es nicht.' });
    await told(['accounts', 'lock', teacherOfClass.userId]);
    expect(await add(teacherOfClass.userId)).toEqual({ code: 1, said: expect.stringContaining('gesperrt oder liegt im Papierkorb') });
    await told(['accounts', 'unlock', teacherOfClass.userId]);
    expect(await add(teacherOfClass.userId)).toEqual({ code: 0, said: 'Gehört jetzt zur Administration der Schule.' });
    expect((await add(teacherOfClass.userId)).code).toBe(1);
    const kinds = await world.db.selectFrom('school_member').select('kind').where('user_id', '=', teacherOfClass.userId).execute();
    expect(kinds.map(({ kind }) => kind)).toContain('admin');
    expect(await logged('admin.add', teacherOfClass.userId)).toHaveLength(1);
  });

  it('says what would go with it, and wants it taken along and said twice', async () => {
    const { ownSchoolId, people } = office.world;
    const first = await told(['schools', 'delete', ownSchoolId, '--yes']);
    expect([first.code, first.said]).toEqual([1, expect.stringMatching(/Noch nie exportiert\.\nIn den letzten 30 Tagen/)]);
    const second = await told(['schools', 'delete', ownSchoolId, '--without-export']);
    expect([second.code, second.said]).toEqual([0, expect.stringContaining('Nichts ist geschehen.')]);
    expect(await signIn(people.teacherOfClass.userName)).toBe(200);
    expect(await told(['schools', 'delete', 'nirgends'])).toEqual({ code: 1, said: 'Eine Schule mit dieser ID gibt es nicht.' });
  });

  it('puts its classes and its people into the trash, but for who belongs elsewhere too, and fetches them back', async () => {
    const { world } = office;
    const { ownSchoolId, people } = world;
    const elsewhere = await aSchool(world.db, { name: 'Schule Anderswo' });
    await belongsTo(world.db, people.teacherSameSchool.userId, elsewhere, 'teacher');
    const { said } = await told(['schools', 'delete', ownSchoolId, '--without-export', '--yes']);
    expect(said).toMatch(/Es bleiben [1-9]\d* Konten/);
    expect([await signIn(people.teacherOfClass.userName), await signIn(people.teacherSameSchool.userName)]).toEqual([
      expect.not.toBeOneOf([200]),
      200,
    ]);
    const state = async () =>
      (
        await sql<{ classes: number; confirmed: boolean }>`select (select count(*)::int from school_class
          where school_id = ${ownSchoolId} and deleted_at is null) as classes, confirmed_at is not null as confirmed
          from school where id = ${ownSchoolId}`.execute(world.db)
      ).rows[0];
    expect(await state()).toEqual({ classes: 0, confirmed: false });
    const back = await told(['schools', 'restore', ownSchoolId]);
    expect([back.code, back.said]).toEqual([0, expect.stringContaining('wartet auf deine Bestätigung')]);
    expect((await state())?.classes).toBeGreaterThan(0);
    expect(await signIn(people.teacherOfClass.userName)).toBe(200);
    expect([await logged('school.trash', ownSchoolId), await logged('school.restore', ownSchoolId)].map((one) => one.length)).toEqual([
      1, 1,
    ]);
  });

  it('leaves nothing of them after sixty days', async () => {
    const { world, test } = office;
    await told(['schools', 'delete', world.ownSchoolId, '--without-export', '--yes']);
    test.clock.advance(61 * 86_400_000);
    await eraseClasses(world.services);
    await eraseTrashed(world.services);
    const left = await world.db.selectFrom('school_class').select('id').where('school_id', '=', world.ownSchoolId).execute();
    expect(left).toEqual([]);
    const { userId } = world.people.teacherOfClass;
    expect(await world.db.selectFrom('user_account').select('id').where('id', '=', userId).execute()).toEqual([]);
    expect((await told(['schools', 'restore', world.ownSchoolId])).said).toContain('0 Klassen, 0 Konten');
  });
});

describe('an operator and a job', () => {
  it('sees what failed, gives it another try, and takes it out of the queue', async () => {
    const { services, db } = office.world;
    expect(await told(['jobs'])).toEqual({ code: 0, said: 'Kein Auftrag ist gescheitert, und keiner hängt.' });
    await services.jobs.enqueue(db, 'mail', { id: 'unbekannt' });
    const { rows } = await sql<{ id: string }>`update jobs.job set state = 'failed', start_after = now() + interval '1 day'
      where data ->> 'id' = 'unbekannt' returning id::text`.execute(db);
    const id = rows[0]?.id ?? '';
    expect((await told(['jobs'])).said).toContain(`${id}  mail  gescheitert`);
    expect(await told(['jobs', 'finish', 'nirgends'])).toMatchObject({ code: 1 });
    expect(await told(['jobs', 'retry', id])).toEqual({ code: 0, said: 'Er wird noch einmal versucht.' });
    expect(await told(['jobs', 'retry', id])).toMatchObject({ code: 1, said: expect.stringContaining('gescheiterter Auftrag') });
    await sql`update jobs.job set state = 'failed' where id::text = ${id}`.execute(db);
    expect(await told(['jobs', 'finish', id])).toEqual({ code: 0, said: 'Er ist aus der Reihe.' });
    expect((await told(['jobs'])).said).not.toContain(id);
    expect([await logged('job.retry', id), await logged('job.finish', id)].map((one) => one.length)).toEqual([1, 1]);
  });
});

it('whoever types anything else is told what there is', async () => {
  for (const words of [[], ['schulen'], ['accounts'], ['jobs', 'retry'], ['admins', 'add'], ['log'], ['setup', 'niemand']]) {
    const { code, said } = await told(words);
    expect([code, said], words.join(' ')).toEqual([1, expect.stringContaining('npm run operator -- accounts password')]);
  }
});
