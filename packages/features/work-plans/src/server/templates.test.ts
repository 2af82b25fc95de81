import { seedWorld, type World } from '@pausenplatz/account/testing';
import { overtake, type TestServer, testServer } from '@pausenplatz/app-server/testing';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { likeTemplate, listTemplates, takeTemplate, workPlanLimits } from '../contract/index.ts';
import { aGivenPlan, aPlan } from '../testing/index.ts';

let test: TestServer;
let world: World;
let other: string | null;
beforeAll(async () => {
  test = await testServer();
  world = await seedWorld(test.server.services);
});
beforeEach(async () => {
  await sql`delete from work_plan`.execute(world.db);
  other = await world.tokenOf('teacherOtherSchool');
});

type Db = World['services']['db'];
const aTemplate = (title = 'Vorlage') => aPlan(world, { title, template: 'public', owner_id: world.people.teacherOfClass.userId });
const kept = (id: string) => (db: Db) => sql`update work_plan set template = 'none' where id = ${id}`.execute(db);

describe('a template', () => {
  it('of a stranger is taken over and liked', async () => {
    const { id } = await aTemplate();
    expect((await test.call(other, takeTemplate, { id })).status).toBe(200);
    expect((await test.call(other, likeTemplate, { templateId: id })).body).toEqual({ like: 'add', numOfLikes: 1 });
  });

  it('that its author takes back meanwhile is neither taken over nor liked', async () => {
    const { id } = await aTemplate();
    expect((await overtake(world, kept(id), () => test.call(other, takeTemplate, { id }))).status).toBe(404);
    await sql`update work_plan set template = 'public' where id = ${id}`.execute(world.db);
    expect((await overtake(world, kept(id), () => test.call(other, likeTemplate, { templateId: id }))).status).toBe(404);
    const { rows } = await sql`select from work_plan where owner_id = ${world.people.teacherOtherSchool.userId}`.execute(world.db);
    expect(rows).toHaveLength(0);
  });

  it('that is none is copied by who teaches a class that has it, unless they leave it meanwhile', async () => {
    const [userId, lea] = [world.people.teacherOfClass.userId, await world.tokenOf('teacherOfClass')];
    const { id } = await aGivenPlan(world, { columns: { owner_id: world.people.teacherSameSchool.userId } });
    expect((await test.call(lea, takeTemplate, { id })).status).toBe(200);
    const leave = (db: Db) => sql`delete from class_teacher where user_id = ${userId} and class_id = ${world.ownClassId}`.execute(db);
    expect((await overtake(world, leave, () => test.call(lea, takeTemplate, { id }))).status).toBe(404);
    await sql`insert into class_teacher (class_id, user_id) values (${world.ownClassId}, ${userId})`.execute(world.db);
  });

  it('is listed once and in order, also when another one is liked between two pages', async () => {
    const count = workPlanLimits.templatesPerPage + 3;
    for (let at = 0; at < count; at += 1) await aTemplate(`Plan ${at}`);
    await sql`update work_plan set updated_at = now() - (random() * interval '3 milliseconds'), likes = (random() * 2)::int`.execute(
      world.db,
    );
    const ask = async (after: string | null) => (await test.call(other, listTemplates, { of: 'public', after })).body;
    const first = await ask(null);
    expect(first.templates).toHaveLength(workPlanLimits.templatesPerPage);
    await test.call(other, likeTemplate, { templateId: first.templates[5]?.templateId ?? '' });
    const second = await ask(first.next);
    expect(second.next).toBeNull();
    const ids = [...first.templates, ...second.templates].map(({ templateId }) => templateId);
    expect(new Set(ids).size).toBe(count);
    const likes = second.templates.map(({ numOfLikes }) => numOfLikes);
    expect(likes).toEqual(likes.toSorted((one, two) => two - one));
  });
});
