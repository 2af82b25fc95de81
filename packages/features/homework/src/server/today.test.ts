import { statementsOf, type TestServer, testServer } from '@pausenplatz/app-server/testing';
import { seedWorld, type World } from '@pausenplatz/account/testing';
import { addDays, zurichDay } from '@pausenplatz/kernel-format';
import { aClass, attends, teaches } from '@pausenplatz/schools/testing';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getToday, type PlanOfToday } from '../contract/index.ts';
import { schoolDays } from '../rules/index.ts';
import { aTask, homeworkTablesOf } from '../testing/index.ts';

let test: TestServer;
let world: World;
const today = zurichDay(new Date());
const { first, next } = schoolDays(today);
beforeAll(async () => {
  test = await testServer();
  world = await seedWorld(test.server.services);
});
beforeEach(async () => {
  await sql`delete from homework_task`.execute(world.db);
});

const miaId = () => world.people.pupilOwner.userId;
const read = async (who: 'teacherOfClass' | 'pupilOwner') => (await test.call(await world.tokenOf(who), getToday, {})).body;
const on = (plan: PlanOfToday | undefined, day: string) =>
  plan?.content.filter((column) => column.day === day).flatMap(({ tasks, events }) => [...events, ...tasks].map(({ task }) => task));
const planOf = (plans: readonly PlanOfToday[], classId: string) => plans.find(({ schoolClass }) => schoolClass.id === classId);

describe('the two school days of a teacher', () => {
  it('show each class with what is due and who has ticked it off, and nothing of other days', async () => {
    const lesen = await aTask(world, { task: 'Lesen', date: first });
    await aTask(world, { task: 'Rechnen', date: next });
    await aTask(world, { task: 'Später', date: addDays(next, 3) });
    await aTask(world, { task: 'Lager', date: addDays(first, -2), event: true, event_date_to: next });
    await homeworkTablesOf(world)
      .insertInto('homework_assignee')
      .values({ task_id: lesen, user_id: miaId(), selected: false, done_at: new Date(), minutes: null })
      .execute();
    const { plans, ...days } = await read('teacherOfClass');
    expect(days).toEqual({ today, first, next });
    const plan = planOf(plans, world.ownClassId);
    expect([on(plan, first), on(plan, next)]).toEqual([
      ['Lager', 'Lesen'],
      ['Lager', 'Rechnen'],
    ]);
    expect(
      plan?.content
        .flatMap(({ tasks }) => tasks)
        .find(({ id }) => id === lesen)
        ?.assignedTo.map(({ id }) => id),
    ).toEqual([miaId()]);
  });

  it('hold no class that is in the archive, and none that somebody taught before', async () => {
    const former = await aClass(world.db, world.ownSchoolId, '2a');
    await aTask(world, { task: 'Vergangenes', class_id: former, date: first });
    const archived = await aClass(world.db, world.ownSchoolId, '1a');
    await teaches(world.db, world.people.teacherOfClass.userId, archived);
    await sql`update school_class set archived_at = now() where id = ${archived}`.execute(world.db);
    const ids = (await read('teacherOfClass')).plans.map(({ schoolClass }) => schoolClass.id);
    expect(ids).toContain(world.ownClassId);
    expect([ids.includes(former), ids.includes(archived)]).toEqual([false, false]);
  });

  it('are read with as many queries for five classes as for one', async () => {
    const token = await world.tokenOf('teacherOfClass');
    const count = async () => (await statementsOf(test, () => test.call(token, getToday, {}))).length;
    await count();
    const one = await count();
    for (const name of ['5a', '5b', '5c', '5d']) {
      await teaches(world.db, world.people.teacherOfClass.userId, await aClass(world.db, world.ownSchoolId, name));
    }
    await count();
    expect((await read('teacherOfClass')).plans.length).toBeGreaterThan(4);
    expect(await count()).toBe(one);
  });
});

describe('the two school days of a pupil', () => {
  it('hold what is theirs in all classes, what they have not done in the week before, and the next event', async () => {
    await attends(world.db, miaId(), world.otherClassId, 9);
    await aTask(world, { task: 'Lesen', date: first });
    await aTask(world, { task: 'Voci', date: first, class_id: world.otherClassId });
    await aTask(world, { task: 'Nur andere', date: first, assigned_to_class: false });
    await aTask(world, { task: 'Noch unsichtbar', date: first, visible: false });
    await aTask(world, { task: 'Vergessen', date: addDays(first, -2) });
    await aTask(world, { task: 'Umzug', date: addDays(next, 2), event: true });
    await aTask(world, { task: 'Geschenk', class_id: null, owner_id: miaId(), date: next });
    const done = await aTask(world, { task: 'Schon gemacht', date: addDays(first, -2) });
    await homeworkTablesOf(world)
      .insertInto('homework_assignee')
      .values({ task_id: done, user_id: miaId(), selected: false, done_at: new Date(), minutes: null })
      .execute();
    const { plans } = await read('pupilOwner');
    expect(plans.flatMap((plan) => on(plan, first) ?? []).toSorted()).toEqual(['Lesen', 'Voci']);
    expect(plans.flatMap((plan) => on(plan, next) ?? [])).toEqual(['Geschenk']);
    const words = (key: 'late' | 'soon') => plans.flatMap((plan) => plan[key].map(({ task }) => task));
    expect([words('late'), words('soon')]).toEqual([['Vergessen'], ['Umzug']]);
    expect(plans.flatMap(({ pupils }) => pupils.map(({ id }) => id)).every((id) => id === miaId())).toBe(true);
  });
});
