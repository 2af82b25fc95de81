import { seedWorld, type World } from '@pausenplatz/account/testing';
import { type TestServer, testServer } from '@pausenplatz/app-server/testing';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteSection, deleteTask, getPortfolio, listPortfolios, updatePlan, updateTask, withdrawPlan } from '../contract/index.ts';
import { aGivenPlan, anEntry, aState, workPlansTablesOf } from '../testing/index.ts';
import { purgeWorkPlans } from './steps.ts';

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

/** A plan in which Mia asked about the first task and was answered, and the teacher said something about the whole. */
async function workedAt() {
  const plan = await aGivenPlan(world);
  const of = { assignment_id: plan.assignmentId, task_id: plan.taskIds[0] };
  await aState(world, of, { status: 'answer', feeling: 2 });
  const at = (minute: number) => new Date(world.services.clock.now().getTime() + minute * 60_000);
  await anEntry(world, of, { status: 'question', response: 'Wie hoch?', at: at(-2) });
  const teacher = world.people.teacherOfClass.userId;
  await anEntry(world, of, { status: 'answer', response: 'Drei Reihen.', from_teacher: true, written_by: teacher, at: at(-1) });
  await sql`insert into work_plan_pupil (assignment_id, user_id, selected, self_evaluation, teacher_evaluation, feedback_teacher, feedback_by)
    values (${plan.assignmentId}, ${world.people.pupilOwner.userId}, false, '{"mut":3}', '{"mut":2}', 'Schön gearbeitet', ${teacher})`.execute(
    world.db,
  );
  return { plan, input: { assignmentId: plan.assignmentId, userId: world.people.pupilOwner.userId } };
}

/** Puts Mia into another class, and back when the work is done. */
async function elsewhere<Result>(work: () => Promise<Result>): Promise<Result> {
  const { userId } = world.people.pupilOwner;
  const move = (from: string, to: string) =>
    sql`update class_pupil set class_id = ${to} where class_id = ${from} and user_id = ${userId}`.execute(world.db);
  await move(world.ownClassId, world.otherClassId);
  try {
    return await work();
  } finally {
    await move(world.otherClassId, world.ownClassId);
  }
}

describe('the portfolio of a pupil', () => {
  it('holds the plan, the talk, both views and the feedback, for the pupil and for the teacher', async () => {
    const { input } = await workedAt();
    for (const token of [mia, lea]) {
      const { body } = await test.call(token, getPortfolio, input);
      expect(body).toMatchObject({
        title: 'Zahlenmauern',
        status: 'inProgress',
        mandatory: 2,
        mandatoryThrough: 0,
        closedAt: null,
        selfEvaluation: { mut: 3 },
        teacherEvaluation: { mut: 2 },
        feedbackTeacher: 'Schön gearbeitet',
      });
      const [first, second] = body.sections[0]?.tasks ?? [];
      expect(first?.state).toMatchObject({ status: 'answer', feeling: 2 });
      expect(first?.entries.map(({ response, fromTeacher }) => [response, fromTeacher])).toEqual([
        ['Wie hoch?', false],
        ['Drei Reihen.', true],
      ]);
      expect([second?.state, second?.entries]).toEqual([null, []]);
    }
  });

  it('is for nobody else: classmates, teachers of other classes, teachers who left the class', async () => {
    const { input } = await workedAt();
    const statusOf = async (token: string | null) => (await test.call(token, getPortfolio, input)).status;
    expect(await statusOf(await world.tokenOf('pupilSameClass'))).toBe(403);
    expect(await statusOf(await world.tokenOf('teacherSameSchool'))).toBe(404);
    const { userId } = world.people.teacherOfClass;
    await sql`delete from class_teacher where class_id = ${world.ownClassId} and user_id = ${userId}`.execute(world.db);
    await sql`update work_plan set owner_id = ''`.execute(world.db);
    expect(await statusOf(await world.tokenOf('teacherOfClass'))).toBe(404);
    await sql`insert into class_teacher (class_id, user_id) values (${world.ownClassId}, ${userId})`.execute(world.db);
  });

  it('goes along with a pupil who moves, who sees what they worked at; the old class keeps nothing of them', async () => {
    const { input } = await workedAt();
    await elsewhere(async () => {
      const token = await world.tokenOf('pupilOwner');
      const { body } = await test.call(token, getPortfolio, input);
      expect(body.sections.map(({ tasks }) => tasks.map(({ title }) => title))).toEqual([['Aufgabe 1']]);
      expect((await test.call(token, listPortfolios, {})).body.portfolios).toMatchObject([{ title: 'Zahlenmauern' }]);
      expect(await test.call(lea, getPortfolio, input)).toMatchObject({ status: 404, body: { code: 'PUPIL_WITHOUT_PLAN' } });
    });
  });

  it('keeps what was written at a task that was deleted since, alone or with its section, with the words it last had', async () => {
    const { plan, input } = await workedAt();
    const { id: arbeitsplanId, sectionId, taskIds } = plan;
    await test.call(lea, updateTask, { id: taskIds[0], arbeitsplanId, field: 'text', value: 'Baue drei Mauern.' });
    const told = async (token: string | null) => {
      const { body } = await test.call(token, getPortfolio, input);
      return body.sections.map(({ title, tasks }) => [
        title,
        tasks.map(({ nr, text, isGone, entries }) => [nr, text, isGone, entries.length]),
      ]);
    };
    await test.call(lea, deleteTask, { sectionId, task: taskIds[0] });
    for (const token of [lea, mia])
      expect(await told(token)).toEqual([
        [
          'Rechnen',
          [
            [1, '', false, 0],
            [2, '', false, 0],
            [0, 'Baue drei Mauern.', true, 2],
          ],
        ],
      ]);
    const { body } = await test.call(mia, getPortfolio, input);
    expect([body.mandatory, body.status]).toEqual([1, 'open']);
    await test.call(lea, deleteSection, { arbeitsplanId, section: sectionId });
    expect(await told(mia)).toEqual([['Rechnen', [[0, 'Baue drei Mauern.', true, 2]]]]);
    await elsewhere(async () => {
      mia = await world.tokenOf('pupilOwner');
      expect(await told(mia)).toEqual([['Rechnen', [[0, 'Baue drei Mauern.', true, 2]]]]);
    });
    mia = await world.tokenOf('pupilOwner');
    await sql`update school_class set archived_at = now() where id = ${world.ownClassId}`.execute(world.db);
    expect(await told(mia)).toEqual([['Rechnen', [[0, 'Baue drei Mauern.', true, 2]]]]);
    await sql`update school_class set archived_at = null where id = ${world.ownClassId}`.execute(world.db);
  });

  it('outlives the trash at a deleted task, until nothing of anybody is left at it', async () => {
    const { plan, input } = await workedAt();
    const { sectionId, taskIds } = plan;
    await test.call(lea, deleteTask, { sectionId, task: taskIds[0] });
    await test.call(lea, deleteTask, { sectionId, task: taskIds[1] });
    await test.call(lea, deleteSection, { arbeitsplanId: plan.id, section: sectionId });
    const long = sql`update work_plan_task set deleted_at = deleted_at - interval '61 days'`;
    await long.execute(world.db);
    await sql`update work_plan_section set deleted_at = deleted_at - interval '61 days'`.execute(world.db);
    const left = async () => (await workPlansTablesOf(world).selectFrom('work_plan_task').select('id').execute()).map(({ id }) => id);
    await purgeWorkPlans.run(world.services, {} as never);
    expect((await left()).toSorted()).toEqual([taskIds[0], taskIds[2]].toSorted());
    expect((await test.call(mia, getPortfolio, input)).body.sections[0]?.tasks[0]?.entries).toHaveLength(2);
    await sql`delete from work_plan_state`.execute(world.db);
    await sql`delete from work_plan_entry`.execute(world.db);
    await purgeWorkPlans.run(world.services, {} as never);
    expect(await left()).toEqual([]);
  });

  it('goes along into another school family, also what was deleted since, and the new teacher reads none of it', async () => {
    const { plan, input } = await workedAt();
    await test.call(lea, deleteTask, { sectionId: plan.sectionId, task: plan.taskIds[0] });
    const { userId } = world.people.pupilOwner;
    const move = async (classId: string, schoolId: string) => {
      await sql`update class_pupil set class_id = ${classId} where user_id = ${userId}`.execute(world.db);
      await sql`update school_member set school_id = ${schoolId} where user_id = ${userId}`.execute(world.db);
    };
    await move(world.foreignClassId, world.otherSchoolId);
    const { body } = await test.call(await world.tokenOf('pupilOwner'), getPortfolio, input);
    const status = (await test.call(await world.tokenOf('teacherOtherSchool'), getPortfolio, input)).status;
    await move(world.ownClassId, world.ownSchoolId);
    expect(body.sections).toMatchObject([{ tasks: [{ title: 'Aufgabe 1', isGone: true, entries: [{}, {}] }] }]);
    expect(status).toBe(404);
  });

  it('stays with the pupil when the plan is taken back or the class is archived, and goes with a deleted plan', async () => {
    const { plan, input } = await workedAt();
    await sql`update school_class set archived_at = now() where id = ${world.ownClassId}`.execute(world.db);
    expect((await test.call(await world.tokenOf('pupilOwner'), getPortfolio, input)).status).toBe(200);
    expect((await test.call(await world.tokenOf('teacherOfClass'), getPortfolio, input)).status).toBe(200);
    await sql`update school_class set archived_at = null where id = ${world.ownClassId}`.execute(world.db);
    await test.call(lea, withdrawPlan, { assignmentId: plan.assignmentId });
    expect((await test.call(mia, getPortfolio, input)).status).toBe(200);
    expect((await test.call(mia, listPortfolios, {})).body.portfolios).toHaveLength(1);
    await test.call(lea, updatePlan, { id: plan.id, field: 'deleted', value: true });
    expect((await test.call(mia, getPortfolio, input)).status).toBe(404);
    expect((await test.call(mia, listPortfolios, {})).body.portfolios).toEqual([]);
  });

  it('tells a pupil who did nothing yet the whole plan, and lists none', async () => {
    const plan = await aGivenPlan(world);
    const input = { assignmentId: plan.assignmentId, userId: world.people.pupilOwner.userId };
    const { body } = await test.call(mia, getPortfolio, input);
    expect([body.status, body.sections[0]?.tasks.length]).toEqual(['open', 3]);
    expect((await test.call(mia, listPortfolios, {})).body.portfolios).toEqual([]);
  });
});
