import { statementsOf, testServer, type TestServer } from '@pausenplatz/app-server/testing';
import { setTimeout as pause } from 'node:timers/promises';
import { type HubConnection, HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import { seedWorld, type World } from '@pausenplatz/account/testing';
import {
  addFeedback,
  addTask,
  assignToGroup,
  classLoad,
  createFeed,
  createShare,
  feedbackTypes,
  getPlan,
  getTasks,
  homeworkShareTopic,
  homeworkTeachersTopic,
  homeworkTopic,
  listShares,
  pupilSheet,
  pupilSheetPdf,
  reportTable,
  revokeFeed,
  revokeShare,
  untickedTasks,
  updateAssignee,
  updateClassSettings,
  updateTask,
} from '../contract/index.ts';
import { aBox, aTask, monday } from '../testing/index.ts';
import { type ActorName, hubPath } from '@pausenplatz/kernel-contract';
import { addDays, mondayOf } from '@pausenplatz/kernel-format';
import { sql } from 'kysely';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

let test: TestServer;
let world: World;
let lea: string | null;
const open: HubConnection[] = [];
beforeAll(async () => {
  test = await testServer();
  world = await seedWorld(test.server.services);
});
beforeEach(async () => {
  await sql`delete from homework_task`.execute(world.db);
  lea = await world.tokenOf('teacherOfClass');
});
afterEach(async () => {
  for (const connection of open.splice(0)) await connection.stop();
});
const miaId = () => world.people.pupilOwner.userId;
const names = ['Mia', 'Noah', 'Lea', 'Test'];

describe('guests', () => {
  const share = async () => (await test.call(lea, createShare, { schoolClassId: world.ownClassId })).body;

  it('are not let in by the boolean alone, nor by a secret that is not one', async () => {
    const alone = await test.call(null, getPlan, { date: monday, schoolClass: world.ownClassId, guest: true });
    expect([alone.status, alone.body.code]).toEqual([401, 'NOT_SIGNED_IN']);
    const guessed = await test.call(null, getPlan, { date: monday, guest: true, share: 'x'.repeat(43) });
    expect([guessed.status, guessed.body.code]).toEqual([404, 'SHARE_NOT_FOUND']);
  });

  it('see tasks of the whole class and never a name, an id of a person, or what was hidden, private or for single pupils', async () => {
    const { secret } = await share();
    const shown = await aTask(world, { task: 'Seite 12' });
    await aTask(world, { task: 'versteckt', visible: false });
    const single = await aTask(world, { task: 'nur für eine' });
    await test.call(lea, assignToGroup, { taskId: single, pupils: [miaId()] });
    await aTask(world, { task: 'privat', class_id: null, owner_id: miaId() });
    await test.call(lea, updateAssignee, { taskId: shown, userId: miaId(), field: 'done', value: true });
    await test.call(lea, addFeedback, { taskId: shown, userId: miaId(), type: 'lob', feedback: 'Bravo Mia' });
    for (const token of [null, await world.tokenOf('private'), await world.tokenOf('teacherOtherSchool')]) {
      const plan = await test.call(token, getPlan, { date: monday, guest: true, share: secret });
      const list = await test.call(token, getTasks, { date: monday, guest: true, share: secret });
      expect([plan.status, list.status]).toEqual([200, 200]);
      expect(plan.body.content.flatMap((one) => one.tasks.map((task) => task.task))).toEqual(['Seite 12']);
      for (const text of [plan.text, list.text]) {
        for (const name of names) expect(text).not.toContain(name);
        for (const person of Object.values(world.people)) expect(text).not.toContain(person.userId);
        expect(text).not.toMatch(/versteckt|nur für eine|privat|Bravo/);
      }
    }
  });

  it('are out as soon as a teacher ends the share; the secret is nowhere in the store', async () => {
    const { secret, share: made } = await share();
    const { rows } = await sql<{ row: string }>`select homework_share::text as row from homework_share`.execute(world.db);
    expect(JSON.stringify(rows)).not.toContain(secret);
    expect((await test.call(lea, listShares, { schoolClassId: world.ownClassId })).body.shares.map((one) => one.id)).toContain(made.id);
    await test.call(lea, revokeShare, { id: made.id });
    expect((await test.call(null, getPlan, { date: monday, guest: true, share: secret })).status).toBe(404);
  });
});

describe('live', () => {
  async function listener(actor: ActorName) {
    const access = await world.tokenOf(actor);
    const connection = new HubConnectionBuilder()
      .withUrl(`${test.server.address}${hubPath}`, access ? { accessTokenFactory: () => access } : {})
      .configureLogging(LogLevel.None)
      .build();
    const heard: { name: string; payload: Record<string, unknown> }[] = [];
    for (const name of ['HomeworkChanged', 'HomeworkAssigneeUpdated', 'TopicRevoked'])
      connection.on(name, (payload: Record<string, unknown>) => heard.push({ name, payload }));
    await connection.start();
    open.push(connection);
    const subscribe = (...topics: string[]) => connection.invoke<{ granted: string[]; denied: string[] }>('Subscribe', { topics });
    return { heard, subscribe };
  }
  const topics = () => [homeworkTopic(world.ownClassId), homeworkTeachersTopic(world.ownClassId)];

  it('lets exactly the class listen, and exactly its teachers to what pupils do', async () => {
    for (const [actor, granted] of [
      ['teacherOfClass', topics()],
      ['pupilOwner', topics().slice(0, 1)],
      ['pupilOtherClass', []],
      ['teacherSameSchool', []],
      ['teacherOtherSchool', []],
      ['schoolAdminOwn', []],
      ['anonymous', []],
    ] as const) {
      const { subscribe } = await listener(actor);
      expect((await subscribe(...topics())).granted, actor).toEqual(granted);
    }
  });

  it('tells the class and its guests within two seconds, and guests not who did it', async () => {
    const { secret } = (await test.call(lea, createShare, { schoolClassId: world.ownClassId })).body;
    const plan = (await test.call(null, getPlan, { date: monday, guest: true, share: secret })).body;
    const guest = await listener('anonymous');
    const mia = await listener('pupilOwner');
    expect((await guest.subscribe(plan.shareTopic ?? '')).granted).toHaveLength(1);
    expect((await guest.subscribe(homeworkShareTopic('gibtesnicht'))).granted).toEqual([]);
    await mia.subscribe(...topics());
    const { id } = (await test.call(lea, addTask, { schoolClassId: world.ownClassId, task: 'Neu', date: monday })).body.task;
    await vi.waitFor(() => expect([guest.heard.length, mia.heard.length]).toEqual([1, 1]), { timeout: 2_000 });
    expect(mia.heard[0]?.payload).toMatchObject({ v: 1, schoolClassId: world.ownClassId, taskId: id, rev: 1, change: 'added' });
    expect(guest.heard[0]?.payload).toMatchObject({ by: null, taskId: null });
    expect(JSON.stringify(mia.heard)).not.toContain('Neu');
  });

  it.each(['the share ends', 'the class is archived'])('tells guests nothing more once %s', async (what) => {
    const { share, secret } = (await test.call(lea, createShare, { schoolClassId: world.ownClassId })).body;
    const topic = (await test.call(null, getPlan, { date: monday, guest: true, share: secret })).body.shareTopic ?? '';
    const guest = await listener('anonymous');
    expect((await guest.subscribe(topic)).granted).toEqual([topic]);
    const archived = (at: Date | null) =>
      world.db.updateTable('school_class').set({ archived_at: at }).where('id', '=', world.ownClassId).execute();
    if (what === 'the share ends') await test.call(lea, revokeShare, { id: share.id });
    else await archived(test.clock.now());
    await vi.waitFor(() => expect(guest.heard.map(({ name }) => name)).toEqual(['TopicRevoked']), { timeout: 1_000 });
    expect((await guest.subscribe(topic)).granted).toEqual([]);
    expect((await test.call(null, getPlan, { date: monday, guest: true, share: secret })).status).toBe(404);
    await archived(null);
  });

  it('tells what a pupil did to that pupil and the teachers; a classmate hears nothing', async () => {
    const [teacher, mia, noah] = [await listener('teacherOfClass'), await listener('pupilOwner'), await listener('pupilSameClass')];
    for (const one of [teacher, mia, noah]) await one.subscribe(...topics());
    const taskId = await aTask(world);
    await test.call(await world.tokenOf('pupilOwner'), updateAssignee, { taskId, userId: miaId(), field: 'done', value: true });
    await vi.waitFor(() => expect([teacher.heard.length, mia.heard.length]).toEqual([1, 1]));
    await test.call(lea, addFeedback, { taskId, userId: miaId(), type: 'notiz', feedback: 'nur für mich' });
    await vi.waitFor(() => expect(teacher.heard).toHaveLength(2));
    await pause(300);
    expect([mia.heard.length, noah.heard.length]).toEqual([1, 0]);
  });

  it('tells a private entry to its owner alone', async () => {
    const [teacher, mia] = [await listener('teacherOfClass'), await listener('pupilOwner')];
    for (const one of [teacher, mia]) await one.subscribe(...topics());
    await test.call(await world.tokenOf('pupilOwner'), addTask, { schoolClassId: null, task: 'Oma', date: monday });
    await vi.waitFor(() => expect(mia.heard).toHaveLength(1));
    await pause(300);
    expect(teacher.heard).toEqual([]);
  });
});

describe('the calendar feed', () => {
  const today = () => new Date(test.clock.now()).toISOString().slice(0, 10);
  const read = async (url: string) => {
    const response = await test.fetch(new URL(url).pathname);
    return { status: response.status, type: response.headers.get('content-type'), text: await response.text() };
  };

  it('holds the own tasks and no name of anybody, and ends with its address', async () => {
    await aTask(world, { task: 'Seite 12', subject: 'Mathe', date: today(), minutes: 20 });
    await aTask(world, { task: 'nur Noah', date: today(), assigned_to_class: false });
    await aTask(world, { task: 'Oma', date: today(), class_id: null, owner_id: miaId() });
    await aTask(world, { task: 'fremd', date: today(), class_id: world.foreignClassId });
    const mia = await world.tokenOf('pupilOwner');
    const { url } = (await test.call(mia, createFeed, {})).body;
    const feed = await read(url);
    expect([feed.status, feed.type]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(feed.text).toContain('SUMMARY:Mathe: Seite 12');
    expect(feed.text).toContain('SUMMARY:Oma');
    expect(feed.text).not.toMatch(/nur Noah|fremd/);
    for (const name of names) expect(feed.text).not.toContain(name);
    const second = (await test.call(mia, createFeed, {})).body.url;
    expect([(await read(url)).status, (await read(second)).status]).toEqual([404, 200]);
    await test.call(mia, revokeFeed, {});
    expect((await read(second)).status).toBe(404);
  });

  it('holds what is for the whole week over the whole week, and says so', async () => {
    const monday = mondayOf(today());
    await aTask(world, { task: 'Wandtafel', date: monday, box_id: await aBox(world) });
    const { text } = await read((await test.call(await world.tokenOf('pupilOwner'), createFeed, {})).body.url);
    expect(text).toContain('SUMMARY:Diese Woche: Wandtafel');
    expect(text).toContain(`DTSTART;VALUE=DATE:${monday.replaceAll('-', '')}`);
    expect(text).toContain(`DTEND;VALUE=DATE:${addDays(monday, 7).replaceAll('-', '')}`);
  });

  it('ends for a person whose account is disabled or in the trash, and comes back with the account', async () => {
    const { url } = (await test.call(await world.tokenOf('pupilOwner'), createFeed, {})).body;
    for (const since of ['disabled_at', 'deleted_at']) {
      const account = async (moment: Date | null) =>
        sql`update user_account set ${sql.ref(since)} = ${moment} where id = ${miaId()}`.execute(world.db);
      expect((await read(url)).status).toBe(200);
      await account(new Date(test.clock.now()));
      expect([since, (await read(url)).status]).toEqual([since, 404]);
      await account(null);
    }
    expect((await read(url)).status).toBe(200);
  });

  it('no longer holds the tasks of a class that the person has left', async () => {
    await aTask(world, { task: 'Seite 12', date: today() });
    const { url } = (await test.call(await world.tokenOf('pupilOwner'), createFeed, {})).body;
    expect((await read(url)).text).toContain('SUMMARY:Seite 12');
    const { rows } = await sql<{ number: number }>`delete from class_pupil where user_id = ${miaId()} returning number`.execute(world.db);
    expect((await read(url)).text).not.toContain('SUMMARY:Seite 12');
    await sql`insert into class_pupil (class_id, user_id, number) values (${world.ownClassId}, ${miaId()}, ${rows[0]?.number ?? null})`.execute(
      world.db,
    );
  });

  it('answers a wrong address like one that never was', async () => {
    expect((await read(`http://x/agenda/${'x'.repeat(43)}.ics`)).status).toBe(404);
    expect((await read('http://x/agenda/kurz.ics')).status).toBe(404);
  });
});

describe('reports', () => {
  const range = () => ({ schoolClassId: world.ownClassId, from: '2027-02-22', to: '2027-03-21' });

  it('count types, minutes and what is done, and keep a note with its author', async () => {
    const one = await aTask(world, { subject: 'Mathe', minutes: 20 });
    await aTask(world, { subject: 'Mathe', minutes: 10, date: '2027-03-02' });
    await test.call(lea, updateAssignee, { taskId: one, userId: miaId(), field: 'done', value: true });
    for (const type of ['lob', 'lob', 'notiz'] as const) await test.call(lea, addFeedback, { taskId: one, userId: miaId(), type });
    await sql`update homework_feedback set teacher_id = 'eine-andere' where type = 'notiz'`.execute(world.db);
    const { rows } = (await test.call(lea, reportTable, range())).body;
    expect(rows[0]).toMatchObject({
      pupil: { firstName: 'Mia' },
      assigned: 2,
      done: 1,
      minutes: 20,
      counts: { lob: 2, notiz: 0, vergessen: 0 },
    });
    expect(rows[1]).toMatchObject({ pupil: { firstName: 'Noah' }, assigned: 2, done: 0, minutes: 0 });
    const load = (await test.call(lea, classLoad, range())).body;
    expect(load.weekdays.slice(0, 2)).toEqual([
      { weekday: 1, tasks: 1, minutes: 20, days: 1 },
      { weekday: 2, tasks: 1, minutes: 10, days: 1 },
    ]);
    expect(load.subjects).toMatchObject([{ subject: 'Mathe', tasks: 2, minutes: 30 }]);
    expect((await test.call(lea, untickedTasks, range())).body.tasks).toMatchObject([{ date: '2027-03-02', assigned: 2 }]);
  });

  it('count a box of the week for its subject and for no day, though it carries its Monday', async () => {
    await aTask(world, { subject: 'Lesen', minutes: 90, box_id: await aBox(world) });
    const load = (await test.call(lea, classLoad, range())).body;
    expect(load.weekdays[0]).toEqual({ weekday: 1, tasks: 0, minutes: 0, days: 0 });
    expect(load.subjects).toMatchObject([{ subject: 'Lesen', tasks: 1, minutes: 90 }]);
  });

  it('count each of the six types, for some pupils and some types where that is asked', async () => {
    const one = await aTask(world);
    for (const type of feedbackTypes) await test.call(lea, addFeedback, { taskId: one, userId: miaId(), type, feedback: `Wort ${type}` });
    const { rows: kept } = await sql<{
      type: string;
      feedback: string;
    }>`select type, feedback from homework_feedback where task_id = ${one}`.execute(world.db);
    expect(Object.fromEntries(kept.map(({ type, feedback }) => [type, feedback]))).toEqual(
      Object.fromEntries(feedbackTypes.map((type) => [type, `Wort ${type}`])),
    );
    const counts = Object.fromEntries(feedbackTypes.map((type) => [type, 1]));
    expect((await test.call(lea, reportTable, range())).body.rows[0]?.counts).toEqual(counts);
    const some = (await test.call(lea, reportTable, { ...range(), pupils: [miaId()], types: ['lob'] })).body.rows;
    expect(some).toHaveLength(1);
    expect(some[0]?.counts).toMatchObject({ lob: 1, vergessen: 0, erledigt: 0 });
  });

  it('stand in the order that the class has chosen, as its plan does', async () => {
    const order = async (value: 'nr' | 'firstName' | 'lastName') => {
      await test.call(lea, updateClassSettings, { schoolClassId: world.ownClassId, field: 'pupilSortOrder', value });
      const { rows } = (await test.call(lea, reportTable, range())).body;
      const { pupils } = (await test.call(lea, getPlan, { date: monday, schoolClass: world.ownClassId })).body;
      const names = rows.map(({ pupil }) => pupil.firstName);
      expect(pupils.map(({ firstName }) => firstName)).toEqual(names);
      return names;
    };
    await sql`update class_pupil set number = 100 - number where class_id = ${world.ownClassId}`.execute(world.db);
    await sql`update user_account set last_name = 'Aebi' where id = ${world.people.pupilSameClass.userId}`.execute(world.db);
    expect([await order('nr'), await order('firstName'), await order('lastName')]).toEqual([
      ['Noah', 'Mia'],
      ['Mia', 'Noah'],
      ['Noah', 'Mia'],
    ]);
    await order('nr');
    await sql`update class_pupil set number = 100 - number where class_id = ${world.ownClassId}`.execute(world.db);
    await sql`update user_account set last_name = 'Test' where id = ${world.people.pupilSameClass.userId}`.execute(world.db);
  });

  it('make a sheet per pupil, also as a PDF', async () => {
    const one = await aTask(world, { task: 'Überfahrt üben', subject: 'NMG' });
    await test.call(lea, addFeedback, { taskId: one, userId: miaId(), type: 'lob', feedback: 'Schön gemacht' });
    const sheet = (await test.call(lea, pupilSheet, { ...range(), userId: miaId() })).body;
    expect(sheet.entries).toMatchObject([{ task: 'Überfahrt üben', feedback: [{ type: 'lob', author: 'Lea Test' }] }]);
    const { fileName, pdf } = (await test.call(lea, pupilSheetPdf, { ...range(), userId: miaId() })).body;
    expect(fileName).toBe('Hausaufgaben Mia Test.pdf');
    const bytes = Buffer.from(pdf, 'base64');
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    const paper = await getDocument({ data: new Uint8Array(bytes), useSystemFonts: false, verbosity: 0 }).promise;
    const { items } = await (await paper.getPage(1)).getTextContent();
    const text = items.map((item) => ('str' in item ? item.str : '')).join(' ');
    for (const part of ['Mia Test', 'Überfahrt üben', 'Schön gemacht', 'Lea Test']) expect(text).toContain(part);
  });

  it('are not for a range that runs backwards or over years, nor for a child of another class', async () => {
    const ask = async (more: object) => (await test.call(lea, pupilSheet, { ...range(), userId: miaId(), ...more })).body.code;
    expect(await ask({ from: '2027-04-01' })).toBe('RANGE_IMPOSSIBLE');
    expect(await ask({ from: '2024-01-01' })).toBe('RANGE_IMPOSSIBLE');
    expect(await ask({ userId: world.people.pupilOtherClass.userId })).toBe('PUPIL_NOT_IN_CLASS');
  });
});

describe('cost', () => {
  it('one plan takes the same number of statements for one task and for two hundred', async () => {
    const cost = async () =>
      (await statementsOf(test, () => test.call(lea, getPlan, { date: monday, schoolClass: world.ownClassId }))).length;
    await aTask(world);
    await cost();
    const few = await cost();
    for (let index = 0; index < 40; index += 1) await aTask(world, { date: `2027-03-0${1 + (index % 5)}` });
    // Who asks is known for some seconds; each count begins right after one that asked for it.
    await cost();
    expect(await cost()).toBe(few);
    expect(few).toBeGreaterThanOrEqual(3);
    expect(few).toBeLessThanOrEqual(8);
  });

  it('a change of words takes them over once', async () => {
    const id = await aTask(world);
    const { body } = await test.call(lea, updateTask, { id, field: 'task', value: 'neu' });
    expect(body.task.revision).toBe(2);
  });
});
