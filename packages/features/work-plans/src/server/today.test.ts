import { seedWorld, type World } from '@pausenplatz/account/testing';
import { type TestServer, testServer } from '@pausenplatz/app-server/testing';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getPlansToday, updatePlan, withdrawPlan } from '../contract/index.ts';
import { aGivenPlan, aState } from '../testing/index.ts';

let test: TestServer;
let world: World;
let lea: string | null;
let mia: string | null;
beforeAll(async () => {
  test = await testServer();
  world = await seedWorld(test.server.services);
});
beforeEach(async () => {
  await sql`delete from work_plan`.execute(world.db);
  [lea, mia] = [await world.tokenOf('teacherOfClass'), await world.tokenOf('pupilOwner')];
});

const today = async (token: string | null) => (await test.call(token, getPlansToday, {})).body;

describe('what the home screen says of plans', () => {
  it('tells a child what is next, and that the teacher is on where nothing is', async () => {
    const { taskIds, assignmentId: assignment_id } = await aGivenPlan(world);
    const [first, second] = taskIds;
    expect((await today(mia)).plans).toMatchObject([
      { mandatory: 2, through: 0, withTeacher: 0, next: { taskId: first, nr: 1, status: 'open' } },
    ]);
    await aState(world, { assignment_id, task_id: first }, { status: 'done' });
    expect((await today(mia)).plans[0]).toMatchObject({ withTeacher: 1, next: { taskId: second } });
    await aState(world, { assignment_id, task_id: second }, { status: 'question' });
    // The optional one comes once nothing else is left for the child.
    expect((await today(mia)).plans[0]).toMatchObject({ withTeacher: 2, next: { taskId: taskIds[2] } });
    await aState(world, { assignment_id, task_id: taskIds[2] }, { status: 'done' });
    expect((await today(mia)).plans[0]?.next).toBeNull();
    await sql`update work_plan_state set status = 'finished'`.execute(world.db);
    expect((await today(mia)).plans).toEqual([]);
  });

  it('begins with what is due first, and leaves out what lies in the archive or was taken back', async () => {
    const later = await aGivenPlan(world, { columns: { title: 'Später' } });
    const soon = await aGivenPlan(world, { columns: { title: 'Bald' } });
    await sql`update work_plan_assignment set due_on = '2027-03-02' where id = ${soon.assignmentId}`.execute(world.db);
    expect((await today(mia)).plans.map(({ title }) => title)).toEqual(['Bald', 'Später']);
    await test.call(lea, updatePlan, { id: soon.id, field: 'archived', value: true });
    await test.call(lea, withdrawPlan, { assignmentId: later.assignmentId });
    expect((await today(mia)).plans).toEqual([]);
  });

  it('counts for a teacher what waits, with the way to the oldest, and nothing of classes that others teach', async () => {
    expect((await today(lea)).waiting).toEqual({ count: 0, oldest: null });
    const { url, taskIds, assignmentId: assignment_id } = await aGivenPlan(world);
    const ago = (minutes: number) => new Date(world.services.clock.now().getTime() - minutes * 60_000);
    await aState(world, { assignment_id, task_id: taskIds[0] }, { status: 'done', at: ago(3) });
    await aState(world, { assignment_id, task_id: taskIds[1] }, { status: 'question', at: ago(9) });
    const said = await today(lea);
    expect(said.plans).toEqual([]);
    expect(said.waiting).toMatchObject({ count: 2, oldest: { planUrl: url, taskId: taskIds[1], assignmentId: assignment_id } });
    expect(said.assignmentIds).toEqual([assignment_id]);
    const other = await today(await world.tokenOf('teacherSameSchool'));
    expect(other).toMatchObject({ waiting: { count: 0, oldest: null }, assignmentIds: [] });
  });
});
