import { seedWorld, type World } from '@pausenplatz/account/testing';
import { statementsOf, type TestServer, testServer } from '@pausenplatz/app-server/testing';
import type { ActorName } from '@pausenplatz/kernel-contract';
import { ownTables } from '@pausenplatz/kernel-server';
import { beforeAll, describe, expect, it } from 'vitest';
import { getClassPerformance, getOwnPerformance, getPupilPerformance } from '../contract/index.ts';
import { recordAttempts } from './record-attempts.ts';
import type { ProgressTables } from './tables.ts';

let test: TestServer;
let world: World;
beforeAll(async () => {
  test = await testServer();
  // Weeks after the beginning of a school year.
  test.clock.until((now) => now.getUTCDay() === 4 && now.getUTCHours() === 9 && now.getUTCMonth() === 10);
  world = await seedWorld(test.server.services);
});

const as = (who: ActorName) => world.tokenOf(who);
const dayMs = 86_400_000;

/** Answers an item right on each of these days before today, with what an answer is worth. */
async function practise(who: 'pupilOwner' | 'pupilSameClass', item: string, daysAgo: readonly number[]): Promise<void> {
  const now = test.clock.now().getTime();
  const attempts = daysAgo.map((days) => ({
    attemptId: crypto.randomUUID(),
    item,
    isRight: true,
    showsKnowing: true,
    worth: 1,
    ms: 30_000,
    at: new Date(now - days * dayMs),
  }));
  const db = ownTables<ProgressTables>(test.server.services.db);
  await recordAttempts({ db }, { userId: world.people[who].userId, trainer: 'multiplication', runId: 'r', mode: 'training', attempts });
}

describe('what somebody has practised', () => {
  it('is a school year in weeks, with what is secure and since when', async () => {
    await practise('pupilOwner', '7x8', [16, 12, 5]);
    await practise('pupilOwner', '6x6', [0]);
    const { body } = await test.call(await as('pupilOwner'), getOwnPerformance, {});
    const [state] = body.trainers;
    expect(state).toMatchObject({ trainer: 'multiplication', known: 2, secure: 1 });
    expect(state?.secureByWeek.at(-1)).toBe(1);
    expect(state?.secureByWeek[0]).toBe(0);
    expect(body.weeks.reduce((sum, { answers }) => sum + answers, 0)).toBe(4);
    expect(body.days.filter(({ answers }) => answers > 0).map(({ isToday }) => isToday)).toContain(true);
    expect([body.days.length, body.streak]).toEqual([7, 1]);
    expect(body.time).toEqual([{ trainer: 'multiplication', ms: expect.any(Number) }]);
    // What is forgotten is secure no more, and since no day.
    const db = ownTables<ProgressTables>(test.server.services.db);
    const wrong = {
      attemptId: crypto.randomUUID(),
      item: '7x8',
      isRight: false,
      showsKnowing: true,
      worth: 0,
      ms: 1,
      at: test.clock.now(),
    };
    const batch = { userId: world.people.pupilOwner.userId, trainer: 'multiplication', runId: 'r', mode: 'training', attempts: [wrong] };
    await recordAttempts({ db }, batch);
    const after = (await test.call(await as('pupilOwner'), getOwnPerformance, {})).body;
    expect([after.trainers[0]?.secure, after.trainers[0]?.secureByWeek.at(-1)]).toEqual([0, 0]);
  });

  it('is read by who teaches the child, and by nobody else', async () => {
    const id = world.people.pupilOwner.userId;
    const reads = async (who: ActorName) => (await test.call(await as(who), getPupilPerformance, { id })).status;
    expect([await reads('pupilOwner'), await reads('teacherOfClass')]).toEqual([200, 200]);
    expect([await reads('pupilSameClass'), await reads('teacherSameSchool'), await reads('teacherOtherSchool')]).toEqual([404, 404, 404]);
  });

  it('is a table for the class, in as many statements however much was practised', async () => {
    const read = async () => test.call(await as('teacherOfClass'), getClassPerformance, { classId: world.ownClassId });
    const before = await statementsOf(test, read);
    await practise('pupilSameClass', '3x3', [0]);
    expect((await statementsOf(test, read)).length).toBe(before.length);
    const row = (await read()).body.pupils.find(({ id }) => id === world.people.pupilSameClass.userId);
    expect(row).toMatchObject({ days: 1, points: 1, ms: 30_000, secured: 0, secure: 0, pointsYear: 1 });
  });
});
