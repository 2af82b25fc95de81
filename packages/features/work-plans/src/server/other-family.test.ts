import { type HubConnection, HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import { seedWorld, type World } from '@pausenplatz/account/testing';
import { type TestServer, testServer } from '@pausenplatz/app-server/testing';
import { hubPath } from '@pausenplatz/kernel-contract';
import { sql } from 'kysely';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  addStatus,
  getPlansToday,
  getPortfolio,
  getProtocol,
  getWorkPlan,
  listPlans,
  listPortfolios,
  openSolution,
  planAssignmentTopic,
  planTopic,
  updatePlanStatus,
  updateResponse,
} from '../contract/index.ts';
import { aGivenPlan, anEntry, aState, workPlansTablesOf } from '../testing/index.ts';

let test: TestServer;
let world: World;
let stranger: string | null;
const open: HubConnection[] = [];
beforeAll(async () => {
  test = await testServer();
  world = await seedWorld(test.server.services);
});
beforeEach(async () => {
  await sql`delete from work_plan`.execute(world.db);
  stranger = await world.tokenOf('pupilOtherSchool');
});
afterEach(async () => {
  for (const connection of open.splice(0)) await connection.stop();
});

/** A plan of class 3a in which Mia asked something. */
async function asked() {
  const plan = await aGivenPlan(world);
  const of = { assignment_id: plan.assignmentId, task_id: plan.taskIds[0] };
  await aState(world, of, { status: 'question' });
  await anEntry(world, of, { status: 'question', response: 'Geheim?' });
  return plan;
}

describe('a pupil of another school family', () => {
  it('finds no plan by its address, and nothing of anybody’s work, neither as somebody else nor as themselves', async () => {
    const { url, assignmentId, taskIds } = await asked();
    const stored = () => workPlansTablesOf(world).selectFrom('work_plan_state').selectAll().execute();
    const before = await stored();
    expect((await test.call(stranger, getWorkPlan, { url })).body.code).toBe('WORK_PLAN_NOT_FOUND');
    for (const name of ['pupilOwner', 'pupilOtherSchool'] as const) {
      const { userId } = world.people[name];
      const [ofPupil, about] = [
        { assignmentId, userId },
        { assignmentId, userId, taskId: taskIds[0] },
      ];
      const answers = [
        await test.call(stranger, addStatus, { ...about, status: 'done', expectedStatus: 'question' }),
        await test.call(stranger, getProtocol, about),
        await test.call(stranger, updateResponse, { ...about, response: 'Auch ich' }),
        await test.call(stranger, updatePlanStatus, { ...ofPupil, field: 'selfEvaluation', item: 'mut', value: 3 }),
        await test.call(stranger, getPortfolio, ofPupil),
      ];
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
      expect(JSON.stringify(answers)).not.toContain('Geheim');
    }
    expect((await test.call(stranger, openSolution, { assignmentId, taskId: taskIds[0] })).status).toBe(404);
    expect(await stored()).toEqual(before);
  });

  it('has none of them in lists, and hears nothing of them', async () => {
    const { id, assignmentId } = await asked();
    expect((await test.call(stranger, listPlans, {})).body.plans).toEqual([]);
    expect((await test.call(stranger, getPlansToday, {})).body.plans).toEqual([]);
    expect((await test.call(stranger, listPortfolios, {})).body.portfolios).toEqual([]);
    const connection = new HubConnectionBuilder()
      .withUrl(`${test.server.address}${hubPath}`, { accessTokenFactory: () => stranger ?? '' })
      .configureLogging(LogLevel.None)
      .build();
    await connection.start();
    open.push(connection);
    const topics = [planTopic(id), planAssignmentTopic(assignmentId)];
    expect(await connection.invoke('Subscribe', { topics })).toMatchObject({ granted: [] });
  });
});
