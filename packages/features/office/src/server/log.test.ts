import { type MailServer, mailServer } from '@pausenplatz/app-server/testing/mail-server';
import { addDays, zurichDay } from '@pausenplatz/kernel-format';
import { type OfficeWorld, officeWorld, statementsOf } from '@pausenplatz/app-server/testing';
import { eraseTrashed } from '@pausenplatz/account/server';
import { aPerson } from '@pausenplatz/account/testing';
import { setSchoolSettings } from '@pausenplatz/homework/contract';
import { acceptInvitation } from '@pausenplatz/invitations/contract';
import type { InputOf } from '@pausenplatz/kernel-contract';
import { auditScopes, brokenAuditEntry, transactAs } from '@pausenplatz/kernel-server';
import { createMessage } from '@pausenplatz/notices/contract';
import { aClass, attends, belongsTo } from '@pausenplatz/schools/testing';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  createSchoolClass,
  exportLog,
  getLog,
  inviteToSchool,
  type LogRow,
  moveClassPupils,
  removeTeachers,
  setSchoolAdmin,
  setTeacher,
  updatePupil,
  updateSchool,
  updateSchoolClass,
  withdrawInvitation,
} from '../contract/index.ts';
import { saidWord } from '../rules/index.ts';

let office: OfficeWorld;
let mails: MailServer;
let schoolId: string;
beforeAll(async () => {
  mails = await mailServer();
  office = await officeWorld({ SMTP_URL: mails.url });
  schoolId = office.world.ownSchoolId;
});

type Question = Omit<InputOf<typeof getLog>, 'schoolId'>;
const ask = async (question: Question = {}) => {
  const answer = await office.test.call(office.admin, getLog, { schoolId, ...question });
  expect(answer.status, answer.text).toBe(200);
  return answer.body;
};
/** Entries as one reads them: what, about, and each change. */
const read = ({ what, about, changes }: LogRow) => [
  what,
  saidWord(about),
  ...changes.map(({ label, was, is }) =>
    [label === null ? '' : `${label}: `, was ? saidWord(was) : '', was && is ? ' → ' : '', is ? saidWord(is) : ''].join(''),
  ),
];
const newest = async () => read((await ask()).rows[0] as LogRow);

async function aChild(lastName: string, classId: string): Promise<string> {
  const { db } = office.world;
  const { userId } = await aPerson(db, { firstName: 'Zoë', lastName, roles: ['Pupil'] });
  await belongsTo(db, userId, schoolId, 'pupil');
  await attends(db, userId, classId, Math.floor(Math.random() * 9_000) + 200);
  return userId;
}

const call = async (...asked: Parameters<OfficeWorld['test']['call']>) => {
  const answer = await office.test.call(...asked);
  expect(answer.status, answer.text).toBe(200);
  return answer.body;
};

describe('the log says what was and what is', () => {
  it('of a class that was made, renamed and coloured', async () => {
    const { id } = (await office.test.call(office.admin, createSchoolClass, { schoolId, name: '1w', color: 'blue' })).body;
    expect(await newest()).toEqual(['Klasse angelegt', '1w']);
    await call(office.admin, updateSchoolClass, { id, field: 'name', value: '2w' });
    expect(await newest()).toEqual(['Klasse umbenannt', '2w', '1w → 2w']);
    await call(office.admin, updateSchoolClass, { id, field: 'color', value: 'red' });
    expect(await newest()).toEqual(['Farbe der Klasse geändert', '2w', 'Blau → Rot']);
  });

  it('of a pupil who moved, and keeps the names of then when classes are called otherwise since', async () => {
    const { db } = office.world;
    const [from, to] = [await aClass(db, schoolId, '3w'), await aClass(db, schoolId, '4w')];
    const child = await aChild('Wandernd', from);
    await call(office.admin, moveClassPupils, { classId: from, userIds: [child], toClassId: to });
    expect(await newest()).toEqual(['Klasse gewechselt', 'Zoë Wandernd', '3w → 4w']);
    await call(office.admin, updateSchoolClass, { id: to, field: 'name', value: '5w' });
    await db.updateTable('user_account').set({ last_name: 'Verheiratet' }).where('id', '=', child).execute();
    const { rows } = await ask({ personId: child });
    expect(rows.map(read)).toEqual([['Klasse gewechselt', 'Zoë Wandernd', '3w → 4w']]);
    await call(office.admin, updatePupil, { classId: to, id: child, field: 'firstName', value: 'Zora' });
    expect(await newest()).toEqual(['Angaben geändert', 'Zora Verheiratet', 'Vorname: Zoë → Zora']);
    await call(office.admin, updatePupil, { classId: to, id: child, field: 'birthYear', value: 2015 });
    expect((await newest())[2]).toMatch(/^Jahrgang: (\d{4} → )?2015$/);
  });

  it('of roles, teachers, settings and messages', async () => {
    const { db } = office.world;
    const colleague = await aPerson(db, { firstName: 'Reto', lastName: 'Rolle', roles: ['Teacher'] });
    await belongsTo(db, colleague.userId, schoolId, 'teacher');
    const userId = colleague.userId;
    await call(office.admin, setSchoolAdmin, { schoolId, userId, admin: true });
    expect(await newest()).toEqual(['Administration hinzugefügt', 'Reto Rolle', 'Rolle: Lehrperson → Lehrperson, Administration']);
    await call(office.admin, setSchoolAdmin, { schoolId, userId, admin: false });
    expect(await newest()).toEqual(['Administration entfernt', 'Reto Rolle', 'Rolle: Lehrperson, Administration → Lehrperson']);
    const classId = await aClass(db, schoolId, '6w');
    await call(office.admin, setTeacher, { classId, userId, teaches: true });
    expect(await newest()).toEqual(['Lehrperson in Klasse aufgenommen', 'Reto Rolle', '6w']);
    await call(office.admin, removeTeachers, { schoolId, userIds: [userId] });
    expect(await newest()).toEqual(['Lehrperson aus der Schule genommen', 'Reto Rolle', '6w']);
    await call(office.admin, updateSchool, { id: schoolId, field: 'adminMode', value: 'admin' });
    expect((await newest()).slice(0, 1)).toEqual(['Verwaltungsmodus geändert']);
    expect((await newest())[2]).toMatch(/ → Administration$/);
    await call(office.admin, updateSchool, { id: schoolId, field: 'adminMode', value: 'selfManaged' });
    expect((await newest())[2]).toBe('Administration → Selbstverwaltung');
    await call(office.admin, setSchoolSettings, { schoolId, limitMinutes: 45 });
    expect((await newest())[2]).toMatch(/^Grenze am Tag: .+ → 45 Minuten$/);
    const until = addDays(zurichDay(office.world.services.clock.now()), 3);
    await call(office.admin, createMessage, { schoolId, title: 'Znünistand', message: 'Morgen', audience: 'everybody', until });
    expect(await newest()).toEqual(['Mitteilung geschrieben', 'Znünistand']);
  });

  it('of an invitation: to which address, and into which classes', async () => {
    const classId = await aClass(office.world.db, schoolId, '7w');
    await call(office.admin, inviteToSchool, { schoolId, teachers: [{ email: 'Neue.Kraft@schule.example', classIds: [classId] }] });
    expect(await newest()).toEqual(['Lehrperson eingeladen', 'neue.kraft@schule.example', '7w']);
    const { id } = await invitationTo('neue.kraft@schule.example');
    await call(office.admin, withdrawInvitation, { schoolId, id });
    expect(await newest()).toEqual(['Einladung zurückgezogen', 'neue.kraft@schule.example', '7w']);
  });
});

const invitationTo = (email: string) =>
  office.world.db
    .selectFrom('invitation' as never)
    .selectAll()
    .where('email' as never, '=', email as never)
    .executeTakeFirstOrThrow() as Promise<{ id: string }>;

describe('who is erased', () => {
  it('has no name in the log any more, also not where the log told of others, and the chain stays whole', async () => {
    const { db } = office.world;
    const [from, to] = [await aClass(db, schoolId, '3v'), await aClass(db, schoolId, '4v')];
    const child = await aChild('Vergessen', from);
    await call(office.admin, updatePupil, { classId: from, id: child, field: 'firstName', value: 'Vreneli' });
    await call(office.admin, moveClassPupils, { classId: from, userIds: [child], toClassId: to });
    expect((await ask({ search: 'vreneli' })).rows).toHaveLength(2);
    await db
      .updateTable('user_account')
      .set({ deleted_at: new Date(0), deleted_by: 'school' })
      .where('id', '=', child)
      .execute();
    expect(await eraseTrashed(office.world.services)).toBeGreaterThan(0);
    expect((await ask({ search: 'vreneli' })).rows).toEqual([]);
    expect((await ask({ personId: child })).rows).toEqual([]);
    const told = (await ask()).rows.map(read);
    expect(told).toContainEqual(['Klasse gewechselt', 'gelöschte Person', '3v → 4v']);
    expect(told).toContainEqual(['Angaben geändert', 'gelöschte Person', 'Vorname:  → ']);
    expect(JSON.stringify(told)).not.toContain('Vreneli');
    for (const { scopeId } of await auditScopes(office.world.services.db))
      expect(await brokenAuditEntry(office.world.services.db, scopeId), scopeId).toBeNull();
    const { rows } = await sql<{ kept: string }>`select entry::text as kept from audit.entry entry`.execute(db);
    expect(rows.filter(({ kept }) => /Vreneli|Vergessen/.test(kept))).toEqual([]);
  });

  it('takes the address of their invitation along, which was theirs from the moment they took it', async () => {
    const email = 'kommt.und.geht@schule.example';
    await call(office.admin, inviteToSchool, { schoolId, teachers: [{ email }] });
    const id = await mails.secretTo(email, '/einladung-bestaetigen');
    const person = { firstName: 'Gianna', lastName: 'Undgeht', password: 'sieben gelbe Blätter' };
    await call(null, acceptInvitation, { id, person });
    const { db } = office.world;
    const gone = { email: 'heute@anders.example', deleted_at: new Date(0), deleted_by: 'school' } as const;
    await db.updateTable('user_account').set(gone).where('email', '=', email).execute();
    expect((await ask({ search: 'kommt' })).rows.length).toBeGreaterThan(0);
    await eraseTrashed(office.world.services);
    expect((await ask({ search: 'kommt' })).rows).toEqual([]);
    expect((await ask()).rows.map(read)).toContainEqual(['Lehrperson eingeladen', 'gelöschte Adresse']);
  });
});

describe('the log is searched', () => {
  it('by words in any spelling, by what was done, by person, class, sort and days', async () => {
    const { db, people } = office.world;
    const classId = await aClass(db, schoolId, '9q');
    const child = await aChild('Öztürk', classId);
    await call(office.admin, updatePupil, { classId, id: child, field: 'lastName', value: 'Öztürk-Läng' });
    await call(office.admin, updateSchoolClass, { id: classId, field: 'color', value: 'green' });
    for (const search of ['ozturk', 'ÖZT', 'oeztuerk lang', 'öztürk angaben'])
      expect(
        (await ask({ search })).rows.map(({ action }) => action),
        search,
      ).toEqual(['pupil.change']);
    expect((await ask({ search: 'öztürk farbe' })).rows).toEqual([]);
    expect((await ask({ search: "%' or true --" })).rows).toEqual([]);
    expect((await ask({ classId })).rows.map(({ action }) => action)).toEqual(['class.color']);
    expect((await ask({ personId: child })).rows.map(({ action }) => action)).toEqual(['pupil.change']);
    expect((await ask({ personId: people.schoolAdminOwn.userId })).rows.length).toBeGreaterThan(2);
    const classesOnly = (await ask({ sort: 'classes' })).rows;
    expect(classesOnly.length).toBeGreaterThan(0);
    expect(classesOnly.every(({ action }) => action.startsWith('class.'))).toBe(true);
    expect((await ask({ from: '2098-01-01' })).rows).toEqual([]);
    expect((await ask({ until: '1999-12-31' })).rows).toEqual([]);
    const refused = await office.test.call(office.admin, getLog, { schoolId, from: '2026-05-02', until: '2026-05-01' });
    expect([refused.status, refused.body.code]).toEqual([400, 'LOG_DAYS']);
  });

  it('goes on where the page before ended, with as many statements for one entry as for fifty', async () => {
    await transactAs(office.world.services)(async (work) => {
      for (let count = 0; count < 60; count += 1)
        await work.audit({
          action: 'class.create',
          scopeId: schoolId,
          subject: { kind: 'class', id: office.world.ownClassId },
          about: `Seite${count}`,
        });
    });
    const first = await ask({ search: 'Seite' });
    expect([first.rows.length, first.next === null]).toEqual([50, false]);
    const second = await ask({ search: 'Seite', before: first.next ?? '' });
    expect([second.rows.length, second.next]).toEqual([10, null]);
    expect(new Set([...first.rows, ...second.rows].map(({ number }) => number)).size).toBe(60);
    const many = await statementsOf(office.test, () => ask({ search: 'Seite' }));
    const few = await statementsOf(office.test, () => ask({ search: 'Seite59' }));
    expect(many.length).toBe(few.length);
  });

  it('can be taken along as a table, which is noted', async () => {
    const { body } = await office.test.call(office.admin, exportLog, { schoolId, search: 'Seite1' });
    expect(body.rows).toBe(11);
    expect(body.csv).toContain('Tag;Zeit;Wer;Was;Betrifft;Angabe;Vorher;Nachher');
    expect(body.csv).toContain(';Klasse angelegt;Seite19;');
    expect(await newest()).toEqual(['Protokoll heruntergeladen', 'Schule Sonnenberg', '11 Einträge']);
    const foreign = await office.test.call(await office.world.tokenOf('schoolAdminOther'), exportLog, { schoolId });
    expect(foreign.status).toBe(404);
  });
});
