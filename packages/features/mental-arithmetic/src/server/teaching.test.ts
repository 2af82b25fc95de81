import { aPerson, aToken, seedWorld, type World } from '@pausenplatz/account/testing';
import { statementsOf, type TestServer, testServer } from '@pausenplatz/app-server/testing';
import { attends, belongsTo } from '@pausenplatz/schools/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { finishMentalRun, getClassStages } from '../contract/index.ts';
import { aMentalRun, mentalAnswers } from '../testing/index.ts';

let test: TestServer;
let world: World;
let teacher: string;
let mia: string;
beforeAll(async () => {
  test = await testServer();
  world = await seedWorld(test.server.services);
  teacher = await aToken(world.services, world.db, world.people.teacherOfClass.userId);
  mia = await aToken(world.services, world.db, world.people.pupilOwner.userId);
});
const table = async () => (await test.call(teacher, getClassStages, { classId: world.ownClassId })).body;

describe('the stages of a class', () => {
  it('show each child with what became of its runs', async () => {
    // Right on three days, each time when it was due: secure.
    for (const days of [0, 1, 3]) {
      test.clock.advance(days * 86_400_000);
      // oxlint-disable-next-line no-await-in-loop -- one day after the other
      mia = await aToken(world.services, world.db, world.people.pupilOwner.userId);
      // oxlint-disable-next-line no-await-in-loop
      const { id, tasks } = await aMentalRun(world, { stage: 2 });
      // oxlint-disable-next-line no-await-in-loop
      await test.call(mia, finishMentalRun, { id, answers: mentalAnswers(tasks) });
    }
    teacher = await aToken(world.services, world.db, world.people.teacherOfClass.userId);
    const { className, pupils } = await table();
    expect([className, pupils.map(({ firstName }) => firstName)]).toEqual(['3a', ['Mia', 'Noah']]);
    expect(pupils[0]).toMatchObject({ highestSecure: 2, pace: 'standard' });
    expect(pupils[0]?.stages.slice(0, 3)).toEqual(['new', 'secure', 'new']);
    expect(pupils[0]?.lastAt).not.toBeNull();
    expect(pupils[1]).toMatchObject({ highestSecure: null, lastAt: null });
  });

  it('take as many statements for more children', async () => {
    const count = async () => (await statementsOf(test, table)).length;
    await table();
    const before = await count();
    for (const number of [21, 22, 23]) {
      // oxlint-disable-next-line no-await-in-loop -- one place after the other in the class
      const { userId } = await aPerson(world.db, { firstName: `Kind ${number}`, lastName: 'Test', roles: ['Pupil'] });
      // oxlint-disable-next-line no-await-in-loop
      await belongsTo(world.db, userId, world.ownSchoolId, 'pupil');
      // oxlint-disable-next-line no-await-in-loop
      await attends(world.db, userId, world.ownClassId, number);
    }
    expect((await table()).pupils).toHaveLength(5);
    expect(await count()).toBe(before);
  });
});
