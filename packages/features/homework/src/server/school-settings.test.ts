import { type TestServer, testServer } from '@pausenplatz/app-server/testing';
import { seedWorld, type World } from '@pausenplatz/account/testing';
import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { getPlan, getSchoolSettings, setSchoolSettings, updateClassSettings } from '../contract/index.ts';
import { monday } from '../testing/index.ts';

let test: TestServer;
let world: World;
beforeAll(async () => {
  test = await testServer();
  world = await seedWorld(test.server.services);
});
beforeEach(async () => {
  await sql`delete from homework_school`.execute(world.db);
});

type ActorName = Parameters<World['tokenOf']>[0];
const set = async (limitMinutes: number | null, actor: ActorName = 'schoolAdminOwn') =>
  test.call(await world.tokenOf(actor), setSchoolSettings, { schoolId: world.ownSchoolId, limitMinutes });
const limits = async (actor: ActorName, schoolClass = world.ownClassId) => {
  const { body } = await test.call(await world.tokenOf(actor), getPlan, { date: monday, schoolClass });
  return [body.limitMinutes, body.schoolLimitMinutes];
};

it('the limit of a school holds for its classes, beside their own one, and can be taken away', async () => {
  expect((await set(45)).body).toEqual({ limitMinutes: 45 });
  expect([await limits('teacherOfClass'), await limits('teacherSameSchool', world.otherClassId)]).toEqual([
    [null, 45],
    [null, 45],
  ]);
  await test.call(await world.tokenOf('teacherOfClass'), updateClassSettings, {
    schoolClassId: world.ownClassId,
    field: 'limitMinutes',
    value: 30,
  });
  expect(await limits('teacherOfClass')).toEqual([30, 45]);
  await set(60);
  expect(await limits('teacherOfClass')).toEqual([30, 60]);
  await set(null);
  expect(await limits('teacherSameSchool', world.otherClassId)).toEqual([null, null]);
});

it('other schools neither feel nor see it, and only who administers the school changes it', async () => {
  await set(45);
  expect(await limits('teacherOtherSchool', world.foreignClassId)).toEqual([null, null]);
  expect([(await set(10, 'teacherOfClass')).status, (await set(10, 'schoolAdminOther')).status]).toEqual([403, 404]);
  const { body } = await test.call(await world.tokenOf('schoolAdminOwn'), getSchoolSettings, { schoolId: world.ownSchoolId });
  expect(body).toEqual({ limitMinutes: 45 });
});

it('it is written into the log of the school', async () => {
  await set(45);
  const { rows } = await sql<{ action: string }>`select action from audit.entry where scope_id = ${world.ownSchoolId}`.execute(world.db);
  expect(rows.map(({ action }) => action)).toContain('homework.school');
});
