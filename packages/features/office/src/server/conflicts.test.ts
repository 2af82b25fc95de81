import { type OfficeWorld, officeWorld } from '@pausenplatz/app-server/testing';
import { profileChanged } from '@pausenplatz/account/contract';
import { aPerson, aToken } from '@pausenplatz/account/testing';
import {
  addClassPupils,
  createSchoolClass,
  getClass,
  getOffice,
  getSchool,
  getSchoolAdmin,
  patchSchoolClass,
  removeTeachers,
  saveClassGroup,
  saveTeam,
  setSchoolAdmin,
  updatePupil,
  updateSchoolClass,
} from '../contract/index.ts';
import { printCards } from '@pausenplatz/printing/contract';
import { answerRequest, askToJoin, getOwnRequests } from '@pausenplatz/joining/contract';
import { previewImport } from '@pausenplatz/people-import/contract';
import { aSchool, belongsTo } from '@pausenplatz/schools/testing';
import { beforeAll, describe, expect, it, vi } from 'vitest';

let office: OfficeWorld;
beforeAll(async () => {
  office = await officeWorld();
});

/** What somebody reads, and with which status. */
const said = ({ status, body }: { status: number; body: { messageTitle?: string; messageBody?: string } }) => [
  status,
  body.messageTitle,
  body.messageBody,
];

describe('a class that is deleted while its teacher edits', () => {
  it('answers whatever the teacher then does with the same sentence, and takes it once it is back', async () => {
    const { test, world, admin, teacher } = office;
    const { body: made } = await test.call(teacher, createSchoolClass, { schoolId: world.ownSchoolId, name: '9x', color: 'red' });
    const classId = made.id;
    const first = await test.call(teacher, addClassPupils, { classId, pupils: [{ firstName: 'Mia', lastName: 'Wald' }] });
    const userId = first.body.pupils[0]?.id ?? '';
    const put = (value: string | null) =>
      test.call(admin, patchSchoolClass, { id: classId, operations: [{ op: 'replace', path: '/deleted', value }] });
    expect((await put('2026-11-21')).status).toBe(200);
    const key = { 'idempotency-key': 'nochmals-1234567890' };
    const add = () => test.call(teacher, addClassPupils, { classId, pupils: [{ firstName: 'Noah', lastName: 'Wald' }] }, key);
    const late = [
      await add(),
      await test.call(teacher, updatePupil, { classId, id: userId, field: 'firstName', value: 'Maja' }),
      await test.call(teacher, updateSchoolClass, { id: classId, field: 'name', value: '9y' }),
      await test.call(teacher, saveClassGroup, { id: null, classId, name: 'Die Füchse', userIds: [userId] }),
      await test.call(teacher, printCards, { classId, userIds: [userId] }),
      await test.call(teacher, getClass, { id: classId }),
    ];
    for (const answer of late) expect(said(answer)).toEqual([404, 'Klasse nicht gefunden', 'Diese Klasse gibt es nicht (mehr).']);
    expect((await put(null)).status).toBe(200);
    expect((await add()).status).toBe(200);
    const { body } = await test.call(teacher, getClass, { id: classId });
    expect(body.pupils.map(({ firstName }) => firstName)).toEqual(['Mia', 'Noah']);
  });
});

describe('two admins who answer the same request', () => {
  it('are told: the second one that it was answered, and the teacher one answer alone', async () => {
    const { test, world, admin } = office;
    const second = await aPerson(world.db, { firstName: 'Ida', lastName: 'Zweit', roles: ['SchoolAdmin'] });
    await belongsTo(world.db, second.userId, world.ownSchoolId, 'admin');
    const other = await aToken(world.services, world.db, second.userId);
    const newcomer = await aPerson(world.db, { firstName: 'Jon', lastName: 'Neu', roles: ['Teacher'] });
    const token = await aToken(world.services, world.db, newcomer.userId);
    const { body: asked } = await test.call(token, askToJoin, { schoolId: world.ownSchoolId, message: '' });
    const declined = await test.call(admin, answerRequest, { id: asked.id, accept: false, reason: 'Ruf bitte an.' });
    expect(declined.status).toBe(200);
    expect(said(await test.call(other, answerRequest, { id: asked.id, accept: true, reason: '' }))).toEqual([
      409,
      'Schon beantwortet',
      'Diese Anfrage wurde in der Zwischenzeit beantwortet oder zurückgezogen.',
    ]);
    expect((await test.call(token, getOwnRequests, {})).body.requests).toMatchObject([{ state: 'declined', reason: 'Ruf bitte an.' }]);
    await test.call(other, setSchoolAdmin, { schoolId: world.ownSchoolId, userId: second.userId, admin: false });
  });
});

describe('the last admin', () => {
  it('stays, is told why, and a teacher may not remove anybody at all', async () => {
    const { test, world, admin, teacher } = office;
    const { userId } = world.people.schoolAdminOwn;
    const remove = (token: string) => test.call(token, setSchoolAdmin, { schoolId: world.ownSchoolId, userId, admin: false });
    expect(said(await remove(admin))).toEqual([
      409,
      'Eine Person muss bleiben',
      'Jede Schule braucht mindestens eine Schuladministration. Bestimme zuerst eine zweite Person.',
    ]);
    expect(said(await remove(teacher))).toEqual([403, 'Keine Berechtigung', 'Das darf an dieser Schule nur die Schuladministration.']);
    const { body } = await test.call(admin, getSchoolAdmin, { id: world.ownSchoolId });
    expect(body.admins.map(({ id }) => id)).toEqual([userId]);
  });

  it('is whoever is left: a teacher who was made one may go again, and then the other stays', async () => {
    const { test, world, admin, teacher } = office;
    const { teacherOfClass, schoolAdminOwn } = world.people;
    const set = (token: string, { userId }: { userId: string }, value: boolean) =>
      test.call(token, setSchoolAdmin, { schoolId: world.ownSchoolId, userId, admin: value });
    expect((await set(admin, teacherOfClass, true)).status).toBe(200);
    expect((await set(teacher, teacherOfClass, false)).status).toBe(200);
    expect((await set(admin, schoolAdminOwn, false)).body.code).toBe('LAST_ADMIN');
    expect((await set(teacher, schoolAdminOwn, false)).status).toBe(403);
  });
});

describe('a teacher who leaves the school', () => {
  it('is taken out of it with classes and teams, keeps the account, and is told so live', async () => {
    const { test, world, admin } = office;
    const left = await aPerson(world.db, { firstName: 'Otto', lastName: 'Weiter', roles: ['Teacher'] });
    await belongsTo(world.db, left.userId, world.ownSchoolId, 'teacher');
    const token = await aToken(world.services, world.db, left.userId);
    const { body: made } = await test.call(token, createSchoolClass, { schoolId: world.ownSchoolId, name: '8w', color: 'red' });
    const team = { id: null, schoolId: world.ownSchoolId, name: 'Chor', userIds: [left.userId] };
    expect((await test.call(token, saveTeam, team)).status).toBe(200);
    const remove = () => test.call(admin, removeTeachers, { schoolId: world.ownSchoolId, userIds: [left.userId] });
    const send = vi.spyOn(test.server.services.hub, 'send');
    expect((await remove()).status).toBe(200);
    expect(send.mock.calls.map(([target, name]) => [target, name])).toContainEqual([{ userId: left.userId }, profileChanged.name]);
    send.mockRestore();
    expect((await test.call(token, getClass, { id: made.id })).body.code).toBe('CLASS_NOT_FOUND');
    expect((await test.call(token, getOffice, {})).body).toMatchObject({ schools: [], classes: [] });
    expect((await test.call(admin, getClass, { id: made.id })).body.schoolClass.teachers).toEqual([]);
    const { groups } = (await test.call(admin, getSchool, { id: world.ownSchoolId })).body;
    expect(groups.find(({ name }) => name === 'Chor')?.userIds).toEqual([]);
    expect((await remove()).body.messageBody).toBe('Diese Person gibt es hier nicht (mehr).');
  });
});

describe('a team of a school above', () => {
  it('loses who leaves the last school below it, and keeps who is still in another one', async () => {
    const { test, world, admin } = office;
    const above = await aSchool(world.db, { name: 'Schulkreis' });
    const sister = await aSchool(world.db, { name: 'Schwester', parentId: above });
    await world.db.updateTable('school').set({ parent_id: above }).where('id', '=', world.ownSchoolId).execute();
    // What the server knew of the admin's schools was before that.
    world.services.actors.forget(world.people.schoolAdminOwn.userId);
    const people = await Promise.all(
      ['Otto', 'Rita'].map((firstName) => aPerson(world.db, { firstName, lastName: 'Kreis', roles: ['Teacher'] })),
    );
    const [otto, rita] = people.map(({ userId }) => userId);
    for (const { userId } of people) await belongsTo(world.db, userId, world.ownSchoolId, 'teacher');
    await belongsTo(world.db, rita ?? '', sister, 'teacher');
    const team = {
      id: 'team-des-schulkreises00',
      kind: 'team',
      name: 'Kreis',
      school_id: above,
      class_id: null,
      created_by: rita ?? '',
    } as const;
    await world.db.insertInto('school_group').values(team).execute();
    const members = () => world.db.selectFrom('group_member').select('user_id').where('group_id', '=', team.id).execute();
    await world.db
      .insertInto('group_member')
      .values(people.map(({ userId }) => ({ group_id: team.id, user_id: userId })))
      .execute();
    const userIds = [otto ?? '', rita ?? ''];
    expect((await test.call(admin, removeTeachers, { schoolId: world.ownSchoolId, userIds })).status).toBe(200);
    expect(await members()).toEqual([{ user_id: rita }]);
    await world.db.updateTable('school').set({ parent_id: null }).where('id', '=', world.ownSchoolId).execute();
  });
});

describe('somebody who is no admin any more', () => {
  it('and teaches nothing can be made one again for sixty days without an invitation, and by nobody who never was one', async () => {
    const { test, world, admin } = office;
    const office2 = await aPerson(world.db, { firstName: 'Ruth', lastName: 'Sekretariat', roles: ['SchoolAdmin'] });
    await belongsTo(world.db, office2.userId, world.ownSchoolId, 'admin');
    const set = (userId: string, value: boolean) => test.call(admin, setSchoolAdmin, { schoolId: world.ownSchoolId, userId, admin: value });
    const state = async () => (await test.call(admin, getSchoolAdmin, { id: world.ownSchoolId })).body;
    expect((await set(office2.userId, false)).status).toBe(200);
    expect((await state()).formerAdmins.map(({ firstName }) => firstName)).toContain('Ruth');
    expect((await set(office2.userId, true)).status).toBe(200);
    expect((await state()).admins.map(({ firstName }) => firstName)).toContain('Ruth');
    expect((await state()).formerAdmins.map(({ firstName }) => firstName)).not.toContain('Ruth');
    expect((await set(world.people.schoolAdminOther.userId, true)).body.code).toBe('PERSON_NOT_FOUND');
    // Whoever deleted the own account administers nothing, so the other one is the last.
    await world.db.updateTable('user_account').set({ deleted_at: new Date() }).where('id', '=', office2.userId).execute();
    expect((await set(world.people.schoolAdminOwn.userId, false)).body.code).toBe('LAST_ADMIN');
    await world.db.updateTable('user_account').set({ deleted_at: null }).where('id', '=', office2.userId).execute();
    await set(office2.userId, false);
  });
});

describe('duplicate names in an import', () => {
  it('are conflicts with their reason, whoever they double: each other, somebody of the class, a namesake elsewhere', async () => {
    const { test, world, admin } = office;
    const row = (line: number, firstName: string, lastName: string, className: string, birthYear: number | null = null) => ({
      line,
      firstName,
      lastName,
      className,
      birthYear,
      externalId: null,
      email: null,
      number: null,
      problems: [],
    });
    const { body: made } = await test.call(admin, createSchoolClass, { schoolId: world.ownSchoolId, name: 'Doppel', color: 'grey' });
    const twins = [
      { firstName: 'Eva', lastName: 'Gleich' },
      { firstName: 'Eva', lastName: 'Gleich' },
    ];
    await test.call(admin, addClassPupils, { classId: made.id, pupils: twins });
    const { body, status } = await test.call(admin, previewImport, {
      schoolId: world.ownSchoolId,
      rows: [
        row(2, 'Dora', 'Zwilling', '3a', 2015),
        { ...row(3, 'Dora', 'Zwilling', '3a', 2015), email: 'dora@schule.example' },
        row(4, 'Eva', 'Gleich', 'Doppel'),
        row(5, 'Mia', 'Test', '4b'),
        row(6, 'Dora', 'Zwilling', '3a', 2014),
        row(7, 'Dora', 'Zwilling', '3a', 2014),
      ],
      targetClassId: null,
      createClasses: true,
      archiveMissing: false,
    });
    expect(status).toBe(200);
    expect(body.rows.map(({ line, verdict, reason }) => [line, verdict, reason])).toEqual([
      [2, 'conflict', 'doubledInFile'],
      [3, 'conflict', 'doubledInFile'],
      [4, 'conflict', 'ambiguous'],
      [5, 'conflict', 'namesake'],
      [6, 'new', null],
      // A line that stands there twice is one child.
      [7, 'unchanged', null],
    ]);
  });
});
