import { setTimeout as pause } from 'node:timers/promises';
import { type HubConnection, HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import { seedWorld, type World } from '@pausenplatz/account/testing';
import { statementsOf, type TestServer, testServer } from '@pausenplatz/app-server/testing';
import { type ActorName, hubPath } from '@pausenplatz/kernel-contract';
import { sql } from 'kysely';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  addAttachment,
  addStatus,
  assignPlan,
  checkPlan,
  createPlan,
  deleteSection,
  deleteTask,
  duplicateSection,
  duplicateTask,
  getWorkPlan,
  likeTemplate,
  listPlans,
  listTemplates,
  listWaiting,
  newSection,
  newTask,
  type Plan,
  planAssignmentTopic,
  planTopic,
  previewPlan,
  takeTemplate,
  updatePlan,
  updateSection,
  updateTask,
  updateTaskPosition,
  withdrawPlan,
} from '../contract/index.ts';
import { aGivenPlan, aPlan, aState, workPlansTablesOf } from '../testing/index.ts';

let test: TestServer;
let world: World;
let lea: string | null;
let mia: string | null;
const open: HubConnection[] = [];
beforeAll(async () => {
  test = await testServer();
  world = await seedWorld(test.server.services);
});
beforeEach(async () => {
  await sql`delete from work_plan`.execute(world.db);
  [lea, mia] = [await world.tokenOf('teacherOfClass'), await world.tokenOf('pupilOwner')];
});
afterEach(async () => {
  for (const connection of open.splice(0)) await connection.stop();
});

const read = async (token: string | null, url: string): Promise<Plan> => (await test.call(token, getWorkPlan, { url })).body;
const matrixOf = ({ url, assignmentId }: { readonly url: string; readonly assignmentId: string }) => ({ url, assignmentId });
/** Sections as `Titel: 1 Erste, 2 Zweite`. */
const shown = (plan: Plan) =>
  plan.sections.map(({ title, tasks }) => `${title}: ${tasks.map(({ nr, title: name }) => `${nr} ${name}`).join(', ')}`);

describe('editing a plan', () => {
  it('begins with a section, grows, and is numbered anew after each change (W1)', async () => {
    const made = (await test.call(lea, createPlan, {})).body;
    const first = (await read(lea, made.url)).sections[0];
    const inPlan = { arbeitsplanId: made.id };
    for (const title of ['Bauen', 'Rätseln']) await test.call(lea, newTask, { id: first?.id ?? '', title, ...inPlan });
    const { section } = (await test.call(lea, newSection, { id: made.id, position: 0, backgroundColor: 'blue' })).body;
    await test.call(lea, updateSection, { id: section.id, field: 'title', value: 'Lesen', ...inPlan });
    const { task } = (await test.call(lea, newTask, { id: section.id, title: 'Buch', ...inPlan })).body;
    expect(task.nr).toBe(1);
    expect(shown(await read(lea, made.url))).toEqual(['Lesen: 1 Buch', 'Erster Abschnitt: 2 Bauen, 3 Rätseln']);
    await test.call(lea, updateTaskPosition, { id: task.id, sectionId: first?.id ?? '', position: 1, ...inPlan });
    expect(shown(await read(lea, made.url))).toEqual(['Lesen: ', 'Erster Abschnitt: 1 Bauen, 2 Buch, 3 Rätseln']);
    await test.call(lea, updateSection, { id: section.id, field: 'position', value: 9, ...inPlan });
    expect(shown(await read(lea, made.url))[1]).toBe('Lesen: ');
  });

  it('copies a section with its tasks and attachments, and a task behind itself', async () => {
    const plan = await aGivenPlan(world);
    const inPlan = { arbeitsplanId: plan.id };
    await test.call(lea, duplicateSection, { sectionId: plan.sectionId, ...inPlan });
    const { sections } = await read(lea, plan.url);
    expect(sections.map(({ tasks }) => tasks.map(({ nr, attachments }) => [nr, attachments.length]))).toEqual([
      [
        [1, 0],
        [2, 1],
        [3, 0],
      ],
      [
        [4, 0],
        [5, 1],
        [6, 0],
      ],
    ]);
    const { task } = (await test.call(lea, duplicateTask, { taskId: plan.taskIds[1], ...inPlan })).body;
    expect(task).toMatchObject({ nr: 3, title: 'Aufgabe 2', attachments: [{ name: 'Lösung', isSolution: true }] });
  });

  it('brings back what was deleted, with what pupils did', async () => {
    const plan = await aGivenPlan(world);
    const inPlan = { arbeitsplanId: plan.id };
    await aState(world, { assignment_id: plan.assignmentId, task_id: plan.taskIds[0] }, { status: 'question' });
    await test.call(lea, deleteTask, { sectionId: plan.sectionId, task: plan.taskIds[0] });
    expect((await test.call(lea, checkPlan, matrixOf(plan))).body.pupils[0]?.states).toEqual([]);
    await test.call(lea, updateTask, { id: plan.taskIds[0], field: 'deleted', value: false, ...inPlan });
    await test.call(lea, deleteSection, { section: plan.sectionId, ...inPlan });
    expect((await read(lea, plan.url)).sections).toEqual([]);
    await test.call(lea, updateSection, { id: plan.sectionId, field: 'deleted', value: false, ...inPlan });
    expect((await test.call(lea, checkPlan, matrixOf(plan))).body.pupils[0]?.states).toMatchObject([{ status: 'question' }]);
  });

  it('joins words of two at once, or answers both texts', async () => {
    const plan = await aGivenPlan(world);
    const write = (value: string, base: string) =>
      test.call(lea, updateTask, { id: plan.taskIds[0], arbeitsplanId: plan.id, field: 'text', value, base });
    await write('Baue drei Mauern. Oben steht 100.', '');
    await write('Baue vier Mauern. Oben steht 100.', 'Baue drei Mauern. Oben steht 100.');
    expect((await write('Baue drei Mauern. Oben steht 1000.', 'Baue drei Mauern. Oben steht 100.')).status).toBe(200);
    expect((await read(lea, plan.url)).sections[0]?.tasks[0]?.text).toBe('Baue vier Mauern. Oben steht 1000.');
    const conflict = await write('Baue zwei Mauern. Oben steht 100.', 'Baue drei Mauern. Oben steht 100.');
    expect([conflict.status, conflict.body.code]).toEqual([409, 'WORK_TASK_CONFLICT']);
  });

  it('takes links to other websites and own paths, and nothing that runs', async () => {
    const plan = await aGivenPlan(world);
    const attach = (type: 'link' | 'page', attachment: string) =>
      test.call(lea, addAttachment, { taskId: plan.taskIds[0], arbeitsplanId: plan.id, name: 'Blatt', type, attachment });
    for (const [type, address, status] of [
      ['link', 'https://klexikon.example', 200],
      ['page', '/seite/klasse-3a', 200],
      ['page', 'https://klexikon.example', 400],
      ['link', 'javascript:alert(1)', 400],
      ['link', '//boese.example', 400],
    ] as const)
      expect([address, (await attach(type, address)).status]).toEqual([address, status]);
  });

  it('is for who teaches every class that has the plan; an author who left one may copy it', async () => {
    const plan = await aGivenPlan(world);
    const shared = { id: plan.id, plan_id: plan.id, class_id: world.otherClassId, whole_class: true, due_on: null, created_by: '' };
    await workPlansTablesOf(world)
      .insertInto('work_plan_assignment')
      .values({ ...shared, withdrawn_at: null, archived_at: null })
      .execute();
    for (const actor of ['teacherOfClass', 'teacherSameSchool'] as const) {
      const token = await world.tokenOf(actor);
      const answer = await test.call(token, newSection, { id: plan.id });
      expect([answer.status, answer.body.code]).toEqual([403, 'WORK_PLAN_KEPT_BY_OTHERS']);
      expect((await read(token, plan.url)).canEdit).toBe(false);
      expect((await test.call(token, takeTemplate, { id: plan.id })).status).toBe(200);
    }
    // What the other class does is not for a teacher of the first one.
    expect((await read(lea, plan.url)).assignments.map(({ schoolClass }) => schoolClass.name)).toEqual(['3a']);
  });
});

describe('giving a plan', () => {
  it('to single pupils hides it from the others; what they did stays when that changes (W3)', async () => {
    const plan = await aPlan(world);
    const [own, same] = [world.people.pupilOwner.userId, world.people.pupilSameClass.userId];
    const give = (pupils: string[]) =>
      test.call(lea, assignPlan, { id: plan.id, schoolClassId: world.ownClassId, pupils, dueOn: '2027-03-12' });
    const noah = await world.tokenOf('pupilSameClass');
    const { assignment } = (await give([own])).body;
    expect(assignment).toMatchObject({ wholeClass: false, pupils: [own], dueOn: '2027-03-12' });
    expect([
      (await test.call(mia, getWorkPlan, { url: plan.url })).status,
      (await test.call(noah, getWorkPlan, { url: plan.url })).status,
    ]).toEqual([200, 404]);
    const of = { assignmentId: assignment.id, taskId: plan.taskIds[0], userId: own };
    await test.call(mia, addStatus, { ...of, status: 'inProgress', expectedStatus: 'open' });
    await give([same]);
    expect((await test.call(mia, addStatus, { ...of, status: 'done', expectedStatus: 'inProgress' })).status).toBe(404);
    expect((await give([])).body.assignment).toMatchObject({ id: assignment.id, wholeClass: true });
    expect((await read(mia, plan.url)).own?.states).toMatchObject([{ status: 'inProgress' }]);
    expect((await give([world.people.pupilOtherClass.userId])).body.code).toBe('PUPIL_NOT_IN_CLASS');
  });

  it('can be taken back, and given again', async () => {
    const plan = await aGivenPlan(world);
    await test.call(lea, withdrawPlan, { assignmentId: plan.assignmentId });
    expect((await test.call(mia, getWorkPlan, { url: plan.url })).status).toBe(404);
    const again = await test.call(lea, assignPlan, { id: plan.id, schoolClassId: world.ownClassId });
    expect(again.body.assignment.id).toBe(plan.assignmentId);
  });

  it('is listed for teachers with what waits, and for pupils with their progress', async () => {
    const plan = await aGivenPlan(world);
    await aPlan(world, { title: 'Entwurf' });
    await aState(world, { assignment_id: plan.assignmentId, task_id: plan.taskIds[0] }, { status: 'done' });
    const { plans } = (await test.call(lea, listPlans, {})).body;
    expect(plans.map(({ title }) => title).toSorted()).toEqual(['Entwurf', 'Zahlenmauern']);
    expect(plans.find(({ id }) => id === plan.id)?.assignments).toMatchObject([{ pupilCount: 2, waiting: 1 }]);
    const [mine, ...others] = (await test.call(mia, listPlans, {})).body.plans;
    expect(others).toEqual([]);
    expect(mine?.progress).toEqual({ status: 'inProgress', mandatory: 2, through: 0, withTeacher: 1 });
    await test.call(lea, updatePlan, { id: plan.id, field: 'archived', value: true });
    expect((await test.call(mia, listPlans, { tab: 'archive' })).body.plans.length).toBe(1);
  });
});

describe('checking', () => {
  it('sends as many statements for one task as for thirty, and for every pupil', async () => {
    const count = async () => {
      const plan = await aGivenPlan(world);
      const ask = () => statementsOf(test, () => test.call(lea, checkPlan, matrixOf(plan)));
      await ask();
      const few = (await ask()).length;
      for (let more = 0; more < 3; more += 1) await test.call(lea, duplicateSection, { sectionId: plan.sectionId, arbeitsplanId: plan.id });
      return [few, (await ask()).length];
    };
    const [few, many] = await count();
    expect(few).toBeGreaterThan(3);
    expect(many).toBe(few);
  });

  it('knows what waits over all plans, the oldest first, and nothing of other classes', async () => {
    const [first, second] = [await aGivenPlan(world), await aGivenPlan(world, { columns: { title: 'Lesen' } })];
    const at = (minutes: number) => new Date(test.clock.now().getTime() - minutes * 60_000);
    await aState(world, { assignment_id: first.assignmentId, task_id: first.taskIds[0] }, { status: 'done', at: at(4) });
    await aState(world, { assignment_id: first.assignmentId, task_id: first.taskIds[2] }, { status: 'done', at: at(9) });
    await aState(world, { assignment_id: second.assignmentId, task_id: second.taskIds[2] }, { status: 'question', at: at(6) });
    const { waiting } = (await test.call(lea, listWaiting, {})).body;
    // What nobody corrects waits for nobody.
    expect(waiting.map(({ planTitle, nr, status, pupil }) => [planTitle, nr, status, pupil.firstName])).toEqual([
      ['Lesen', 3, 'question', 'Mia'],
      ['Zahlenmauern', 1, 'done', 'Mia'],
    ]);
    expect((await test.call(await world.tokenOf('teacherSameSchool'), listWaiting, {})).body.waiting).toEqual([]);
  });
});

describe('templates', () => {
  it('for everybody are found by other schools without names, liked once each, and copied whole', async () => {
    const plan = await aGivenPlan(world, { columns: { keywords: ['Mühle'] } });
    await aState(world, { assignment_id: plan.assignmentId, task_id: plan.taskIds[0] }, { status: 'question' });
    const other = await world.tokenOf('teacherOtherSchool');
    const find = async (token: string | null, words = '') =>
      (await test.call(token, listTemplates, { of: 'public', words })).body.templates;
    expect((await test.call(other, previewPlan, { url: plan.url })).status).toBe(404);
    const confirm = (at: Date | null) =>
      world.db.updateTable('school').set({ confirmed_at: at }).where('id', '=', world.ownSchoolId).execute();
    await confirm(null);
    expect((await test.call(lea, updatePlan, { id: plan.id, field: 'template', value: 'public' })).body.code).toBe('TEMPLATE_NEEDS_SCHOOL');
    await confirm(new Date());
    await test.call(lea, updatePlan, { id: plan.id, field: 'template', value: 'public' });
    expect((await find(other, 'muhle')).map(({ title }) => title)).toEqual(['Zahlenmauern']);
    expect(await find(other, 'lesen')).toEqual([]);
    for (const [token, likes] of [
      [other, 1],
      [lea, 2],
      [other, 1],
    ] as const)
      expect((await test.call(token, likeTemplate, { templateId: plan.id })).body.numOfLikes).toBe(likes);
    const preview = await test.call(other, previewPlan, { url: plan.url });
    expect([preview.body.author, preview.body.assignments, preview.body.own]).toEqual([null, [], null]);
    const made = (await test.call(other, takeTemplate, { id: plan.id })).body;
    const copy = await read(other, made.url);
    expect(shown(copy)).toEqual(['Rechnen: 1 Aufgabe 1, 2 Aufgabe 2, 3 Aufgabe 3']);
    expect([copy.template, copy.canEdit, copy.sections[0]?.tasks[1]?.attachments.length]).toEqual(['none', true, 1]);
    expect((await test.call(other, checkPlan, matrixOf(plan))).status).toBe(404);
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
    for (const name of ['PlanUpdated', 'PlanTaskStatusChanged', 'TopicRevoked'])
      connection.on(name, (payload: Record<string, unknown>) => heard.push({ name, payload }));
    await connection.start();
    open.push(connection);
    const subscribe = (...topics: string[]) => connection.invoke<{ granted: string[] }>('Subscribe', { topics });
    return { heard, subscribe };
  }

  it('lets readers listen to the plan, and its teachers alone to what pupils do', async () => {
    const plan = await aGivenPlan(world);
    const topics = [planTopic(plan.id), planAssignmentTopic(plan.assignmentId)];
    for (const [actor, granted] of [
      ['teacherOfClass', topics],
      ['pupilOwner', topics.slice(0, 1)],
      ['pupilOtherClass', []],
      ['teacherSameSchool', []],
      ['teacherOtherSchool', []],
      ['schoolAdminOwn', []],
      ['anonymous', []],
    ] as const)
      expect((await (await listener(actor)).subscribe(...topics)).granted, actor).toEqual(granted);
  });

  it('tells what a pupil did to that pupil and the teachers; a classmate hears nothing', async () => {
    const plan = await aGivenPlan(world);
    const [teacher, own, noah] = [await listener('teacherOfClass'), await listener('pupilOwner'), await listener('pupilSameClass')];
    for (const one of [teacher, own, noah]) await one.subscribe(planTopic(plan.id), planAssignmentTopic(plan.assignmentId));
    const of = { assignmentId: plan.assignmentId, taskId: plan.taskIds[0], userId: world.people.pupilOwner.userId };
    await test.call(mia, addStatus, { ...of, status: 'question', expectedStatus: 'open', response: 'Geheim?' });
    await vi.waitFor(() => expect([teacher.heard.length, own.heard.length]).toEqual([1, 1]));
    await test.call(lea, addStatus, { ...of, status: 'answer', expectedStatus: 'question', response: 'Nein.' });
    await vi.waitFor(() => expect([teacher.heard.length, own.heard.length]).toEqual([2, 2]));
    await pause(300);
    expect(noah.heard).toEqual([]);
    expect(JSON.stringify([teacher.heard, own.heard])).not.toMatch(/Geheim|Nein|question/);
  });

  it('tells nobody anything more once the plan is taken back', async () => {
    const plan = await aGivenPlan(world);
    const own = await listener('pupilOwner');
    await own.subscribe(planTopic(plan.id));
    await test.call(lea, withdrawPlan, { assignmentId: plan.assignmentId });
    await vi.waitFor(() => expect(own.heard.map(({ name }) => name)).toContain('TopicRevoked'));
  });
});
