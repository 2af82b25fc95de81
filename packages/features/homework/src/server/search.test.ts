import { statementsOf, type TestServer, testServer } from '@pausenplatz/app-server/testing';
import { aPerson, aToken, seedWorld, type World } from '@pausenplatz/account/testing';
import { addDays, zurichDay } from '@pausenplatz/kernel-format';
import { aClass, attends, belongsTo, teaches } from '@pausenplatz/schools/testing';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findTasks } from '../contract/index.ts';
import { aTask } from '../testing/index.ts';

let test: TestServer;
let world: World;
const today = zurichDay(new Date());
beforeAll(async () => {
  test = await testServer();
  world = await seedWorld(test.server.services);
});
beforeEach(async () => {
  await sql`delete from homework_task`.execute(world.db);
});

type ActorName = Parameters<World['tokenOf']>[0];
const search = async (actor: ActorName, words: string) => (await test.call(await world.tokenOf(actor), findTasks, { words })).body;
const names = async (actor: ActorName, words: string) => (await search(actor, words)).hits.map(({ name }) => name);

describe('the search finds tasks', () => {
  it('by text and subject, those next to today first, with the way to their day', async () => {
    await aTask(world, { task: 'Lesen: Seite 12', subject: 'Deutsch', date: addDays(today, -40) });
    await aTask(world, { task: 'Lesen: Seite 14', subject: 'Deutsch', date: addDays(today, 1) });
    await aTask(world, { task: 'Rechnen', subject: 'Mathe', date: today });
    const { hits } = await search('teacherOfClass', 'deutsch lesen');
    expect(hits.map(({ name }) => name)).toEqual(['Lesen: Seite 14', 'Lesen: Seite 12']);
    expect(hits[0]?.path).toBe(`/tools/agenda?klasse=${world.ownClassId}&datum=${addDays(today, 1)}&ansicht=day`);
    expect(hits[0]?.detail).toMatch(/^Deutsch · .+ · 3a$/);
  });

  it('however an umlaut is written', async () => {
    await aTask(world, { task: 'Wörter üben' });
    for (const words of ['woerter', 'worter', 'UEBEN', 'ube']) expect(await names('teacherOfClass', words)).toEqual(['Wörter üben']);
  });

  it('five at most, and none for nothing', async () => {
    for (let number = 1; number <= 6; number += 1) await aTask(world, { task: `Blatt ${number}` });
    const { hits, more } = await search('teacherOfClass', 'blatt');
    expect([hits.length, more]).toEqual([5, true]);
    expect(await names('teacherOfClass', ' ')).toEqual([]);
  });

  it('with as many statements for five classes as for one', async () => {
    const { userId } = await aPerson(world.db, { firstName: 'Kim', lastName: 'Test', roles: ['Teacher'] });
    await belongsTo(world.db, userId, world.ownSchoolId, 'teacher');
    const statements = async (classes: number) => {
      for (let number = 0; number < classes; number += 1) {
        const classId = await aClass(world.db, world.ownSchoolId, `K${number}`);
        await teaches(world.db, userId, classId);
        await aTask(world, { task: 'Blatt', class_id: classId });
      }
      const token = await aToken(world.services, world.db, userId);
      return (await statementsOf(test, () => test.call(token, findTasks, { words: 'blatt' }))).length;
    };
    const one = await statements(1);
    expect(await statements(4)).toBe(one);
  });
});

describe('a pupil finds', () => {
  it('what is given to them and what is private, and nothing that is hidden or for others', async () => {
    const mia = world.people.pupilOwner.userId;
    await aTask(world, { task: 'Blatt für alle' });
    await aTask(world, { task: 'Blatt für andere', assigned_to_class: false });
    await aTask(world, { task: 'Blatt noch nicht', visible: false });
    await aTask(world, { task: 'Blatt von mir', class_id: null, owner_id: mia });
    expect((await names('pupilOwner', 'blatt')).toSorted()).toEqual(['Blatt für alle', 'Blatt von mir']);
    expect(await names('pupilSameClass', 'blatt')).toEqual(['Blatt für alle']);
    expect(await names('teacherOfClass', 'blatt')).not.toContain('Blatt von mir');
  });
});

describe('of classes of the past nothing is found', () => {
  it('by a teacher who taught them before, nor in an archived class, nor by other classes and schools', async () => {
    const archived = await aClass(world.db, world.ownSchoolId, '6x');
    await teaches(world.db, world.people.teacherOfClass.userId, archived);
    await aTask(world, { task: 'Blatt damals', class_id: archived });
    await aTask(world, { task: 'Blatt heute' });
    await sql`update school_class set archived_at = now() where id = ${archived}`.execute(world.db);
    expect(await names('teacherOfClass', 'blatt')).toEqual(['Blatt heute']);
    for (const actor of ['teacherSameSchool', 'pupilOtherClass', 'teacherOtherSchool', 'pupilOtherSchool'] as const)
      expect(await names(actor, 'blatt'), actor).toEqual([]);
  });

  it('by a pupil who moved to another class', async () => {
    const { userId } = await aPerson(world.db, { firstName: 'Ida', lastName: 'Test', roles: ['Pupil'] });
    await belongsTo(world.db, userId, world.ownSchoolId, 'pupil');
    await attends(world.db, userId, world.ownClassId, 20);
    await sql`update class_pupil set class_id = ${world.otherClassId} where user_id = ${userId}`.execute(world.db);
    await aTask(world, { task: 'Blatt der alten Klasse' });
    await aTask(world, { task: 'Blatt der neuen Klasse', class_id: world.otherClassId });
    const { hits } = (await test.call(await aToken(world.services, world.db, userId), findTasks, { words: 'blatt' })).body;
    expect(hits.map(({ name }) => name)).toEqual(['Blatt der neuen Klasse']);
  });
});
