import { yearChange } from './year-change.ts';
import { type TestServer, testServer } from '@pausenplatz/app-server/testing';
import { seedWorld, type World } from '@pausenplatz/account/testing';
import { completeUpload } from '@pausenplatz/documents/contract';
import { anArrivedUpload, aPng } from '@pausenplatz/documents/testing';
import { addFeedback, deleteTask, getPlan, homeworkChanged, homeworkLimits, type Plan, updateTask } from '../contract/index.ts';
import { homeworkServer } from './index.ts';
import { aTask, homeworkTablesOf, monday } from '../testing/index.ts';
import { erase, transactAs } from '@pausenplatz/kernel-server';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

let test: TestServer;
let world: World;
let lea: string | null;
let mia: string | null;
beforeAll(async () => {
  test = await testServer();
  world = await seedWorld(test.server.services);
});
beforeEach(async () => {
  await sql`delete from homework_task`.execute(world.db);
  lea = await world.tokenOf('teacherOfClass');
  mia = await world.tokenOf('pupilOwner');
});

const steps = homeworkServer.steps ?? {};
const planOf = async (token: string | null): Promise<Plan> =>
  (await test.call(token, getPlan, { date: monday, schoolClass: world.ownClassId })).body;
const textsFor = async (token: string | null) => (await planOf(token)).content.flatMap(({ tasks }) => tasks.map(({ task }) => task));
const inTransaction = <Result>(run: (work: Parameters<Parameters<ReturnType<typeof transactAs>>[0]>[0]) => Promise<Result>) =>
  transactAs(test.server.services)(run);

describe('the plan of a class at the change of the school year', () => {
  const change = () => ({
    planId: 'p'.repeat(22),
    classId: world.ownClassId,
    action: 'continue' as const,
    toClassIds: [],
    content: 'keep' as const,
    leavingUserIds: [],
  });
  const run = () => inTransaction(async (work) => yearChange.run(test.server.services, work, change()));

  it('goes to the trash with all that is planned, tells the class, and leaves private entries and the plan of others', async () => {
    await aTask(world);
    await aTask(world, { date: '2026-11-02', task: 'Alt' });
    const own = world.people.pupilOwner.userId;
    await aTask(world, { class_id: null, owner_id: own, created_by: own, task: 'Geschenk basteln' });
    await aTask(world, { class_id: world.otherClassId, task: 'Der anderen Klasse' });
    expect(await yearChange.count?.(test.server.services, [world.ownClassId])).toEqual(
      new Map([[world.ownClassId, { 'Einträge der Agenda': 2 }]]),
    );
    const send = vi.spyOn(test.server.services.hub, 'send');
    expect(await run()).toMatchObject({ entries: 2 });
    await vi.waitFor(() => expect(send.mock.calls.some(([, name]) => name === homeworkChanged.name)).toBe(true));
    send.mockRestore();
    expect(await textsFor(mia)).toEqual(['Geschenk basteln']);
    const left = await homeworkTablesOf(world).selectFrom('homework_task').select('task').where('deleted_at', 'is', null).execute();
    expect(left.map(({ task }) => task).toSorted()).toEqual(['Der anderen Klasse', 'Geschenk basteln']);
  });

  it('comes back whole with the undo, without what had been deleted before', async () => {
    await aTask(world);
    const gone = await aTask(world, { task: 'Schon gelöscht' });
    await test.call(lea, deleteTask, { id: gone });
    test.clock.advance(60_000);
    const memo = await run();
    // What the office keeps is JSON.
    const kept: unknown = JSON.parse(JSON.stringify(memo));
    lea = await world.tokenOf('teacherOfClass');
    expect(await textsFor(lea)).toEqual([]);
    await inTransaction(async (work) => yearChange.undo(test.server.services, work, change(), kept as Record<string, unknown>));
    expect(await textsFor(lea)).toEqual(['Seite 12 lösen']);
  });

  it('is erased for good once nobody can take the change back any more', async () => {
    await aTask(world);
    await run();
    const count = async () => (await homeworkTablesOf(world).selectFrom('homework_task').select('id').execute()).length;
    const purge = () => homeworkServer.jobs?.[0]?.run(test.server.services, {} as never);
    test.clock.advance((homeworkLimits.trashDays - 1) * 86_400_000);
    await purge();
    expect(await count()).toBe(1);
    test.clock.advance(2 * 86_400_000);
    await purge();
    expect(await count()).toBe(0);
  });
});

describe('a teacher who is forgotten', () => {
  it('leaves tasks and praise to the class, without a name, and takes notes along that nobody else may read', async () => {
    const { userId } = world.people.teacherSameSchool;
    const taskId = await aTask(world, { created_by: userId });
    const pupil = world.people.pupilOwner.userId;
    const row = { task_id: taskId, user_id: pupil, teacher_id: userId, feedback: 'Gut!', shared: false };
    await homeworkTablesOf(world)
      .insertInto('homework_feedback')
      .values([
        { ...row, id: 'a'.repeat(22), type: 'lob' },
        { ...row, id: 'b'.repeat(22), type: 'notiz' },
      ])
      .execute();
    await inTransaction((work) => erase(test.server.services, work, 'people', userId));
    const task = (await planOf(lea)).content.flatMap(({ tasks }) => tasks)[0];
    expect(task).toMatchObject({ task: 'Seite 12 lösen', author: null });
    expect(task?.assignedTo[0]?.feedback).toMatchObject([{ type: 'lob', feedbackTeacherId: null }]);
    expect((await test.call(lea, addFeedback, { taskId, userId: pupil, type: 'lob' })).status).toBe(200);
  });
});

describe('documents at a task', () => {
  const attached = async (content: Buffer, fileName: string) =>
    test.call(lea, completeUpload, { uploadId: await anArrivedUpload(world, content, fileName, 'homework') });

  it('are shown to the class, in their order, and say in which way they are used', async () => {
    const id = await aTask(world);
    const sheet = await attached(Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n'), 'Arbeitsblatt.pdf');
    const picture = await attached(await aPng(30, 20), 'Igel.png');
    const value = [picture.body.id, sheet.body.id];
    expect((await test.call(lea, updateTask, { id, field: 'attachments', value })).status).toBe(200);
    const task = (await planOf(mia)).content.flatMap(({ tasks }) => tasks)[0];
    expect(task?.attachments.map(({ name, mimeType }) => [name, mimeType])).toEqual([
      ['Igel.png', 'image/png'],
      ['Arbeitsblatt.pdf', 'application/pdf'],
    ]);
    const unused = (await attached(await aPng(3, 2), 'Zuviel.png')).body.id;
    const used = await inTransaction(async (work) => steps.usedFiles?.(test.server.services, work, [...value, unused]));
    expect(used?.toSorted()).toEqual(value.toSorted());
  });
});
