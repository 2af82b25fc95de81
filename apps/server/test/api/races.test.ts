import { aToken, seedWorld, testPassword, type World } from '@pausenplatz/account/testing';
import { beginSecondFactor, login } from '@pausenplatz/account/contract';
import { changeOwnPassword } from '@pausenplatz/profile/contract';
import { addFeedback, addTask, assignToAll, deleteTask, updateAssignee, updateTask } from '@pausenplatz/homework/contract';
import { aTask, monday } from '@pausenplatz/homework/testing';
import { eraseTrashed } from '@pausenplatz/account/server';
import { moveClassPupils, patchSchoolClass, removeClassPupils, renewPasswords, setTeacher } from '@pausenplatz/office/contract';
import { printCards } from '@pausenplatz/printing/contract';
import { setYearStep } from '@pausenplatz/year-change/contract';
import { aPlan } from '@pausenplatz/year-change/testing';
import { addBlock, openEditing, setRelease } from '@pausenplatz/pages/contract';
import { aLockedPage, aPupilsPage } from '@pausenplatz/pages/testing';
import { aClass } from '@pausenplatz/schools/testing';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { overtake } from '../../testing/overtake.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';

type Db = World['services']['db'];

let test: TestServer;
let world: World;
let lea: string;
let admin: string;
const tokenOf = (name: keyof World['people']) => aToken(world.services, world.db, world.people[name].userId);
const mia = () => world.people.pupilOwner.userId;
beforeAll(async () => {
  test = await testServer();
});
beforeEach(async () => {
  world = await seedWorld(test.server.services);
  lea = await tokenOf('teacherOfClass');
  admin = await tokenOf('schoolAdminOwn');
});

const archive = (id: string) => (db: Db) => sql`update school_class set archived_at = now() where id = ${id}`.execute(db);
const moveTask = (id: string) => (db: Db) => sql`update homework_task set class_id = ${world.otherClassId} where id = ${id}`.execute(db);
const leaves = (userId: string) => (db: Db) => sql`delete from class_pupil where user_id = ${userId}`.execute(db);
const taskRow = async (id: string) =>
  (
    await sql<{
      task: string;
      class_id: string;
      deleted_at: Date | null;
    }>`select task, class_id, deleted_at from homework_task where id = ${id}`.execute(world.services.db)
  ).rows[0];

describe('a task that a colleague moves into another class at this moment', () => {
  it.each([
    ['is not changed there', (id: string) => test.call(lea, updateTask, { id, field: 'task', value: 'Zu spät' })],
    ['is not deleted there', (id: string) => test.call(lea, deleteTask, { id })],
    ['is not given to others there', (id: string) => test.call(lea, assignToAll, { taskId: id, add: false })],
    ['gets no feedback there', (id: string) => test.call(lea, addFeedback, { taskId: id, userId: mia(), type: 'lob' })],
  ])('%s', async (_what, late) => {
    const id = await aTask(world);
    const answer = await overtake<{ status: number; body: { code: string } }>(world, moveTask(id), () => late(id));
    expect([answer.status, answer.body.code]).toEqual([404, 'TASK_NOT_FOUND']);
    expect(await taskRow(id)).toEqual({ task: 'Seite 12 lösen', class_id: world.otherClassId, deleted_at: null });
    const { rows } = await sql`select id from homework_feedback where task_id = ${id}`.execute(world.services.db);
    expect(rows).toEqual([]);
  });
});

describe('a class that goes into the archive at this moment', () => {
  it('gets no new task', async () => {
    const input = { schoolClassId: world.ownClassId, task: 'Zu spät', date: monday };
    const answer = await overtake(world, archive(world.ownClassId), () => test.call(lea, addTask, input));
    expect([answer.status, answer.body.code]).toEqual([404, 'PLAN_NOT_FOUND']);
    const { rows } = await sql`select id from homework_task where task = 'Zu spät'`.execute(world.services.db);
    expect(rows).toEqual([]);
  });

  it('takes no pupil in', async () => {
    const input = { classId: world.ownClassId, userIds: [mia()], toClassId: world.otherClassId };
    const answer = await overtake(world, archive(world.otherClassId), () => test.call(lea, moveClassPupils, input));
    expect([answer.status, answer.body.code]).toEqual([404, 'CLASS_NOT_FOUND']);
  });
});

describe('a pupil who leaves the class at this moment', () => {
  it.each([
    [
      'is not put into the trash',
      (userIds: string[]) => test.call(lea, removeClassPupils, { classId: world.ownClassId, userIds, how: 'trash' }),
    ],
    ['keeps the password', (userIds: string[]) => test.call(lea, renewPasswords, { classId: world.ownClassId, userIds })],
    ['gets no card on paper', (userIds: string[]) => test.call(lea, printCards, { classId: world.ownClassId, userIds })],
    [
      'is not moved',
      (userIds: string[]) => test.call(lea, moveClassPupils, { classId: world.ownClassId, userIds, toClassId: world.otherClassId }),
    ],
  ])('%s', async (_what, late) => {
    const before = await accountOf(mia());
    const answer = await overtake<{ status: number; body: { code: string } }>(world, leaves(mia()), () => late([mia()]));
    expect([answer.status, answer.body.code]).toEqual([404, 'PERSON_NOT_FOUND']);
    expect(await accountOf(mia())).toEqual(before);
  });

  it('ticks nothing off any more', async () => {
    const id = await aTask(world);
    const input = { taskId: id, userId: mia(), field: 'done', value: true } as const;
    const answer = await overtake(world, leaves(mia()), () => test.call(lea, updateAssignee, input));
    expect(answer.body.code).toBe('PUPIL_NOT_IN_CLASS');
  });

  it('of two moves at once has one place', async () => {
    const third = await aClass(world.db, world.ownSchoolId, '5c');
    const to = (toClassId: string) => test.call(lea, moveClassPupils, { classId: world.ownClassId, userIds: [mia()], toClassId });
    const answers = await Promise.all([to(world.otherClassId), to(third)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404]);
    const { rows } = await sql`select class_id from class_pupil where user_id = ${mia()}`.execute(world.services.db);
    expect(rows).toHaveLength(1);
  });
});

const accountOf = async (id: string) =>
  (
    await sql`select a.deleted_at, a.password_hash, a.initial_password_sealed, c.secret_hash from user_account a
      left join qr_card c on c.user_id = a.id where a.id = ${id}`.execute(world.services.db)
  ).rows[0];

describe('who leaves the school at this moment', () => {
  it('does not become a teacher of a class, and so a member again', async () => {
    const { userId } = world.people.teacherSameSchool;
    const leave = (db: Db) => sql`delete from school_member where user_id = ${userId}`.execute(db);
    const answer = await overtake(world, leave, () => test.call(admin, setTeacher, { classId: world.ownClassId, userId, teaches: true }));
    expect([answer.status, answer.body.code]).toEqual([404, 'PERSON_NOT_FOUND']);
    const { rows } = await sql`select 1 from school_member where user_id = ${userId}`.execute(world.services.db);
    expect(rows).toEqual([]);
  });
});

describe('a password that is replaced at this moment', () => {
  const replaced = (db: Db) =>
    sql`update user_account set password_hash = 'another' where id = ${world.people.teacherOfClass.userId}`.execute(db);

  it('opens no session any more', async () => {
    const { userName, userId } = world.people.teacherOfClass;
    const before = await sessionsOf(userId);
    const answer = await overtake(world, replaced, () => test.call(null, login, { UserName: userName, Password: testPassword }));
    expect(answer.body.code).toBe('WRONG_CREDENTIALS');
    expect(await sessionsOf(userId)).toBe(before);
  });

  it('leads to no second step any more, and ends who waits for it', async () => {
    const { userId, userName } = world.people.teacherOfClass;
    await sql`insert into second_factor (user_id, secret_sealed, confirmed_at, last_step) values (${userId}, 'sealed', now(), '0')`.execute(
      world.services.db,
    );
    const signIn = () => test.call(null, login, { UserName: userName, Password: testPassword });
    const waiting = async () =>
      (await sql`select hash from sign_in_challenge where user_id = ${userId}`.execute(world.services.db)).rows.length;
    expect((await signIn()).body.secondFactor).toBe(true);
    expect(await waiting()).toBe(1);
    expect((await test.call(lea, changeOwnPassword, { current: testPassword, password: 'elf leise Igel im Laub' })).status).toBe(200);
    expect(await waiting()).toBe(0);
    const late = () => test.call(null, login, { UserName: userName, Password: 'elf leise Igel im Laub' });
    expect((await overtake(world, replaced, late)).body.code).toBe('WRONG_CREDENTIALS');
    expect(await waiting()).toBe(0);
  });

  it('is not overwritten by who still proved the old one', async () => {
    const input = { current: testPassword, password: 'elf leise Igel im Laub' };
    const answer = await overtake(world, replaced, () => test.call(lea, changeOwnPassword, input));
    expect(answer.body.code).toBe('WRONG_PASSWORD');
    expect(await accountOf(world.people.teacherOfClass.userId)).toMatchObject({ password_hash: 'another' });
  });

  it('and a second step that was switched on in another window stays on', async () => {
    const { userId } = world.people.teacherOfClass;
    const on = (db: Db) =>
      sql`insert into second_factor (user_id, secret_sealed, confirmed_at, last_step) values (${userId}, 'sealed', now(), '0')`.execute(db);
    const answer = await overtake(world, on, () => test.call(lea, beginSecondFactor, { password: testPassword }));
    expect(answer.body.code).toBe('SECOND_FACTOR_ON');
    const { rows } = await sql`select secret_sealed from second_factor where user_id = ${userId} and confirmed_at is not null`.execute(
      world.services.db,
    );
    expect(rows).toEqual([{ secret_sealed: 'sealed' }]);
  });
});

const sessionsOf = async (userId: string) =>
  (await sql`select id from session where user_id = ${userId}`.execute(world.services.db)).rows.length;

describe('a page that goes to the trash at this moment', () => {
  const trash = (id: string) => (db: Db) => sql`update page set deleted_at = now(), deleted_with = id where id = ${id}`.execute(db);

  it('takes no block any more', async () => {
    const { id, fence } = await aLockedPage(world, 'teacherOfClass');
    const input = { pageId: id, fence, type: 'Space', afterId: null };
    const answer = await overtake(world, trash(id), () => test.call(lea, addBlock, input));
    expect([answer.status, answer.body.code]).toEqual([404, 'PAGE_NOT_FOUND']);
  });

  it('is not opened for editing', async () => {
    const { id } = await aLockedPage(world, 'teacherOfClass');
    const answer = await overtake(world, trash(id), () => test.call(lea, openEditing, { id }));
    expect([answer.status, answer.body.code]).toEqual([404, 'PAGE_NOT_FOUND']);
  });

  it('is not released', async () => {
    const { id } = await aPupilsPage(world);
    const answer = await overtake(world, trash(id), () => test.call(lea, setRelease, { id, released: true, visibility: 'public' }));
    expect([answer.status, answer.body.code]).toEqual([404, 'PAGE_NOT_FOUND']);
  });
});

it('a take-over and a save at once both get an answer', async () => {
  const { id, fence } = await aLockedPage(world, 'teacherOfClass');
  const urs = await tokenOf('schoolAdminOwn');
  for (let round = 0; round < 10; round += 1) {
    const answers = await Promise.all([
      test.call(lea, addBlock, { pageId: id, fence, type: 'Space', afterId: null }),
      test.call(urs, openEditing, { id }),
    ]);
    for (const { status, text } of answers) expect(status, text).toBeLessThan(500);
  }
});

describe('a class that an admin changes while another one does', () => {
  it('is not archived once it lies in the trash', async () => {
    const remove = (db: Db) => sql`update school_class set deleted_at = now() where id = ${world.otherClassId}`.execute(db);
    const operations = [{ op: 'replace', path: '/archived', value: true }] as const;
    const answer = await overtake(world, remove, () =>
      test.call(admin, patchSchoolClass, { id: world.otherClassId, operations: [...operations] }),
    );
    expect([answer.status, answer.body.code]).toEqual([409, 'CLASS_CHANGED']);
    const { rows } = await sql`select archived_at from school_class where id = ${world.otherClassId}`.execute(world.services.db);
    expect(rows).toEqual([{ archived_at: null }]);
  });
});

describe('a plan whose run begins at this moment', () => {
  it('keeps the step that the run does', async () => {
    const planId = await aPlan(world);
    const runs = (db: Db) => sql`update year_plan set state = 'running', task_id = 'of this moment' where id = ${planId}`.execute(db);
    const step = { classId: world.ownClassId, action: 'archive', newName: null, teacherId: null, content: 'keep', moves: [] } as const;
    const answer = await overtake(world, runs, () => test.call(admin, setYearStep, { planId, step: { ...step, moves: [] } }));
    expect(answer.body.code).toBe('PLAN_HAS_RUN');
  });
});

describe('an account in the trash', () => {
  it('that is fetched back while others are erased stays', async () => {
    const { userId } = world.people.teacherOfClass;
    const { userId: first } = world.people.private;
    await sql`update user_account set deleted_at = now() - interval '90 days', deleted_by = 'self' where id in (${userId}, ${first})`.execute(
      world.services.db,
    );
    const fetched = (db: Db) => sql`update user_account set deleted_at = null where id = ${userId}`.execute(db);
    await overtake(world, fetched, () => eraseTrashed(test.server.services));
    const { rows } = await sql<{ id: string }>`select id from user_account where id in (${userId}, ${first})`.execute(world.services.db);
    expect(rows).toEqual([{ id: userId }]);
  });
});
