import type { ProfileTables } from '@pausenplatz/profile/server';
import { type OfficeWorld, officeWorld } from '@pausenplatz/app-server/testing';
import { aPerson, aToken } from '@pausenplatz/account/testing';
import { latestExport, startExport as startOwnExport } from '@pausenplatz/profile/contract';
import { storePicture } from '@pausenplatz/documents/server';
import { aPng } from '@pausenplatz/documents/testing';
import { aTask, homeworkTablesOf } from '@pausenplatz/homework/testing';
import { newId, type RunningServer } from '@pausenplatz/kernel-server';
import { listExports, startExport } from '../contract/index.ts';
import { schoolReportsServer, type SchoolReportsTables } from './index.ts';
import { profileServer } from '@pausenplatz/profile/server';
import { aPage } from '@pausenplatz/pages/testing';
import { attends, belongsTo } from '@pausenplatz/schools/testing';
import { strFromU8, unzipSync } from 'fflate';
import { type Kysely, sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

let office: OfficeWorld;
let classId: string;
let taskId: string;
beforeAll(async () => {
  office = await officeWorld();
  const { world } = office;
  classId = world.ownClassId;
  const { teacherOfClass, pupilOwner, pupilOtherClass } = world.people;
  const colleague = await aPerson(world.db, { firstName: 'Rita', lastName: 'Test', roles: ['Teacher'] });
  taskId = await aTask(world, { task: 'Lesetagebuch' });
  await aTask(world, { class_id: null, owner_id: pupilOwner.userId, created_by: pupilOwner.userId, task: 'Geheimer Eintrag' });
  const homework = homeworkTablesOf(world);
  const assigned = { task_id: taskId, selected: false, done_at: null, minutes: 7 };
  await homework
    .insertInto('homework_assignee')
    .values([pupilOwner, pupilOtherClass].map(({ userId }) => ({ ...assigned, user_id: userId })))
    .execute();
  const note = { task_id: taskId, user_id: pupilOwner.userId, shared: false };
  await homework
    .insertInto('homework_feedback')
    .values([
      { ...note, id: newId(), type: 'notiz', feedback: 'Fremde Notiz', teacher_id: colleague.userId },
      { ...note, id: newId(), type: 'notiz', feedback: 'Eigene Notiz', teacher_id: teacherOfClass.userId },
      { ...note, id: newId(), type: 'lob', feedback: 'Sichtbares Lob', teacher_id: colleague.userId },
    ])
    .execute();
  const ownPage = { groupType: 'user', groupId: pupilOwner.userId, createdBy: pupilOwner.userId, visibility: 'group' } as const;
  await aPage(world, { ...ownPage, title: 'Private Seite' });
  await aPage(world, {
    groupType: 'class',
    groupId: classId,
    createdBy: teacherOfClass.userId,
    visibility: 'group',
    title: 'Seite der 3a',
  });
  const picture = { name: 'privat.png', mimeType: 'image/png', content: await aPng(8, 8) };
  await storePicture(world.services, { ownerId: pupilOwner.userId, ...picture });
});
let teacher: string;
let admin: string;
beforeEach(async () => {
  // The clock of the tests moves on, and sessions with it.
  teacher = await aToken(office.world.services, office.world.db, office.world.people.teacherOfClass.userId);
  admin = await aToken(office.world.services, office.world.db, office.world.people.schoolAdminOwn.userId);
});

const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
async function made(token: string, input: Parameters<typeof officeInput>[0] = { what: 'class', classId }) {
  const { body, status } = await office.test.call(token, startExport, officeInput(input));
  expect(status).toBe(200);
  await office.ended(body.operationId, token);
  const shown = (await office.test.call(token, listExports, {})).body.exports.find(({ id }) => id === body.id);
  return { id: body.id, state: shown?.state, url: shown?.url ?? '' };
}
const officeInput = (input: { what: 'class'; classId: string } | { what: 'school'; schoolId: string }) => input;
async function filesOf(url: string, token: string): Promise<Record<string, string>> {
  const answer = await office.test.fetch(url, bearer(token));
  expect(answer.status).toBe(200);
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  return Object.fromEntries(Object.entries(files).map(([name, content]) => [name, strFromU8(content)]));
}
function runSweep(of: { jobs?: typeof schoolReportsServer.jobs }, name: string, services: RunningServer['services']) {
  const sweep = of.jobs?.find((job) => job.name === name);
  if (!sweep) throw new Error(`There is no sweep ${name}`);
  return sweep.run(services, {} as never);
}

describe('the export of a class', () => {
  it('holds the class and nothing that belongs to its people alone', async () => {
    const { url } = await made(teacher);
    const files = await filesOf(url, teacher);
    const all = Object.entries(files).flat().join('\n');
    for (const wanted of ['Mia', 'Noah', 'Lesetagebuch', 'Seite der 3a', 'Eigene Notiz', 'Sichtbares Lob']) expect(all).toContain(wanted);
    for (const secret of ['Geheimer Eintrag', 'Private Seite', 'Fremde Notiz', 'privat.png', 'sessions', 'user_name', 'expires_at'])
      expect(all).not.toContain(secret);
    expect(Object.keys(files).toSorted()).toEqual([
      'Lies mich.txt',
      'advent.json',
      'homework.json',
      'index.html',
      'office.json',
      'pages.json',
      'pages/3a – Seite der 3a.html',
      'work-plans.json',
    ]);
  });

  it('says nothing of children who are in another class today', async () => {
    const files = await filesOf((await made(teacher)).url, teacher);
    expect(JSON.stringify(files)).not.toContain(office.world.people.pupilOtherClass.userId);
  });

  it('gives an admin who does not teach the class nothing of its plan', async () => {
    const all = JSON.stringify(await filesOf((await made(admin)).url, admin));
    for (const wanted of ['Mia', 'Seite der 3a']) expect(all).toContain(wanted);
    for (const secret of ['Lesetagebuch', 'Eigene Notiz', 'Sichtbares Lob']) expect(all).not.toContain(secret);
  });

  it('of an archived class leaves out who is elsewhere today', async () => {
    const { world } = office;
    const gone = await aPerson(world.db, { firstName: 'Gianna', lastName: 'Fort', roles: ['Pupil'] });
    const moved = await aPerson(world.db, { firstName: 'Ueli', lastName: 'Umzug', roles: ['Pupil'] });
    await attends(world.db, gone.userId, classId, 8);
    await attends(world.db, moved.userId, classId, 9);
    await belongsTo(world.db, moved.userId, world.ownSchoolId, 'pupil');
    await attends(world.db, moved.userId, world.otherClassId, 9);
    const archived = (at: Date | null) => world.db.updateTable('school_class').set({ archived_at: at }).where('id', '=', classId).execute();
    await archived(world.services.clock.now());
    try {
      const all = JSON.stringify(await filesOf((await made(teacher)).url, teacher));
      expect(all).toContain('Mia');
      for (const name of ['Gianna', 'Ueli', gone.userId, moved.userId]) expect(all).not.toContain(name);
    } finally {
      await archived(null);
      await world.db.deleteFrom('class_pupil').where('user_id', 'in', [gone.userId, moved.userId]).execute();
    }
  });
});

describe('who gets an export', () => {
  it('is its owner with a session, and nobody by the address alone', async () => {
    const { url } = await made(teacher);
    expect(url).not.toContain('s=');
    expect((await office.test.fetch(url)).status).toBe(401);
    expect((await office.test.fetch(url, bearer(admin))).status).toBe(404);
    expect((await office.test.fetch(url, bearer(teacher))).status).toBe(200);
  });

  it('is nobody who no longer teaches the class, at the download and while it is being made', async () => {
    const { world } = office;
    const { userId } = world.people.teacherOfClass;
    const { url } = await made(teacher);
    const row = await world.db
      .deleteFrom('class_teacher')
      .where('user_id', '=', userId)
      .where('class_id', '=', classId)
      .returningAll()
      .execute();
    world.services.actors.forget(userId);
    try {
      expect((await office.test.fetch(url, bearer(teacher))).status).toBe(404);
      expect((await office.test.call(teacher, startExport, { what: 'class', classId })).status).toBe(404);
      const db = world.db as unknown as Kysely<SchoolReportsTables>;
      await db.updateTable('office_export').set({ state: 'running' }).where('owner_id', '=', userId).execute();
      const { rows } = await sql<{
        id: string;
      }>`update task set state = 'waiting' where owner_id = ${userId} and kind = 'office-export' returning id`.execute(db);
      const job = schoolReportsServer.jobs?.find(({ name }) => name === 'task-office-export');
      await job?.run(world.services, { taskId: rows.at(-1)?.id } as never);
      expect((await office.ended(rows.at(-1)?.id ?? '', teacher)).failure?.messageTitle).toBeTruthy();
    } finally {
      await world.db.insertInto('class_teacher').values(row).execute();
      world.services.actors.forget(userId);
    }
  });

  it('is nobody whose session has ended', async () => {
    const { world } = office;
    const { url } = await made(teacher);
    await world.db
      .updateTable('session')
      .set({ ended_at: world.services.clock.now() })
      .where('user_id', '=', world.people.teacherOfClass.userId)
      .execute();
    world.services.actors.forget(world.people.teacherOfClass.userId);
    expect((await office.test.fetch(url, bearer(teacher))).status).toBe(401);
  });

  it('is nobody who came by a card or with an initial password', async () => {
    const { world, test } = office;
    const { url } = await made(teacher);
    const { userId } = world.people.teacherOfClass;
    const ofSession = (provenBy: 'card' | 'password') =>
      world.db.updateTable('session').set({ proven_by: provenBy }).where('user_id', '=', userId).execute();
    await ofSession('card');
    const byCard = await test.fetch(url, bearer(teacher));
    const started = await test.call(teacher, startExport, { what: 'class', classId });
    const own = await test.call(teacher, startOwnExport, {});
    await ofSession('password');
    expect([byCard.status, started.body.code, own.body.code]).toEqual([403, 'EXPORT_NEEDS_PASSWORD', 'EXPORT_NEEDS_PASSWORD']);
    await world.db.updateTable('user_account').set({ initial_password: true }).where('id', '=', userId).execute();
    world.services.actors.forget(userId);
    const initial = await test.fetch(url, bearer(teacher));
    await world.db.updateTable('user_account').set({ initial_password: false }).where('id', '=', userId).execute();
    world.services.actors.forget(userId);
    expect(initial.status).toBe(403);
  });
});

describe('an export ends', () => {
  it('after an hour, and its file goes with the next sweep', async () => {
    const { test, world } = office;
    const { url, id } = await made(teacher);
    const own = await test.call(teacher, startOwnExport, {});
    await office.ended(own.body.operationId, teacher);
    const ownUrl = (await test.call(teacher, latestExport, {})).body.made?.parts[0]?.url ?? '';
    expect((await test.fetch(ownUrl, bearer(teacher))).status).toBe(200);
    const db = world.db as unknown as Kysely<SchoolReportsTables & ProfileTables>;
    const blobs = [
      (await db.selectFrom('office_export').select('pieces').where('id', '=', id).executeTakeFirst())?.pieces.packed[0]?.blob ?? '',
      (await db.selectFrom('account_export').select('parts').executeTakeFirst())?.parts[0]?.blob ?? '',
    ];
    test.clock.advance(61 * 60_000);
    const later = await aToken(world.services, world.db, world.people.teacherOfClass.userId);
    for (const one of [url, ownUrl]) expect((await test.fetch(one, bearer(later))).status).toBe(404);
    await runSweep(schoolReportsServer, 'office-sweep-exports', world.services);
    await runSweep(profileServer, 'account-sweep-exports', world.services);
    for (const blob of blobs) expect(await world.services.blobs.get(blob)).toBeNull();
  });

  it('with its file when it is erased while it is made, and when making it breaks off', async () => {
    const { world, test } = office;
    const db = world.db as unknown as Kysely<SchoolReportsTables>;
    const { blobs } = world.services;
    const kept = blobs.put.bind(blobs);
    /** What the exports from now on put into the store; `after` comes between a file and the next step. */
    const putting = (after: () => Promise<unknown>) => {
      const names: string[] = [];
      const spy = vi.spyOn(blobs, 'put').mockImplementation(async (name, content, type) => {
        names.push(name);
        await kept(name, content, type);
        if (names.length === 1) await after();
      });
      return { names, end: () => spy.mockRestore() };
    };
    const erasing = putting(() => db.deleteFrom('office_export').where('state', '=', 'running').execute());
    const erased = await test.call(teacher, startExport, { what: 'class', classId });
    await office.ended(erased.body.operationId, teacher);
    erasing.end();
    expect(erasing.names.length).toBeGreaterThan(1);
    for (const name of erasing.names) expect(await blobs.get(name)).toBeNull();

    const breaking = putting(() => Promise.reject(new Error('the disk went away')));
    expect((await made(teacher)).state).toBe('done');
    breaking.end();
    const [broken = ''] = breaking.names;
    expect(await blobs.get(broken)).toBeNull();
  });
});

describe('equal exports', () => {
  it('that are asked for at once are one, of a class, of a school and of oneself', async () => {
    const { test, world } = office;
    const twelve = <Answer>(ask: () => Promise<Answer>) => Promise.all(Array.from({ length: 12 }, ask));
    const ofClass = await twelve(() => test.call(teacher, startExport, { what: 'class', classId }));
    const ofSchool = await twelve(() => test.call(admin, startExport, { what: 'school', schoolId: world.ownSchoolId }));
    const own = await twelve(() => test.call(teacher, startOwnExport, {}));
    for (const answers of [ofClass, ofSchool, own]) {
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
      expect(new Set(answers.map(({ body }) => body.operationId)).size).toBe(1);
    }
    expect(new Set(ofClass.map(({ body }) => body.id)).size).toBe(1);
    await Promise.all([office.ended(ofClass[0]?.body.operationId ?? '', teacher), office.ended(own[0]?.body.operationId ?? '', teacher)]);
    await office.ended(ofSchool[0]?.body.operationId ?? '', admin);
  });

  it('cost as much as they hold: who takes class after class is asked to wait', async () => {
    const { test, world } = office;
    const lavish = await aPerson(world.db, { firstName: 'Viel', lastName: 'Test', roles: ['Teacher'] });
    await world.db.insertInto('class_teacher').values({ class_id: classId, user_id: lavish.userId }).execute();
    const token = await aToken(world.services, world.db, lavish.userId);
    await test.server.services.rateLimiter.take({ name: 'office-export', points: 3_000, perSeconds: 3_600 }, lavish.userId, 2_999);
    const { status, body } = await test.call(token, startExport, { what: 'class', classId });
    expect([status, body.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
  });
});
