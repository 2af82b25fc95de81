import { type TestServer, testServer } from '@pausenplatz/app-server/testing';
import { seedWorld, type World } from '@pausenplatz/account/testing';
import {
  addBox,
  addFeedback,
  addTask,
  assignTo,
  assignToGroup,
  deleteBox,
  deleteFeedback,
  deleteRepeated,
  deleteTask,
  getPlan,
  getStudyHall,
  getTasks,
  homeworkLimits,
  moveTask,
  type Plan,
  repeatTask,
  reportTable,
  restoreFeedback,
  restoreTask,
  searchTasks,
  untickedTasks,
  updateAssignee,
  updateClassSettings,
  updateEvent,
  updateRepeated,
  updateTask,
} from '../contract/index.ts';
import { aBox, aTask, monday } from '../testing/index.ts';
import { idempotencyHeader, type InputOf } from '@pausenplatz/kernel-contract';
import { teaches } from '@pausenplatz/schools/testing';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';

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

const planOf = async (token: string | null, date = monday, more: { view?: 'week' | 'month' | 'day' } = {}): Promise<Plan> =>
  (await test.call(token, getPlan, { date, schoolClass: world.ownClassId, ...more })).body;
const textsOn = (plan: Plan, day: string | null, box: string | null = null) =>
  plan.content.filter((one) => one.day === day && one.specialDayBox === box).flatMap((one) => one.tasks.map((task) => task.task));
const add = async (task: string, more: Partial<InputOf<typeof addTask>> = {}, token = lea) =>
  (await test.call(token, addTask, { schoolClassId: world.ownClassId, task, date: monday, ...more })).body.task;
const miaId = () => world.people.pupilOwner.userId;
const noahId = () => world.people.pupilSameClass.userId;

describe('typing into a day', () => {
  it('puts task after task at the end of the day', async () => {
    for (const text of ['eins', 'zwei', 'drei']) await add(text);
    expect(textsOn(await planOf(lea), monday)).toEqual(['eins', 'zwei', 'drei']);
  });

  it('makes one task of two quick saves with the same key', async () => {
    const key = { [idempotencyHeader]: 'placeholder-1' };
    const input = { schoolClassId: world.ownClassId, task: 'einmal', date: monday };
    const [first, second] = await Promise.all([test.call(lea, addTask, input, key), test.call(lea, addTask, input, key)]);
    expect(first?.body.task.id).toBe(second?.body.task.id);
    expect(textsOn(await planOf(lea), monday)).toEqual(['einmal']);
  });

  it('keeps every task when two teachers type in the same cell at the same time', async () => {
    await Promise.all(Array.from({ length: 8 }, (_, index) => add(`Eintrag ${index}`)));
    const { rows } = await sql<{ position: string }>`select position from homework_task`.execute(world.db);
    expect(new Set(rows.map((row) => row.position)).size).toBe(8);
    expect(textsOn(await planOf(lea), monday)).toHaveLength(8);
  });

  it('refuses a day that is full, and an event that ends before it begins', async () => {
    await sql`insert into homework_task (id, class_id, date, task, event, visible, assigned_to_class, position, created_by)
      select 'voll-' || n, ${world.ownClassId}, ${monday}, 'x', false, true, true, 'a0', 'x' from generate_series(1, ${homeworkLimits.tasksPerDay}) n`.execute(
      world.db,
    );
    const full = await test.call(lea, addTask, { schoolClassId: world.ownClassId, task: 'zu viel', date: monday });
    expect([full.status, full.body.code]).toEqual([409, 'DAY_IS_FULL']);
    const backwards = await test.call(lea, addTask, {
      schoolClassId: world.ownClassId,
      task: 'Lager',
      date: monday,
      event: true,
      eventDateTo: '2027-02-20',
    });
    expect(backwards.body.code).toBe('EVENT_END_IMPOSSIBLE');
  });
});

describe('two teachers in the same words', () => {
  const base = 'Mathe Seite 12 bis Freitag';
  it('never lose one: what touches other words is joined', async () => {
    const { id, revision } = await add(base);
    const change = (value: string) => test.call(lea, updateTask, { id, field: 'task', value, base, revision });
    await change('Mathe Seite 14 bis Freitag');
    expect((await change('Mathe Seite 12 bis Montag')).body.task.task).toBe('Mathe Seite 14 bis Montag');
  });

  it('are asked when both changed the same word, with both texts', async () => {
    const { id, revision } = await add(base);
    const change = (value: string) => test.call(lea, updateTask, { id, field: 'task', value, base, revision });
    await change('Mathe Seite 14 bis Freitag');
    const { status, body } = await change('Mathe Seite 15 bis Freitag');
    expect([status, body.code]).toEqual([409, 'TASK_TEXT_CONFLICT']);
    expect(body.details).toMatchObject({ theirs: 'Mathe Seite 14 bis Freitag', mine: 'Mathe Seite 15 bis Freitag', revision: 2 });
  });

  it('are asked as well when the change of the other one reached the screen while they were typing', async () => {
    const { id } = await add(base);
    const change = (value: string, revision: number) => test.call(lea, updateTask, { id, field: 'task', value, base, revision });
    const first = await change('Mathe Seite 14 bis Freitag', 1);
    const { status, body } = await change('Mathe Seite 15 bis Freitag', first.body.task.revision);
    expect([status, body.code]).toEqual([409, 'TASK_TEXT_CONFLICT']);
  });
});

describe('moving', () => {
  it('goes to a day behind a neighbour, to a box of the week, and back', async () => {
    const [one, two] = [await add('eins'), await add('zwei')];
    const boxId = await aBox(world);
    const tuesday = '2027-03-02';
    await test.call(lea, moveTask, { id: one.id, date: tuesday });
    await test.call(lea, moveTask, { id: two.id, date: tuesday, afterId: null });
    expect(textsOn(await planOf(lea), tuesday)).toEqual(['zwei', 'eins']);
    const boxed = await test.call(lea, moveTask, { id: one.id, date: '2027-03-04', specialDayBox: boxId });
    expect(boxed.body.task).toMatchObject({ date: monday, specialDayBox: boxId });
    expect(textsOn(await planOf(lea), null, boxId)).toEqual(['eins']);
    expect(textsOn(await planOf(lea, '2027-03-08'), null, boxId)).toEqual([]);
    await test.call(lea, moveTask, { id: one.id, date: tuesday });
    expect(textsOn(await planOf(lea), tuesday)).toEqual(['zwei', 'eins']);
  });

  it('copies with pupils and files, without what they did', async () => {
    const { id } = await add('eins');
    await test.call(lea, assignToGroup, { taskId: id, pupils: [miaId()] });
    await test.call(lea, updateAssignee, { taskId: id, userId: miaId(), field: 'done', value: true });
    const copy = (await test.call(lea, moveTask, { id, date: '2027-03-05', copy: true })).body.task;
    expect(copy.id).not.toBe(id);
    expect(copy).toMatchObject({ date: '2027-03-05', assignedToSchoolClass: false });
    expect(copy.assignedTo).toMatchObject([{ id: miaId(), selected: true, doneAt: null }]);
  });

  it('takes a task to another class that one teaches, and only copies one with feedback', async () => {
    await teaches(world.db, world.people.teacherOfClass.userId, world.otherClassId).catch(() => undefined);
    const { id } = await add('eins');
    await test.call(lea, addFeedback, { taskId: id, userId: miaId(), type: 'lob' });
    const target = { id, date: monday, schoolClassId: world.otherClassId };
    expect((await test.call(lea, moveTask, target)).body.code).toBe('HAS_FEEDBACK');
    expect((await test.call(lea, moveTask, { ...target, copy: true })).body.task.assignedToSchoolClass).toBe(true);
    const foreign = await test.call(lea, moveTask, { ...target, schoolClassId: world.foreignClassId });
    expect(foreign.status).toBe(404);
  });

  it('keeps the length of an event, and saving the event ends it on its day', async () => {
    const camp = await add('Lager', { event: true, eventDateTo: '2027-03-03' });
    const moved = (await test.call(lea, moveTask, { id: camp.id, date: '2027-03-08' })).body.task;
    expect(moved.eventDateTo).toBe('2027-03-10');
    const days = (await planOf(lea, '2027-03-08')).content.filter((one) => one.events.length > 0).map((one) => one.day);
    expect(days).toEqual(['2027-03-08', '2027-03-09', '2027-03-10']);
    const saved = (await test.call(lea, updateEvent, { id: camp.id, task: 'Schneelager', date: '2027-03-08' })).body.task;
    expect(saved).toMatchObject({ task: 'Schneelager', eventDateTo: null });
  });

  it('brings a deleted task back to where it stood', async () => {
    const [one] = [await add('eins'), await add('zwei')];
    await test.call(lea, deleteTask, { id: one.id });
    expect(textsOn(await planOf(lea), monday)).toEqual(['zwei']);
    await test.call(lea, restoreTask, { id: one.id });
    expect(textsOn(await planOf(lea), monday)).toEqual(['eins', 'zwei']);
  });

  it('refuses to take away a box that holds something', async () => {
    const { id } = (await test.call(lea, addBox, { schoolClassId: world.ownClassId, title: 'Vorschau', side: 'after', perWeek: false }))
      .body.box;
    const task = await add('Theater', { specialDayBox: id, date: null });
    expect((await test.call(lea, deleteBox, { id })).body.code).toBe('BOX_NOT_EMPTY');
    await test.call(lea, moveTask, { id: task.id, date: monday });
    expect((await test.call(lea, deleteBox, { id })).status).toBe(200);
  });
});

describe('a series', () => {
  const series = async () => {
    const { id } = await add('Lesen');
    const { tasks } = (await test.call(lea, repeatTask, { taskId: id, repeatMode: 'weekly', repeatTo: '2027-03-29' })).body;
    expect(tasks).toBe(5);
    return id;
  };
  const texts = async () =>
    (await sql<{ task: string }>`select task from homework_task where deleted_at is null order by date`.execute(world.db)).rows.map(
      (row) => row.task,
    );

  it('is changed here, from here on, or everywhere', async () => {
    const id = await series();
    const third = (await planOf(lea, '2027-03-15')).content.find((one) => one.day === '2027-03-15')?.tasks[0]?.id ?? '';
    await test.call(lea, updateRepeated, { taskId: id, scope: 'this', field: 'task', value: 'A' });
    await test.call(lea, updateRepeated, { taskId: third, scope: 'fromHere', field: 'task', value: 'B' });
    expect(await texts()).toEqual(['A', 'Lesen', 'B', 'B', 'B']);
    await test.call(lea, updateRepeated, { taskId: third, scope: 'all', field: 'task', value: 'C' });
    expect(await texts()).toEqual(['A', 'Lesen', 'C', 'C', 'C']);
    await test.call(lea, updateRepeated, { taskId: third, scope: 'all', field: 'minutes', value: 15 });
    const { rows } = await sql<{ minutes: number }>`select minutes from homework_task where deleted_at is null`.execute(world.db);
    expect(rows.map(({ minutes }) => minutes)).toEqual([15, 15, 15, 15, 15]);
  });

  it('gets new words without losing those that somebody wrote on one day: they are joined, or they stay and are counted', async () => {
    const id = await series();
    const idOn = async (day: string) => (await planOf(lea, day)).content.find((one) => one.day === day)?.tasks[0]?.id ?? '';
    const [second, third] = [await idOn('2027-03-08'), await idOn('2027-03-15')];
    await test.call(lea, updateTask, { id: second, field: 'task', value: 'Zu Hause: Lesen', base: 'Lesen' });
    await test.call(lea, updateTask, { id: third, field: 'task', value: 'Heute frei', base: 'Lesen' });
    const change = { taskId: id, scope: 'all', field: 'task', base: 'Lesen' } as const;
    const { body } = await test.call(lea, updateRepeated, { ...change, value: 'Lesen und zeichnen' });
    expect([body.task.task, body.tasks, body.kept]).toEqual(['Lesen und zeichnen', 4, [third]]);
    const joined = 'Zu Hause: Lesen und zeichnen';
    expect(await texts()).toEqual(['Lesen und zeichnen', joined, 'Heute frei', 'Lesen und zeichnen', 'Lesen und zeichnen']);
  });

  it('leaves the day on which it is written as well, when somebody changed the same words there meanwhile', async () => {
    const id = await series();
    await test.call(lea, updateTask, { id, field: 'task', value: 'Schreiben', base: 'Lesen' });
    const change = { taskId: id, scope: 'all', field: 'task', base: 'Lesen' } as const;
    const { body } = await test.call(lea, updateRepeated, { ...change, value: 'Rechnen' });
    expect([body.task.task, body.tasks, body.kept]).toEqual(['Schreiben', 4, [id]]);
    expect(await texts()).toEqual(['Schreiben', 'Rechnen', 'Rechnen', 'Rechnen', 'Rechnen']);
  });

  it('loses one task, those from a day on, or all', async () => {
    const id = await series();
    expect((await test.call(lea, deleteRepeated, { taskId: id, date: '2027-03-08' })).body.tasks).toBe(1);
    expect((await test.call(lea, deleteRepeated, { taskId: id, date: '2027-03-22', scope: 'fromHere' })).body.tasks).toBe(2);
    expect((await test.call(lea, deleteRepeated, { taskId: id, date: monday, scope: 'all' })).body.tasks).toBe(2);
  });

  it('comes back as one, without what had been deleted alone before', async () => {
    const id = await series();
    await test.call(lea, deleteRepeated, { taskId: id, date: '2027-03-15' });
    await test.call(lea, deleteRepeated, { taskId: id, date: monday, scope: 'all' });
    expect((await test.call(lea, restoreTask, { id, withSeries: true })).status).toBe(200);
    const { rows } = await sql<{ date: string }>`select date from homework_task where deleted_at is null order by date`.execute(world.db);
    expect(rows.map((row) => row.date)).toEqual([monday, '2027-03-08', '2027-03-22', '2027-03-29']);
  });

  it('made anew keeps what pupils have done already', async () => {
    const id = await series();
    const second = (await planOf(lea, '2027-03-08')).content.find((one) => one.day === '2027-03-08')?.tasks[0]?.id ?? '';
    await test.call(mia, updateAssignee, { taskId: second, userId: miaId(), field: 'done', value: true });
    await test.call(lea, repeatTask, { taskId: id, repeatMode: 'biweekly', repeatTo: '2027-03-29' });
    const { rows } = await sql<{ date: string }>`select date from homework_task where deleted_at is null order by date`.execute(world.db);
    expect(rows.map((row) => row.date)).toEqual([monday, '2027-03-08', '2027-03-15', '2027-03-29']);
  });

  it('is refused without an end after the start, without a day, and when it is too long', async () => {
    const { id } = await add('Lesen');
    const ask = async (more: object) =>
      (await test.call(lea, repeatTask, { taskId: id, repeatMode: 'daily', repeatTo: '2027-03-05', ...more })).body.code;
    expect(await ask({ repeatTo: monday })).toBe('REPEAT_IMPOSSIBLE');
    expect(await ask({ repeatMode: 'selectedDays' })).toBe('REPEAT_IMPOSSIBLE');
    expect(await ask({ repeatTo: '2029-01-01' })).toBe('REPEAT_TOO_LONG');
  });
});

describe('what a pupil sees and does', () => {
  it('is their own tasks, without classmates and their ticks', async () => {
    await add('für alle');
    const own = await add('nur Noah');
    await test.call(lea, assignToGroup, { taskId: own.id, pupils: [noahId()] });
    await add('versteckt', { visible: false });
    const plan = await planOf(mia);
    expect(textsOn(plan, monday)).toEqual(['für alle']);
    expect(plan.pupils.map((pupil) => pupil.id)).toEqual([miaId()]);
    expect(JSON.stringify(plan)).not.toContain(noahId());
    const hidden = await test.call(mia, updateAssignee, { taskId: own.id, userId: miaId(), field: 'done', value: true });
    expect([hidden.status, hidden.body.code]).toEqual([404, 'TASK_NOT_FOUND']);
  });

  it('ticks off, and the teacher sees who', async () => {
    const { id } = await add('Seite 12');
    const ticked = (await test.call(mia, updateAssignee, { taskId: id, userId: miaId(), field: 'done', value: true })).body.task;
    expect(ticked.assignedTo).toMatchObject([{ id: miaId(), selected: true }]);
    const seen = (await planOf(lea)).content.flatMap((one) => one.tasks)[0];
    expect(seen?.assignedTo.filter((one) => one.doneAt !== null).map((one) => one.id)).toEqual([miaId()]);
    expect((await test.call(mia, updateAssignee, { taskId: id, userId: noahId(), field: 'done', value: true })).status).toBe(403);
  });

  it('sets the time they needed only where the class lets them', async () => {
    const { id } = await add('Seite 12');
    const set = () => test.call(mia, updateAssignee, { taskId: id, userId: miaId(), field: 'minutes', value: 25 });
    expect((await set()).body.code).toBe('DURATION_NOT_ALLOWED');
    await test.call(lea, updateClassSettings, { schoolClassId: world.ownClassId, field: 'pupilsCanSetDuration', value: true });
    expect((await set()).body.task.assignedTo[0]?.minutes).toBe(25);
    expect((await planOf(mia)).showDurations).toBe(true);
  });

  it('reads praise and what was forgotten, and neither notes nor «unvollständig»', async () => {
    const { id } = await add('Seite 12');
    for (const type of ['lob', 'vergessen', 'unvollständig', 'notiz'] as const)
      await test.call(lea, addFeedback, { taskId: id, userId: miaId(), type, feedback: `Text ${type}` });
    const plan = await planOf(mia);
    expect(plan.content.flatMap((one) => one.tasks)[0]?.assignedTo[0]?.feedback.map((one) => one.type)).toEqual(['lob', 'vergessen']);
    expect(JSON.stringify(plan)).not.toContain('Text notiz');
  });

  it('keeps private entries to themselves, and no teacher finds them', async () => {
    const own = await add('Geburtstag Oma', { schoolClassId: null }, mia);
    expect(own.forSchoolClass).toBe(false);
    expect(textsOn(await planOf(mia), monday)).toEqual(['Geburtstag Oma']);
    expect(textsOn(await planOf(lea), monday)).toEqual([]);
    expect(textsOn(await planOf(await world.tokenOf('pupilSameClass')), monday)).toEqual([]);
    expect((await test.call(lea, updateTask, { id: own.id, field: 'task', value: 'gelesen' })).status).toBe(404);
    expect((await test.call(lea, searchTasks, { schoolClassId: world.ownClassId, text: 'Oma' })).body.tasks).toEqual([]);
    expect((await test.call(mia, updateTask, { id: own.id, field: 'task', value: 'Geburtstag Opa' })).body.task.task).toBe(
      'Geburtstag Opa',
    );
    expect((await test.call(mia, updateAssignee, { taskId: own.id, userId: miaId(), field: 'done', value: true })).status).toBe(200);
  });
});

describe('giving to pupils', () => {
  it('takes one away from the whole class and gives it to all the others', async () => {
    const { id } = await add('Seite 12');
    const { task } = (await test.call(lea, assignTo, { taskId: id, userId: miaId(), add: false })).body;
    expect(task.assignedTo.filter((one) => one.selected).map((one) => one.id)).toEqual([noahId()]);
    const stranger = await test.call(lea, assignTo, { taskId: id, userId: world.people.pupilOtherClass.userId, add: true });
    expect(stranger.body.code).toBe('PUPIL_NOT_IN_CLASS');
  });

  it('goes on where somebody who had it has left the class', async () => {
    const { id } = await add('Seite 12');
    await test.call(lea, assignToGroup, { taskId: id, pupils: [noahId()] });
    await sql`insert into homework_assignee (task_id, user_id, selected)
      values (${id}, ${world.people.pupilOtherClass.userId}, true)`.execute(world.db);
    const { status, body } = await test.call(lea, assignTo, { taskId: id, userId: miaId(), add: true });
    expect([status, body.task?.assignedTo.filter((one) => one.selected).length]).toEqual([200, 2]);
  });

  it('counts both of two clicks at once', async () => {
    const { id } = await add('Seite 12');
    await test.call(lea, assignToGroup, { taskId: id, pupils: [] });
    await Promise.all([miaId(), noahId()].map((userId) => test.call(lea, assignTo, { taskId: id, userId, add: true })));
    const { rows } = await sql`select user_id from homework_assignee where task_id = ${id} and selected`.execute(world.db);
    expect(rows).toHaveLength(2);
  });
});

describe('feedback that was deleted', () => {
  const given = async (type: 'lob' | 'notiz' = 'lob') => {
    const { id } = await add('Seite 12');
    const { task } = (await test.call(lea, addFeedback, { taskId: id, userId: miaId(), type, feedback: 'Schön!' })).body;
    return task.assignedTo[0]?.feedback[0];
  };

  it('comes back with the same words, type, day and author, whoever took it away', async () => {
    const before = await given();
    await sql`update homework_feedback set teacher_id = 'eine-andere-lehrperson' where id = ${before?.id}`.execute(world.db);
    const { deleted, task } = (await test.call(lea, deleteFeedback, { id: before?.id ?? '' })).body;
    expect(task.assignedTo).toEqual([]);
    for (let turn = 0; turn < 2; turn += 1) {
      const back = (await test.call(lea, restoreFeedback, deleted)).body.task;
      expect(back.assignedTo[0]?.feedback).toEqual([{ ...before, feedbackTeacherId: 'eine-andere-lehrperson' }]);
    }
  });

  it('does not come back with other words, nor a long time after', async () => {
    const { deleted } = (await test.call(lea, deleteFeedback, { id: (await given())?.id ?? '' })).body;
    expect((await test.call(lea, restoreFeedback, { ...deleted, feedback: 'Schlecht!' })).body.code).toBe('FEEDBACK_GONE');
    test.clock.advance(180_000);
    expect((await test.call(lea, restoreFeedback, deleted)).body.code).toBe('FEEDBACK_GONE');
    const { rows } = await sql`select id from homework_feedback`.execute(world.db);
    expect(rows).toEqual([]);
  });
});

describe('people whose accounts are disabled or in the trash', () => {
  const account = async (userId: string, since: string, moment: Date | null) =>
    sql`update user_account set ${sql.ref(since)} = ${moment} where id = ${userId}`.execute(world.db);

  it.each(['disabled_at', 'deleted_at'])('stand in no list and no count, and their ticks come back with them: %s', async (since) => {
    const { id } = await add('Seite 12');
    const own = await add('nur Noah');
    await test.call(lea, assignToGroup, { taskId: own.id, pupils: [noahId()] });
    await test.call(lea, updateAssignee, { taskId: id, userId: noahId(), field: 'done', value: true });
    await test.call(lea, addFeedback, { taskId: id, userId: noahId(), type: 'lob' });
    const shown = async () => {
      const plan = await planOf(lea);
      const range = { schoolClassId: world.ownClassId, from: monday, to: monday };
      const unticked = (await test.call(lea, untickedTasks, range)).body.tasks.map(({ task, assigned }) => [task, assigned]);
      return {
        pupils: plan.pupils.map((one) => one.id),
        known: plan.content.flatMap((one) => one.tasks).flatMap((task) => task.assignedTo.map((one) => one.id)),
        rows: (await test.call(lea, reportTable, range)).body.rows.map(({ pupil }) => pupil.id),
        unticked: Object.fromEntries(unticked),
      };
    };
    const before = await shown();
    expect(before).toMatchObject({ pupils: [miaId(), noahId()], known: [noahId(), noahId()], unticked: { 'nur Noah': 1 } });
    await account(noahId(), since, new Date(test.clock.now()));
    expect(await shown()).toEqual({ pupils: [miaId()], known: [], rows: [miaId()], unticked: { 'Seite 12': 1, 'nur Noah': 0 } });
    await account(noahId(), since, null);
    expect(await shown()).toEqual(before);
  });

  it('do not stand among the teachers either', async () => {
    const leaId = world.people.teacherOfClass.userId;
    const teachers = async () => (await planOf(mia)).teachers.map((one) => one.id);
    expect(await teachers()).toContain(leaId);
    await account(leaId, 'deleted_at', new Date(test.clock.now()));
    expect(await teachers()).not.toContain(leaId);
    await account(leaId, 'deleted_at', null);
  });
});

describe('lists', () => {
  it('come page by page without losing or doubling a task', async () => {
    await sql`insert into homework_task (id, class_id, date, task, event, visible, assigned_to_class, position, created_by)
      select substr('seite-' || lpad(n::text, 16, '0'), 1, 22), ${world.ownClassId}, ${monday}::date + (n % 20), 'Nr ' || n, false, true, true, 'a0', ${world.people.teacherOfClass.userId}
      from generate_series(1, 120) n`.execute(world.db);
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const { body } = await test.call(lea, getTasks, { date: monday, schoolClassId: world.ownClassId, ...(cursor && { cursor }) });
      seen.push(...body.tasks.map((task) => task.id));
      cursor = body.next ?? undefined;
    } while (cursor);
    expect([seen.length, new Set(seen).size]).toEqual([120, 120]);
  });

  it('are filtered: open, mine, events', async () => {
    const one = await add('eins');
    await add('zwei');
    await add('Ausflug', { event: true });
    await test.call(mia, updateAssignee, { taskId: one.id, userId: miaId(), field: 'done', value: true });
    const list = async (token: string | null, filter: 'all' | 'open' | 'mine' | 'events') =>
      (await test.call(token, getTasks, { date: monday, schoolClassId: world.ownClassId, filter })).body.tasks
        .map((task) => task.task)
        .toSorted();
    expect(await list(mia, 'all')).toEqual(['Ausflug', 'eins', 'zwei']);
    expect(await list(mia, 'open')).toEqual(['zwei']);
    expect(await list(mia, 'events')).toEqual(['Ausflug']);
    expect(await list(lea, 'mine')).toEqual(['eins', 'zwei']);
  });

  it('hold what is for the whole week until the week is over, for the study hall as well', async () => {
    const box = await aBox(world);
    await add('Wandtafel putzen', { specialDayBox: box });
    const list = async (date: string) =>
      (await test.call(mia, getTasks, { date, schoolClassId: world.ownClassId, filter: 'open' })).body.tasks.map((task) => task.task);
    expect([await list('2027-03-03'), await list('2027-03-07'), await list('2027-03-08')]).toEqual([
      ['Wandtafel putzen'],
      ['Wandtafel putzen'],
      [],
    ]);
    const hall = async (date: string) =>
      (await test.call(lea, getStudyHall, { schoolClassId: world.ownClassId, userId: miaId(), date })).body.subjects.flatMap((one) =>
        one.tasks.map((task) => task.specialDayBox),
      );
    expect([await hall('2027-03-13'), await hall('2027-03-14')]).toEqual([[box], []]);
  });

  it('are searched by words anywhere, and a percent sign is only a sign', async () => {
    await add('Arbeitsblatt Bruchrechnen', { subject: 'Mathe' });
    await add('100 % Einsatz');
    const found = async (text: string) =>
      (await test.call(lea, searchTasks, { schoolClassId: world.ownClassId, text })).body.tasks.map((task) => task.task);
    expect(await found('mathe bruch')).toEqual(['Arbeitsblatt Bruchrechnen']);
    expect(await found('%')).toEqual(['100 % Einsatz']);
  });

  it('show the study hall seven days of all subjects of one pupil', async () => {
    await aTask(world, { task: 'Lesen', subject: 'Deutsch', date: '2027-02-25' });
    await aTask(world, { task: 'zu alt', date: '2027-02-20' });
    await add('Seite 12', { subject: 'Mathe' });
    const { body } = await test.call(lea, getStudyHall, { schoolClassId: world.ownClassId, userId: miaId(), date: monday });
    expect([body.from, body.to]).toEqual(['2027-02-23', monday]);
    expect(body.subjects.map((one) => [one.subject, one.tasks.length])).toEqual([
      ['Deutsch', 1],
      ['Mathe', 1],
    ]);
  });
});
