import { seedWorld, type World } from '@pausenplatz/account/testing';
import { overtake, type TestServer, testServer } from '@pausenplatz/app-server/testing';
import type { ActorName, InputOf } from '@pausenplatz/kernel-contract';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  addStatus,
  addStatusToMany,
  checkPlan,
  deleteResponse,
  getPortfolio,
  getProtocol,
  getWorkPlan,
  openSolution,
  type TaskStatus,
  taskStatuses,
  updatePlan,
  updatePlanStatus,
  updateResponse,
} from '../contract/index.ts';
import { allowedMoves } from '../rules/index.ts';
import { aGivenPlan, aState, workPlansTablesOf } from '../testing/index.ts';

let test: TestServer;
let world: World;
let plan: Awaited<ReturnType<typeof aGivenPlan>>;
beforeAll(async () => {
  test = await testServer();
  world = await seedWorld(test.server.services);
});
beforeEach(async () => {
  await sql`delete from work_plan`.execute(world.db);
  plan = await aGivenPlan(world);
});

const mia = () => world.people.pupilOwner.userId;
const of = (task = 0) => ({ taskId: plan.taskIds[task] ?? '', assignmentId: plan.assignmentId, userId: mia() });
type Move = Partial<InputOf<typeof addStatus>>;
const set = async (actor: ActorName, status: TaskStatus, expectedStatus: TaskStatus, more: Move = {}) =>
  test.call(await world.tokenOf(actor), addStatus, { ...of(), status, expectedStatus, ...more });
const protocol = async (actor: ActorName) => (await test.call(await world.tokenOf(actor), getProtocol, of())).body;

describe('the state of a task', () => {
  const rows = () => ({ assignment_id: plan.assignmentId, task_id: plan.taskIds[0] });

  it.each(taskStatuses)('%s: every move is stored or refused as the table says, by the pupil and by the teacher', async (from) => {
    for (const to of taskStatuses) {
      for (const [actor, by] of [
        ['pupilOwner', 'pupil'],
        ['teacherOfClass', 'teacher'],
      ] as const) {
        await workPlansTablesOf(world).deleteFrom('work_plan_state').execute();
        await aState(world, rows(), { status: from });
        const may = allowedMoves(from, by, { correctionMode: 'teacher', isSeen: false, knowsSolution: true }).includes(to);
        const answer = await set(actor, to, from, { response: 'Weil es so ist.' });
        expect([from, to, by, answer.status, answer.body.code]).toEqual([
          from,
          to,
          by,
          may ? 200 : 403,
          may ? undefined : 'STATUS_FORBIDDEN',
        ]);
        const stored = await workPlansTablesOf(world).selectFrom('work_plan_state').select('status').executeTakeFirstOrThrow();
        expect(stored.status).toBe(may ? to : from);
      }
    }
  });

  it('meets a change by somebody else with the current state, and stores nothing', async () => {
    await set('pupilOwner', 'question', 'open', { response: 'Muss ich alle zeichnen?' });
    const late = await set('teacherOfClass', 'finished', 'open');
    expect([late.status, late.body.code, late.body.details]).toMatchObject([409, 'STATUS_CHANGED', { status: 'question' }]);
    expect((await protocol('pupilOwner')).entries.length).toBe(1);
  });

  it('is neither a message nor the history: both are actions', async () => {
    for (const status of ['message', 'history'])
      expect((await set('teacherOfClass', status as TaskStatus, 'open', { response: 'x' })).status).toBe(400);
    const said = await test.call(await world.tokenOf('teacherOfClass'), updateResponse, { ...of(), response: 'Weiter so!' });
    expect(said.body).toMatchObject({ state: { status: 'open' }, entry: { response: 'Weiter so!', fromTeacher: true, status: null } });
  });

  it('wants words with an answer and with a request to do it again', async () => {
    await set('pupilOwner', 'question', 'open');
    expect((await set('teacherOfClass', 'answer', 'question')).body.code).toBe('STATUS_NEEDS_WORDS');
    expect((await set('teacherOfClass', 'answer', 'question', { response: 'Nein.' })).status).toBe(200);
  });

  it('can be taken back until the teacher has opened it', async () => {
    await set('pupilOwner', 'done', 'open', { response: '56' });
    expect((await set('pupilOwner', 'inProgress', 'done')).status).toBe(200);
    await set('pupilOwner', 'done', 'inProgress');
    await protocol('pupilOwner');
    expect((await protocol('teacherOfClass')).state.isSeen).toBe(true);
    expect((await set('pupilOwner', 'inProgress', 'done')).body.code).toBe('STATUS_FORBIDDEN');
    expect((await set('pupilOwner', 'question', 'done')).status).toBe(200);
  });

  it('of a task that one corrects oneself is done after the solution alone', async () => {
    const done = () => set('pupilOwner', 'done', 'open', of(1));
    expect((await done()).body.code).toBe('SOLUTION_UNSEEN');
    await test.call(await world.tokenOf('pupilOwner'), openSolution, { taskId: of(1).taskId, assignmentId: plan.assignmentId });
    expect((await done()).body.state).toMatchObject({ status: 'done', solutionOpened: true });
  });

  it('reaches the child without its solution until the opening is noted, and nobody else by it', async () => {
    const solution = async (actor: ActorName) =>
      (await test.call(await world.tokenOf(actor), getWorkPlan, { url: plan.url })).body.sections[0]?.tasks[1]?.attachments[0];
    const portfolio = async () =>
      (await test.call(await world.tokenOf('pupilOwner'), getPortfolio, { assignmentId: plan.assignmentId, userId: mia() })).body;
    const kept = { name: 'Lösung', attachment: '', file: null, isSealed: true };
    const address = 'https://schule.example/loesung';
    expect(await solution('pupilOwner')).toMatchObject(kept);
    expect(JSON.stringify(await portfolio())).not.toContain(address);
    expect(await solution('teacherOfClass')).toMatchObject({ attachment: address, isSealed: false });
    await test.call(await world.tokenOf('pupilOwner'), openSolution, { taskId: of(1).taskId, assignmentId: plan.assignmentId });
    expect(await solution('pupilOwner')).toMatchObject({ attachment: address, isSealed: false });
    expect(JSON.stringify(await portfolio())).toContain(address);
    expect(await solution('pupilSameClass')).toMatchObject(kept);
  });

  it.each([
    ['teacher', 'done', 'SOLUTION_KEPT'],
    ['teacher', 'finished', undefined],
    ['self', 'open', undefined],
    ['none', 'inProgress', 'SOLUTION_KEPT'],
    ['none', 'done', undefined],
  ] as const)('that %s corrects and that is %s: opening the solution', async (mode, status, code) => {
    const at = ['teacher', 'self', 'none'].indexOf(mode);
    await aState(world, { assignment_id: plan.assignmentId, task_id: of(at).taskId }, { status });
    const asked = { taskId: of(at).taskId, assignmentId: plan.assignmentId };
    expect((await test.call(await world.tokenOf('pupilOwner'), openSolution, asked)).body.code).toBe(code);
  });

  it('keeps its protocol when it is open again', async () => {
    await set('pupilOwner', 'done', 'open', { response: '56' });
    await set('teacherOfClass', 'open', 'done', { response: 'Fang neu an.' });
    expect((await protocol('pupilOwner')).entries.map(({ status, response }) => [status, response])).toEqual([
      ['done', '56'],
      ['open', 'Fang neu an.'],
    ]);
  });

  it('is nobody’s but the pupil’s and the teachers’ (W10)', async () => {
    expect((await set('pupilSameClass', 'done', 'open')).status).toBe(403);
    expect((await test.call(await world.tokenOf('pupilSameClass'), getProtocol, of())).status).toBe(403);
    await set('pupilOwner', 'question', 'open', { response: 'Geheim?' });
    const { text } = await test.call(await world.tokenOf('pupilSameClass'), getWorkPlan, { url: plan.url });
    expect(text).not.toMatch(/"status":"question|Geheim/);
    expect(text).not.toContain(mia());
  });

  it('of two at the same moment holds the first; the second is told', async () => {
    const token = await world.tokenOf('pupilOwner');
    const both = await Promise.all(
      (['done', 'question'] as const).map((status) => test.call(token, addStatus, { ...of(), status, expectedStatus: 'open' })),
    );
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });
});

describe('the same comment for several', () => {
  it('goes to each with their own words, and leaves those that changed meanwhile', async () => {
    const noah = world.people.pupilSameClass.userId;
    await set('pupilOwner', 'done', 'open');
    const { body } = await test.call(await world.tokenOf('teacherOfClass'), addStatusToMany, {
      taskId: of().taskId,
      assignmentId: plan.assignmentId,
      status: 'finished',
      pupils: [
        {
          userId: mia(),
          expectedStatus: 'done',
          response: 'Schön, Mia!',
        },
        {
          userId: noah,
          expectedStatus: 'done',
          response: 'Schön, Noah!',
        },
        {
          userId: world.people.pupilOtherClass.userId,
          expectedStatus: 'open',
          response: 'Wer bist du?',
        },
      ],
    });
    expect(body.changed).toEqual([mia()]);
    expect(body.left.map(({ code }: { code: string }) => code).toSorted()).toEqual(['PUPIL_WITHOUT_PLAN', 'STATUS_CHANGED']);
    expect((await protocol('pupilOwner')).entries.at(-1)).toMatchObject({ response: 'Schön, Mia!', status: 'finished' });
  });
});

describe('what is written', () => {
  it('is changed and taken away by its writer, and comes back', async () => {
    const token = await world.tokenOf('pupilOwner');
    const { entry } = (await test.call(token, updateResponse, { ...of(), response: '55' })).body;
    await test.call(token, updateResponse, { ...of(), id: entry?.id ?? '', response: '56' });
    expect((await protocol('teacherOfClass')).entries).toMatchObject([{ response: '56', isMine: false }]);
    for (const [undo, count] of [
      [false, 0],
      [true, 1],
    ] as const) {
      expect((await test.call(token, deleteResponse, { id: entry?.id ?? '', undo })).status).toBe(200);
      expect((await protocol('teacherOfClass')).entries.length).toBe(count);
    }
    const teacher = await world.tokenOf('teacherOfClass');
    expect((await test.call(teacher, updateResponse, { ...of(), id: entry?.id ?? '', response: 'x' })).body.code).toBe('ENTRY_NOT_FOUND');
  });

  it('stays as it was marked, and may be added to', async () => {
    const token = await world.tokenOf('pupilOwner');
    const { entry } = (await test.call(token, updateResponse, { ...of(), response: '54' })).body;
    const id = entry?.id ?? '';
    expect((await set('teacherOfClass', 'finished', 'open')).status).toBe(200);
    expect((await test.call(token, updateResponse, { ...of(), id, response: '56' })).body.code).toBe('ENTRY_MARKED');
    expect((await test.call(token, deleteResponse, { id })).body.code).toBe('ENTRY_MARKED');
    expect((await test.call(token, updateResponse, { ...of(), response: 'Danke!' })).status).toBe(200);
    expect((await protocol('teacherOfClass')).entries.map(({ response }) => response)).toEqual(expect.arrayContaining(['54', 'Danke!']));
  });

  it('is not there without words, file or feeling', async () => {
    const token = await world.tokenOf('pupilOwner');
    expect((await test.call(token, updateResponse, { ...of() })).body.code).toBe('ENTRY_EMPTY');
    expect((await test.call(token, updateResponse, { ...of(), feeling: 2 })).body.state.feeling).toBe(2);
  });

  it('shows no file that belongs to somebody else', async () => {
    const token = await world.tokenOf('pupilOwner');
    const foreign = await test.call(token, updateResponse, { ...of(), files: ['x'.repeat(22)] });
    expect([foreign.status, foreign.body.code]).toEqual([404, 'FILE_NOT_FOUND']);
  });
});

describe('a whole plan', () => {
  const say = async (actor: ActorName, what: object) =>
    test.call(await world.tokenOf(actor), updatePlanStatus, { assignmentId: plan.assignmentId, userId: mia(), ...what } as never);

  it('has the view of the pupil beside that of the teacher', async () => {
    expect((await say('pupilOwner', { field: 'selfEvaluation', item: 'mut', value: 3 })).status).toBe(200);
    expect((await say('teacherOfClass', { field: 'teacherEvaluation', item: 'mut', value: 2 })).status).toBe(200);
    expect((await say('pupilOwner', { field: 'teacherEvaluation', item: 'mut', value: 3 })).body.code).toBe('EVALUATION_FORBIDDEN');
    expect((await say('pupilOwner', { field: 'selfEvaluation', item: 'mut', value: 9 })).body.code).toBe('EVALUATION_WRONG');
    const { pupils } = (
      await test.call(await world.tokenOf('teacherOfClass'), checkPlan, { url: plan.url, assignmentId: plan.assignmentId })
    ).body;
    expect(pupils[0]).toMatchObject({ id: mia(), selfEvaluation: { mut: 3 }, teacherEvaluation: { mut: 2 } });
  });

  it('is finished once everything mandatory is through and the teacher says so', async () => {
    expect((await say('teacherOfClass', { field: 'finished', value: true })).body.code).toBe('MANDATORY_OPEN');
    for (const task of [0, 1]) await set('teacherOfClass', 'finished', 'open', of(task));
    await say('teacherOfClass', { field: 'feedbackTeacher', value: 'Stark!' });
    expect((await say('teacherOfClass', { field: 'finished', value: true })).status).toBe(200);
    const { own } = (await test.call(await world.tokenOf('pupilOwner'), getWorkPlan, { url: plan.url })).body;
    expect(own).toMatchObject({ status: 'finished', feedbackTeacher: 'Stark!' });
  });

  it('that is archived is read and changed by nobody', async () => {
    await test.call(await world.tokenOf('teacherOfClass'), updatePlan, { id: plan.id, field: 'archived', value: true });
    expect((await set('pupilOwner', 'done', 'open')).body.code).toBe('WORK_PLAN_CLOSED');
    expect((await test.call(await world.tokenOf('pupilOwner'), getWorkPlan, { url: plan.url })).body.isArchived).toBe(true);
  });

  it('of a pupil who leaves the class while they hand in stays as it was', async () => {
    const token = await world.tokenOf('pupilOwner');
    const leave = (db: World['services']['db']) => sql`delete from class_pupil where user_id = ${mia()}`.execute(db);
    const answer = await overtake(world, leave, () => test.call(token, addStatus, { ...of(), status: 'done', expectedStatus: 'open' }));
    expect(answer.body.code).toBe('PUPIL_WITHOUT_PLAN');
    await world.db.insertInto('class_pupil').values({ class_id: world.ownClassId, user_id: mia(), number: 1 }).execute();
  });
});
