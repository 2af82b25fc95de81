import { aToken, seedWorld, type World } from '@pausenplatz/account/testing';
import { statementsOf, type TestServer, testServer } from '@pausenplatz/app-server/testing';
import { aPerson } from '@pausenplatz/account/testing';
import { attends, belongsTo } from '@pausenplatz/schools/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { finishRun, getClassMap, getPupilMap, getTraining, setKeyFacts, setPupil } from '../contract/index.ts';
import { answersTo, aRun } from '../testing/index.ts';

let test: TestServer;
let world: World;
let teacher: string;
let mia: string;
beforeAll(async () => {
  test = await testServer();
  world = await seedWorld(test.server.services);
  teacher = await aToken(world.services, world.db, world.people.teacherOfClass.userId);
  mia = await aToken(world.services, world.db, pupilId());
});
const pupilId = () => world.people.pupilOwner.userId;
const usual = { timeMode: 0 as const, withoutTime: false, specialFactors: [], mixFactors: [] };
const map = async () => (await test.call(teacher, getClassMap, { classId: world.ownClassId })).body;
const training = async () => (await test.call(mia, getTraining, {})).body;

describe('the map of a class', () => {
  it('shows each child with what became of its runs', async () => {
    const { id, tasks } = await aRun(world, { level: 8, series: 7 });
    await test.call(mia, finishRun, { id, answers: answersTo(tasks), marks: [] });
    const { className, pupils, canSet } = await map();
    expect([className, canSet]).toEqual(['3a', true]);
    expect(pupils.map(({ firstName }) => firstName)).toEqual(['Mia', 'Noah']);
    expect(pupils[0]).toMatchObject({ ...usual, secure: 0 });
    expect(pupils[0]?.series[6]).toEqual({ secure: 0, met: 10, levels: 1 });
    expect(pupils[0]?.lastAt).not.toBeNull();
    expect(pupils[1]).toMatchObject({ lastAt: null, secure: 0 });
    const { body } = await test.call(teacher, getPupilMap, { classId: world.ownClassId, pupilId: pupilId() });
    expect(body.facts).toContainEqual({ fact: '7x7', mastery: 'almost' });
    expect(body.passed).toEqual([{ series: 7, level: 8 }]);
  });

  it('takes as many statements for more children', async () => {
    const count = async () => (await statementsOf(test, map)).length;
    await map();
    const before = await count();
    for (const [number, firstName] of [
      [21, 'Ali'],
      [22, 'Bea'],
      [23, 'Cem'],
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop -- one place after the other in the class
      const { userId } = await aPerson(world.db, { firstName, lastName: 'Test', roles: ['Pupil'] });
      // oxlint-disable-next-line no-await-in-loop
      await belongsTo(world.db, userId, world.ownSchoolId, 'pupil');
      // oxlint-disable-next-line no-await-in-loop
      await attends(world.db, userId, world.ownClassId, number);
    }
    expect((await map()).pupils).toHaveLength(5);
    expect(await count()).toBe(before);
  });
});

describe('what a teacher sets', () => {
  it('holds for the child, who alone learns of it', async () => {
    const wanted = { timeMode: 1 as const, withoutTime: true, specialFactors: [15 as const, 12 as const, 12 as const], mixFactors: [4] };
    expect((await test.call(teacher, setPupil, { classId: world.ownClassId, pupilId: pupilId(), ...wanted })).status).toBe(200);
    expect(await training()).toMatchObject({ timeMode: 1, withoutTime: true, specialFactors: [12, 15], mixFactors: [4] });
    const { pupils } = await map();
    expect(pupils[0]).toMatchObject({ withoutTime: true, specialFactors: [12, 15] });
    const noah = await aToken(world.services, world.db, world.people.pupilSameClass.userId);
    expect((await test.call(noah, getTraining, {})).body).toMatchObject(usual);
  });

  it('is refused for a child of another class', async () => {
    const other = world.people.pupilOtherClass.userId;
    const { body } = await test.call(teacher, setPupil, { classId: world.ownClassId, pupilId: other, ...usual });
    expect(body.code).toBe('MULTIPLICATION_PUPIL_NOT_FOUND');
    const { status } = await test.call(teacher, getPupilMap, { classId: world.ownClassId, pupilId: other });
    expect(status).toBe(404);
  });

  it('for the class is where derivations of its children begin', async () => {
    expect((await training()).keySet).toBe('rows');
    await test.call(teacher, setKeyFacts, { classId: world.ownClassId, keySet: 'squares' });
    expect((await training()).keySet).toBe('squares');
    expect((await map()).keySet).toBe('squares');
  });

  it('stays as it is in an archived class, which may still be read', async () => {
    await world.db.updateTable('school_class').set({ archived_at: new Date() }).where('id', '=', world.ownClassId).execute();
    expect((await test.call(teacher, setKeyFacts, { classId: world.ownClassId, keySet: 'rows' })).body.code).toBe('CLASS_ARCHIVED');
    expect(await map()).toMatchObject({ canSet: false, keySet: 'squares' });
  });
});
