import { type OfficeWorld, officeWorld } from '@pausenplatz/app-server/testing';
import { latestExport, startExport } from '@pausenplatz/profile/contract';
import { aPerson, aToken } from '@pausenplatz/account/testing';
import { getOperation } from '@pausenplatz/kernel-contract';
import { newId } from '@pausenplatz/kernel-server';
import { createYearPlan, deleteYearPlan, getYearPlan, listYearPlans, runYearPlan, setYearStep, undoYearStep } from '../contract/index.ts';
import { getClass } from '@pausenplatz/office/contract';
import { aClass, attends, belongsTo, teaches } from '@pausenplatz/schools/testing';
import { strFromU8, unzipSync } from 'fflate';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';

const office: OfficeWorld = await officeWorld();
const { test, world, admin, teacher } = office;

interface Taught {
  readonly id: string;
  readonly pupils: readonly string[];
}
let classes: Readonly<Record<'3a' | '4a' | '5a', Taught>>;

async function aTaughtClass(name: string): Promise<Taught> {
  const id = await aClass(world.db, world.ownSchoolId, name);
  await teaches(world.db, world.people.teacherOfClass.userId, id);
  const pupils: string[] = [];
  for (const [index, firstName] of ['Mia', 'Noah'].entries()) {
    const { userId } = await aPerson(world.db, { firstName, lastName: `Aus ${name}`, roles: ['Pupil'] });
    await belongsTo(world.db, userId, world.ownSchoolId, 'pupil');
    await attends(world.db, userId, id, index + 1);
    pupils.push(userId);
  }
  return { id, pupils };
}
beforeEach(async () => {
  await world.db.updateTable('school_class').set({ deleted_at: new Date() }).where('school_id', '=', world.ownSchoolId).execute();
  classes = { '3a': await aTaughtClass('3a'), '4a': await aTaughtClass('4a'), '5a': await aTaughtClass('5a') };
  world.services.actors.forget(world.people.teacherOfClass.userId);
});

type Moves = Parameters<typeof test.call<typeof setYearStep>>[2]['step']['moves'];
const plan = async (token: string) => (await test.call(token, createYearPlan, { schoolId: world.ownSchoolId })).body.id;
const setStep = (token: string, planId: string, classId: string, newName: string | null, moves: Moves = []) => {
  const step = { classId, action: 'continue' as const, newName, teacherId: null, content: 'keep' as const, moves };
  return test.call(token, setYearStep, { planId, step });
};
const intoNew = (userId = '', name = '4z') => ({ userId, to: { kind: 'newClass' as const, name } });
async function run(token: string, planId: string) {
  const { body, text, status } = await test.call(token, runYearPlan, { planId });
  expect(status, text).toBe(200);
  return office.ended(body.operationId, token);
}
const statesOf = async (planId: string) => (await test.call(admin, getYearPlan, { id: planId })).body.steps.map(({ state }) => state);
const classesCalled = async (name: string) =>
  (
    await world.db
      .selectFrom('school_class')
      .select('id')
      .where('school_id', '=', world.ownSchoolId)
      .where('name', '=', name)
      .where('deleted_at', 'is', null)
      .execute()
  ).map(({ id }) => id);
const firstNamesIn = async (id: string, token = admin) =>
  (await test.call(token, getClass, { id })).body.pupils.map(({ lastName }) => lastName).toSorted();

describe('a class that a plan makes', () => {
  it('is taught by the teacher who split the own class into it, and goes again when that is taken back', async () => {
    const planId = await plan(teacher);
    await setStep(teacher, planId, classes['3a'].id, '4x', [intoNew(classes['3a'].pupils[0])]);
    for (const name of ['4a', '5a'] as const) await setStep(teacher, planId, classes[name].id, null);
    await run(teacher, planId);
    const [made = ''] = await classesCalled('4z');
    expect(await firstNamesIn(made, teacher)).toEqual(['Aus 3a']);
    expect((await test.call(teacher, undoYearStep, { planId, classId: classes['3a'].id })).status).toBe(200);
    expect([await classesCalled('4z'), await firstNamesIn(classes['3a'].id, teacher)]).toEqual([[], ['Aus 3a', 'Aus 3a']]);
  });

  it('is never an old one that has the name until the plan has run', async () => {
    const planId = await plan(admin);
    await setStep(admin, planId, classes['3a'].id, '3b', [intoNew(classes['3a'].pupils[0], '4a')]);
    await setStep(admin, planId, classes['4a'].id, '4b');
    await setStep(admin, planId, classes['5a'].id, null);
    await run(admin, planId);
    const [made = '', ...more] = await classesCalled('4a');
    expect([more, made === classes['4a'].id, await firstNamesIn(made)]).toEqual([[], false, ['Aus 3a']]);
    expect(await firstNamesIn(classes['4a'].id)).toEqual(['Aus 4a', 'Aus 4a']);
  });

  it('is one for all classes whose pupils go there, also when a class between them fails, which is tried again with the next run', async () => {
    await sql`create function refuse_broken() returns trigger language plpgsql as
      $$ begin if new.name = '5k' then raise exception 'broken'; end if; return new; end $$`.execute(world.db);
    await sql`create trigger broken before update on school_class for each row execute function refuse_broken()`.execute(world.db);
    const planId = await plan(admin);
    await setStep(admin, planId, classes['3a'].id, null, [intoNew(classes['3a'].pupils[0])]);
    await setStep(admin, planId, classes['4a'].id, '5k', [intoNew(classes['4a'].pupils[0])]);
    await setStep(admin, planId, classes['5a'].id, null, [intoNew(classes['5a'].pupils[0])]);
    expect(await run(admin, planId)).toMatchObject({ state: 'finished', result: { done: 2, failed: 1 } });
    expect(await statesOf(planId)).toEqual(['done', 'failed', 'done']);
    const [made = '', ...more] = await classesCalled('4z');
    expect([more, await firstNamesIn(made)]).toEqual([[], ['Aus 3a', 'Aus 5a']]);
    expect(await firstNamesIn(classes['4a'].id)).toEqual(['Aus 4a', 'Aus 4a']);
    await sql`drop trigger broken on school_class`.execute(world.db);
    expect((await test.call(admin, getYearPlan, { id: planId })).body.mayRun).toBe(true);
    expect(await run(admin, planId)).toMatchObject({ state: 'finished', result: { done: 1, failed: 0 } });
    expect([await statesOf(planId), await classesCalled('4z')]).toEqual([['done', 'done', 'done'], [made]]);
    expect(await firstNamesIn(made)).toEqual(['Aus 3a', 'Aus 4a', 'Aus 5a']);
  });
});

describe('a pupil who leaves with the school year', () => {
  it('keeps the account, and takes everything along by the own export as anybody does', async () => {
    const [leaver = ''] = classes['3a'].pupils;
    const planId = await plan(admin);
    await setStep(admin, planId, classes['3a'].id, '4x', [{ userId: leaver, to: { kind: 'leave' } }]);
    for (const name of ['4a', '5a'] as const) await setStep(admin, planId, classes[name].id, null);
    await run(admin, planId);
    const token = await aToken(world.services, world.db, leaver);
    const { operationId } = (await test.call(token, startExport, {})).body;
    await expect
      .poll(async () => (await test.call(token, getOperation, { id: operationId })).body.state, { timeout: 20_000 })
      .toBe('finished');
    const url = (await test.call(token, latestExport, {})).body.made?.parts[0]?.url ?? '';
    const answer = await test.fetch(url, { headers: { authorization: `Bearer ${token}` } });
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
    expect(strFromU8(files['account.json'] ?? new Uint8Array())).toContain('"last_name": "Aus 3a"');
    expect(Object.keys(files)).toEqual(expect.arrayContaining(['account.json', 'homework.json', 'pages.json', 'schools.json']));
    expect(await firstNamesIn(classes['3a'].id)).toEqual(['Aus 3a']);
  });
});

describe('a run that its process took along', () => {
  const planned = async () => {
    const planId = await plan(admin);
    for (const name of ['3a', '4a', '5a'] as const) await setStep(admin, planId, classes[name].id, null);
    return planId;
  };
  /** The plan as a process leaves it that is killed in the middle of its work: nobody catches anything. */
  async function killed(planId: string, state: 'running' | 'failed'): Promise<string> {
    const operationId = newId();
    const nothing = { done: 0, total: 0, result: null, failure: null, attempts: 1, finished_at: null } as const;
    await world.services.db
      .insertInto('task')
      .values({
        id: operationId,
        kind: 'office-year',
        owner_id: world.people.schoolAdminOwn.userId,
        scope_id: null,
        state,
        input: JSON.stringify({ planId }),
        ...nothing,
      })
      .execute();
    await sql`update year_plan set state = 'running', task_id = ${operationId} where id = ${planId}`.execute(world.db);
    return operationId;
  }
  const seen = async (token: string, planId: string) => {
    const { plans } = (await test.call(token, listYearPlans, { schoolId: world.ownSchoolId })).body;
    return [(await test.call(token, getYearPlan, { id: planId })).body.state, plans.find(({ id }) => id === planId)?.state];
  };

  it('leaves its plan free as soon as the task has failed or is gone', async () => {
    const planId = await planned();
    const operationId = await killed(planId, 'failed');
    expect(await seen(admin, planId)).toEqual(['draft', 'draft']);
    await world.services.db.deleteFrom('task').where('id', '=', operationId).execute();
    expect(await seen(admin, planId)).toEqual(['draft', 'draft']);
    expect((await test.call(admin, deleteYearPlan, { id: planId })).status).toBe(200);
    expect((await test.call(admin, getYearPlan, { id: planId })).body.code).toBe('PLAN_NOT_FOUND');
  });

  it('is waited for as long as it may come back, then the plan can be changed and run; what comes back later does nothing', async () => {
    const planId = await planned();
    const lost = await killed(planId, 'running');
    expect(await seen(admin, planId)).toEqual(['running', 'running']);
    expect((await test.call(admin, runYearPlan, { planId })).body.operationId).toBe(lost);
    expect((await setStep(admin, planId, classes['3a'].id, '4y')).body.code).toBe('PLAN_HAS_RUN');
    await sql`update task set created_at = created_at - interval '3 hours' where id = ${lost}`.execute(world.db);
    expect(await seen(admin, planId)).toEqual(['draft', 'draft']);
    expect((await setStep(admin, planId, classes['3a'].id, '4y')).status).toBe(200);
    expect(await run(admin, planId)).toMatchObject({ state: 'finished', result: { done: 3, failed: 0 } });
    await world.services.jobs.enqueue(world.db, 'task-office-year', { taskId: lost });
    expect(await office.ended(lost)).toMatchObject({ state: 'finished', result: { done: 0, failed: 0 } });
    expect(await seen(admin, planId)).toEqual(['done', 'done']);
    expect((await classesCalled('4y')).length).toBe(1);
  });
});
