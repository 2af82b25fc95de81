import { seedWorld, type World } from '@pausenplatz/account/testing';
import { type TestServer, testServer } from '@pausenplatz/app-server/testing';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { countPlan, deleteTask, withdrawPlan } from '../contract/index.ts';
import { aGivenPlan, aState } from '../testing/index.ts';

let test: TestServer;
let world: World;
let lea: string | null;
beforeAll(async () => {
  test = await testServer();
  world = await seedWorld(test.server.services);
});
beforeEach(async () => {
  await sql`delete from work_plan`.execute(world.db);
  lea = await world.tokenOf('teacherOfClass');
});

const countsOf = async (url: string) => (await test.call(lea, countPlan, { url })).body.counts;

describe('how far a class is', () => {
  it('counts who began and who is through all that is mandatory, by the rule of each task', async () => {
    const { url, taskIds, assignmentId: assignment_id } = await aGivenPlan(world);
    const [corrected, own, optional] = taskIds;
    const [none] = await countsOf(url);
    expect(none).toMatchObject({ begun: 0, through: 0, waiting: 0 });
    await aState(world, { assignment_id, task_id: corrected }, { status: 'done' });
    await aState(world, { assignment_id, task_id: own }, { status: 'done' });
    expect((await countsOf(url))[0]).toMatchObject({ begun: 1, through: 0, waiting: 1, pupilCount: none?.pupilCount });
    await sql`update work_plan_state set status = 'finished' where task_id = ${corrected}`.execute(world.db);
    expect((await countsOf(url))[0]).toMatchObject({ begun: 1, through: 1, waiting: 0 });
    await aState(world, { assignment_id, task_id: optional }, { status: 'inProgress' });
    expect((await countsOf(url))[0]).toMatchObject({ begun: 1, through: 1 });
  });

  it('forgets tasks that were deleted, and classes that the plan was taken from', async () => {
    const { url, taskIds, sectionId, assignmentId } = await aGivenPlan(world);
    await aState(world, { assignment_id: assignmentId, task_id: taskIds[0] }, { status: 'question' });
    await test.call(lea, deleteTask, { task: taskIds[0], sectionId });
    expect((await countsOf(url))[0]).toMatchObject({ begun: 0, waiting: 0 });
    await test.call(lea, withdrawPlan, { assignmentId });
    expect(await countsOf(url)).toEqual([]);
  });

  it('is asked by nobody who stopped teaching the class', async () => {
    const { url } = await aGivenPlan(world, { columns: { owner_id: world.people.teacherSameSchool.userId } });
    const userId = world.people.teacherOfClass.userId;
    const before = await sql<{ class_id: string }>`delete from class_teacher where user_id = ${userId} returning class_id`.execute(
      world.db,
    );
    expect((await test.call(lea, countPlan, { url })).status).toBe(404);
    for (const { class_id } of before.rows)
      await sql`insert into class_teacher (class_id, user_id) values (${class_id}, ${userId})`.execute(world.db);
  });
});
