import { type TestServer, testServer } from '@pausenplatz/app-server/testing';
import { seedWorld, type World } from '@pausenplatz/account/testing';
import { addDays } from '@pausenplatz/kernel-format';
import type { InputOf } from '@pausenplatz/kernel-contract';
import { attends } from '@pausenplatz/schools/testing';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addTask, copyWeek, getPlan, getStudyHall, moveTask, updateTask } from '../contract/index.ts';
import { aBox, aTask, homeworkTablesOf, monday } from '../testing/index.ts';

let test: TestServer;
let world: World;
let lea: string | null;
beforeAll(async () => {
  test = await testServer();
  world = await seedWorld(test.server.services);
  // Mia goes to another class as well, for French.
  await attends(world.db, miaId(), world.otherClassId, 1);
});
beforeEach(async () => {
  await sql`delete from homework_task`.execute(world.db);
  lea = await world.tokenOf('teacherOfClass');
});

const miaId = () => world.people.pupilOwner.userId;
const noahId = () => world.people.pupilSameClass.userId;
const add = (task: string, more: Partial<InputOf<typeof addTask>> = {}, token = lea) =>
  test.call(token, addTask, { schoolClassId: world.ownClassId, task, date: monday, ...more });
const planOf = async (date = monday, token = lea) => (await test.call(token, getPlan, { date, schoolClass: world.ownClassId })).body;

describe('a line that is typed', () => {
  it('is for those whom it names alone', async () => {
    const { body } = await add('Gruppenarbeit', { pupils: [miaId()] });
    expect([body.task.assignedToSchoolClass, body.task.assignedTo.map(({ id, selected }) => [id, selected])]).toEqual([
      false,
      [[miaId(), true]],
    ]);
    const seen = async (who: 'pupilOwner' | 'pupilSameClass') =>
      (await planOf(monday, await world.tokenOf(who))).content.flatMap(({ tasks }) => tasks.map((one) => one.task));
    expect([await seen('pupilOwner'), await seen('pupilSameClass')]).toEqual([['Gruppenarbeit'], []]);
  });

  it('names nobody of another class, and a private entry names nobody', async () => {
    expect((await add('Fremd', { pupils: [miaId(), world.people.pupilOtherSchool.userId] })).body.code).toBe('PUPIL_NOT_IN_CLASS');
    expect((await add('Privat', { schoolClassId: null, pupils: [miaId()] })).body.code).toBe('PUPIL_NOT_IN_CLASS');
  });
});

describe('an entry that leads to an own screen', () => {
  const path = '/tools/arbeitsplan/abc';
  it('tells its way to members, also on copied days, and to nobody without a name', async () => {
    const { body } = await add('Arbeitsplan fertig', { opens: path });
    expect(body.task.opens).toBe(path);
    const shown = async (date: string, token = lea) =>
      (await planOf(date, token)).content.flatMap(({ tasks }) => tasks.map((one) => one.opens));
    expect(await shown(monday, await world.tokenOf('pupilOwner'))).toEqual([path]);
    await test.call(lea, copyWeek, { schoolClassId: world.ownClassId, from: monday, to: addDays(monday, 7) });
    expect(await shown(addDays(monday, 7))).toEqual([path]);
  });

  it.each(['https://boese.example', '//boese.example', 'javascript:alert(1)', '/', '/\\boese.example', ''])(
    'is no way to %j',
    async (opens) => {
      expect((await add('Falle', { opens })).status).toBe(400);
    },
  );

  it('loses its way in another class, which may not have what stands there', async () => {
    const { id } = (await add('Arbeitsplan fertig', { opens: path })).body.task;
    await sql`insert into class_teacher (class_id, user_id) values (${world.otherClassId}, ${world.people.teacherOfClass.userId})
      on conflict do nothing`.execute(world.db);
    const token = await world.tokenOf('teacherOfClass');
    const moved = await test.call(token, moveTask, { id, date: monday, schoolClassId: world.otherClassId });
    expect([moved.status, moved.body.task?.opens]).toEqual([200, null]);
  });
});

describe('an event of several days', () => {
  it.each([
    ['its words', { field: 'task', value: 'Schneelager' }],
    ['its subject', { field: 'subject', value: 'Sport' }],
    ['who sees it', { field: 'visible', value: false }],
  ] as const)('loses its end when %s are saved, and gets it back on request', async (_what, change) => {
    const end = addDays(monday, 4);
    const { id } = (await add('Lager', { event: true, eventDateTo: end })).body.task;
    expect((await test.call(lea, updateTask, { id, ...change })).body.task.eventDateTo).toBeNull();
    expect((await test.call(lea, updateTask, { id, field: 'eventDateTo', value: end })).body.task.eventDateTo).toBe(end);
  });
});

describe('last week, copied', () => {
  const next = addDays(monday, 7);
  const copy = (to = next, token = lea) => test.call(token, copyWeek, { schoolClassId: world.ownClassId, from: monday, to });
  const wordsOf = async (date: string) =>
    (await planOf(date)).content.flatMap(({ day, specialDayBox, tasks }) => tasks.map((one) => [day ?? specialDayBox, one.task]));

  it('brings the tasks of each day and of the boxes of the week, given to the same children, and ticked by nobody', async () => {
    const box = await aBox(world);
    await aTask(world, { task: 'Lesen', subject: 'Deutsch', minutes: 10 });
    await aTask(world, { task: 'Turnsack', box_id: box });
    await add('Nur Mia', { date: addDays(monday, 4), pupils: [miaId()] });
    await homeworkTablesOf(world).updateTable('homework_assignee').set({ done_at: new Date() }).execute();
    await aTask(world, { task: 'Ausflug', event: true });
    expect((await copy()).body.copied).toHaveLength(3);
    expect(await wordsOf(next)).toEqual([
      [box, 'Turnsack'],
      [next, 'Lesen'],
      [addDays(next, 4), 'Nur Mia'],
    ]);
    const mine = (await planOf(next)).content.flatMap(({ tasks }) => tasks).find(({ task }) => task === 'Nur Mia');
    expect(mine?.assignedTo.map(({ id, selected, doneAt }) => [id, selected, doneAt])).toEqual([[miaId(), true, null]]);
  });

  it('comes once, however often somebody copies', async () => {
    await aTask(world, { task: 'Lesen' });
    await copy();
    expect((await copy()).body.copied).toEqual([]);
    expect(await wordsOf(next)).toEqual([[next, 'Lesen']]);
  });

  it('is copied by teachers of the class, into another week', async () => {
    expect((await copy(monday)).body.code).toBe('RANGE_IMPOSSIBLE');
    expect((await copy(next, await world.tokenOf('pupilOwner'))).body.code).toBe('TASK_FORBIDDEN');
  });
});

describe('the other classes of a child', () => {
  it('count in its load by day, and nothing of what they ask for is told', async () => {
    await aTask(world, { task: 'Voci', class_id: world.otherClassId, minutes: 15 });
    await aTask(world, { task: 'Diktat', class_id: world.otherClassId, minutes: 5 });
    await aTask(world, { task: 'Noch geheim', class_id: world.otherClassId, minutes: 40, visible: false });
    await aTask(world, { task: 'Ausflug', class_id: world.otherClassId, minutes: 60, event: true });
    const plan = await planOf();
    expect(plan.otherMinutes).toEqual([{ userId: miaId(), day: monday, minutes: 20 }]);
    expect(JSON.stringify(plan)).not.toContain('Voci');
    expect((await planOf(monday, await world.tokenOf('pupilOwner'))).otherMinutes).toEqual([]);
  });

  it("stand in the study hall of the child, and in nobody else's", async () => {
    await aTask(world, { task: 'Voci', class_id: world.otherClassId, subject: 'Französisch' });
    await aTask(world, { task: 'Lesen', subject: 'Deutsch' });
    const hall = async (userId: string) =>
      (await test.call(lea, getStudyHall, { schoolClassId: world.ownClassId, userId, date: monday })).body.subjects.map(
        (one) => one.subject,
      );
    expect([await hall(miaId()), await hall(noahId())]).toEqual([['Deutsch', 'Französisch'], ['Deutsch']]);
  });

  it('count no more once they are in the archive', async () => {
    await aTask(world, { task: 'Voci', class_id: world.otherClassId, subject: 'Französisch', minutes: 15 });
    await sql`update school_class set archived_at = now() where id = ${world.otherClassId}`.execute(world.db);
    expect((await planOf()).otherMinutes).toEqual([]);
    const hall = await test.call(lea, getStudyHall, { schoolClassId: world.ownClassId, userId: miaId(), date: monday });
    expect(hall.body.subjects).toEqual([]);
  });
});
