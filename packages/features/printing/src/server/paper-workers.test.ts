import { type OfficeWorld, officeWorld } from '@pausenplatz/app-server/testing';
import { createRequire } from 'node:module';
import { latestExport } from '@pausenplatz/profile/contract';
import { printCards, printLetters } from '../contract/index.ts';
import { aPerson } from '@pausenplatz/account/testing';
import { attends, belongsTo } from '@pausenplatz/schools/testing';
import { homeworkTablesOf, aTask } from '@pausenplatz/homework/testing';
import { pupilSheetPdf } from '@pausenplatz/homework/contract';
import { beforeAll, expect, it } from 'vitest';

let office: OfficeWorld;
const userIds: string[] = [];
beforeAll(async () => {
  office = await officeWorld();
  for (let number = 10; number < 58; number += 1) {
    const { userId } = await aPerson(office.world.db, { firstName: `Kind${number}`, lastName: 'Test', roles: ['Pupil'] });
    await belongsTo(office.world.db, userId, office.world.ownSchoolId, 'pupil');
    await attends(office.world.db, userId, office.world.ownClassId, number);
    userIds.push(userId);
  }
  const { pupilOwner } = office.world.people;
  for (let count = 0; count < 60; count += 1) {
    const task_id = await aTask(office.world, { task: `Blatt ${count}` });
    const done = { task_id, user_id: pupilOwner.userId, selected: false, done_at: null, minutes: null };
    await homeworkTablesOf(office.world).insertInto('homework_assignee').values(done).execute();
  }
});

/** How many small questions the server answers before the work has ended. */
async function answeredMeanwhile(work: Promise<{ status: number }>): Promise<number> {
  const state = { isOver: false };
  const ended = work.then((answer) => {
    state.isOver = true;
    return answer;
  });
  let answered = 0;
  while (!state.isOver) {
    const { status } = await office.test.call(office.admin, latestExport, {});
    // Everybody may call only so often in a minute.
    await new Promise((resolve) => setTimeout(resolve, 10));
    if (status === 200 && !state.isOver) answered += 1;
  }
  expect((await ended).status).toBe(200);
  return answered;
}

it('cards, letters and sheets are set on another thread, and others are answered meanwhile', async () => {
  const { test, teacher, world } = office;
  const input = { classId: world.ownClassId, userIds };
  const range = { schoolClassId: world.ownClassId, userId: world.people.pupilOwner.userId, from: '2027-02-01', to: '2027-06-30' };
  const works = [
    () => test.call(teacher, printCards, input),
    () => test.call(teacher, printLetters, input),
    () => test.call(teacher, pupilSheetPdf, range),
  ];
  // The first of each loads its modules over there.
  for (const work of works) await work();
  for (const work of works) expect(await answeredMeanwhile(work())).toBeGreaterThan(0);
  // What sets them was never even loaded on this thread.
  const loaded = Object.keys(createRequire(import.meta.url).cache);
  expect(loaded.length).toBeGreaterThan(50);
  expect(loaded.filter((path) => path.includes('/node_modules/pdfmake/'))).toEqual([]);
});

it('printing costs as much as it prints', async () => {
  const { test, teacher, world } = office;
  const { rateLimiter } = test.server.services;
  const rule = { name: 'office-print', points: 2_400, perSeconds: 3_600 };
  while ((await rateLimiter.take(rule, world.people.teacherOfClass.userId, 100)) === 0);
  const refused = await test.call(teacher, printLetters, { classId: world.ownClassId, userIds });
  expect([refused.status, refused.body.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
});
