import { type OfficeWorld, officeWorld } from '@pausenplatz/app-server/testing';
import { aToken } from '@pausenplatz/account/testing';
import { setUserSetting } from '@pausenplatz/account/contract';
import { addDays, zurichDay } from '@pausenplatz/kernel-format';
import { getNotices } from '@pausenplatz/notices/contract';
import { getClass } from '@pausenplatz/office/contract';
import { aLockedPage, type PagesTables } from '@pausenplatz/pages/testing';
import { aClass, teaches } from '@pausenplatz/schools/testing';
import type { Kysely } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { createYearPlan, getYearPlan, runYearPlan, setYearPlanDay, setYearStep, undoYearStep } from '../contract/index.ts';
import { plannedSchoolYear } from '../rules/index.ts';

const office: OfficeWorld = await officeWorld();
const { test, world } = office;
const { schoolAdminOwn, teacherOfClass, teacherSameSchool, pupilOwner } = world.people;

let admin = '';
let classId = '';
beforeEach(async () => {
  // Months pass in these tests, and sessions with them.
  admin = await aToken(world.services, world.db, schoolAdminOwn.userId);
  await world.db.updateTable('school_class').set({ deleted_at: new Date() }).where('school_id', '=', world.ownSchoolId).execute();
  classId = await aClass(world.db, world.ownSchoolId, '3a');
  await teaches(world.db, teacherOfClass.userId, classId);
  for (const { userId } of [schoolAdminOwn, teacherOfClass]) world.services.actors.forget(userId);
});

const today = () => zurichDay(test.clock.now());
const aPlan = async (token = admin) => (await test.call(token, createYearPlan, { schoolId: world.ownSchoolId })).body.id;
const planNow = async (id: string, token = admin) => (await test.call(token, getYearPlan, { id })).body;
const setAction = (planId: string, action: 'continue' | 'archive' | 'none') => {
  const step = { classId, action, newName: null, teacherId: null, content: 'keep' as const, moves: [] };
  return test.call(admin, setYearStep, { planId, step });
};
async function run(planId: string, token = admin) {
  const { body, status, text } = await test.call(token, runYearPlan, { planId });
  expect(status, text).toBe(200);
  return office.ended(body.operationId, token);
}
/** Goes on until the clock shows this day. */
function goTo(day: string): void {
  for (let count = 0; today() < day && count < 1_000; count += 1) test.clock.advance(86_400_000);
}

describe('the day of a plan', () => {
  it('is one of its school year, said to be early before it, and kept', async () => {
    const planId = await aPlan();
    const { schoolYear } = await planNow(planId);
    const day = addDays(today(), 3);
    expect((await test.call(admin, setYearPlanDay, { planId, day })).status).toBe(200);
    expect(await planNow(planId)).toMatchObject({ day, timing: 'early', mayRun: true });
    const outside = await test.call(admin, setYearPlanDay, { planId, day: `${schoolYear + 1}-08-01` });
    expect([outside.body.code, outside.body.messageBody]).toEqual([
      'PLAN_DAY_OUTSIDE',
      `Wähle einen Tag vom 1. März ${schoolYear} bis zum 31. Juli ${schoolYear + 1}.`,
    ]);
    test.clock.advance(3 * 86_400_000);
    expect(await planNow(planId, await aToken(world.services, world.db, schoolAdminOwn.userId))).toMatchObject({ timing: 'ready' });
  });
});

describe('a page of the class on which somebody writes', () => {
  it('is named with who writes there, keeps its class from being archived, and nothing else', async () => {
    const { id: pageId } = await aLockedPage(world, 'teacherOfClass', { title: 'Wochenplan', groupType: 'class', groupId: classId });
    const planId = await aPlan();
    await setAction(planId, 'archive');
    const { firstName, lastName } = (await planNow(planId)).writing[0]?.writer ?? {};
    expect((await planNow(planId)).writing).toEqual([
      { classId, title: 'Wochenplan', writer: { id: teacherOfClass.userId, firstName, lastName } },
    ]);
    expect(await run(planId)).toMatchObject({ result: { done: 0, failed: 1 } });
    const [step] = (await planNow(planId)).steps;
    expect([step?.state, step?.failure]).toEqual(['failed', expect.stringContaining('«Wochenplan»')]);
    expect((await test.call(admin, getClass, { id: classId })).body.schoolClass.archivedAt).toBeNull();
    // Their lock ends with their last sign of life.
    test.clock.advance(91_000);
    expect((await planNow(planId)).writing).toEqual([]);
    expect(await run(planId)).toMatchObject({ result: { done: 1, failed: 0 } });
    const page = (world.db as unknown as Kysely<PagesTables>).selectFrom('page').select('archived_at').where('id', '=', pageId);
    expect((await page.executeTakeFirstOrThrow()).archived_at).not.toBeNull();
  });

  it('does not hold up a class that keeps its pages', async () => {
    await aLockedPage(world, 'teacherOfClass', { title: 'Wochenplan', groupType: 'class', groupId: classId });
    const planId = await aPlan();
    await setAction(planId, 'continue');
    expect(await run(planId)).toMatchObject({ result: { done: 1, failed: 0 } });
  });
});

describe('a class that is in the new school year already', () => {
  it('is proposed to stay as it is, and a plan of before warns', async () => {
    const older = await aPlan();
    await run(
      await aPlan(await aToken(world.services, world.db, teacherOfClass.userId)),
      await aToken(world.services, world.db, teacherOfClass.userId),
    );
    const proposed = (await planNow(await aPlan())).steps.map(({ step, nameAfter }) => [step.action, nameAfter]);
    expect(proposed).toEqual([['none', '4a']]);
    expect((await planNow(older)).steps[0]?.warnings).toContain('alreadyThere');
  });
});

// From here on it is summer.
describe('from July to September', () => {
  const reminder = async (userId: string) =>
    (await test.call(await aToken(world.services, world.db, userId), getNotices, {})).body.yearChange;

  it('whoever plans is reminded, until the classes are led over; others are not', async () => {
    const year = plannedSchoolYear(today()) + (today().slice(5) < '03-01' ? 1 : 0);
    const next = today() < `${year}-06-30` ? year : year + 1;
    goTo(`${next}-06-30`);
    expect(await reminder(schoolAdminOwn.userId)).toBeNull();
    goTo(`${next}-07-01`);
    for (const { userId } of [schoolAdminOwn, teacherOfClass]) expect(await reminder(userId)).toBe(next);
    for (const { userId } of [teacherSameSchool, pupilOwner]) expect(await reminder(userId)).toBeNull();

    const token = await aToken(world.services, world.db, schoolAdminOwn.userId);
    const planId = await aPlan(token);
    // It is planned for August: nobody has forgotten it.
    expect(await reminder(schoolAdminOwn.userId)).toBeNull();
    goTo(`${next}-08-02`);
    const later = await aToken(world.services, world.db, schoolAdminOwn.userId);
    expect(await reminder(teacherOfClass.userId)).toBe(next);
    await run(planId, later);
    expect(await reminder(teacherOfClass.userId)).toBeNull();
    // What was taken back was looked at.
    await test.call(later, undoYearStep, { planId, classId });
    expect(await reminder(teacherOfClass.userId)).toBeNull();
  });

  it('teachers are not where the administration keeps the classes, and nobody who wants to hear no more of it', async () => {
    const year = plannedSchoolYear(today());
    const mode = (admin_mode: 'admin' | 'selfManaged') =>
      world.db.updateTable('school').set({ admin_mode }).where('id', '=', world.ownSchoolId).execute();
    await mode('admin');
    expect([await reminder(teacherOfClass.userId), await reminder(schoolAdminOwn.userId)]).toEqual([null, year]);
    await mode('selfManaged');
    const token = await aToken(world.services, world.db, teacherOfClass.userId);
    const setting = { tool: 'jahreswechsel', name: 'erinnerung', value: year, type: 'number' } as const;
    expect((await test.call(token, setUserSetting, { id: teacherOfClass.userId, ...setting })).status).toBe(200);
    expect([await reminder(teacherOfClass.userId), await reminder(schoolAdminOwn.userId)]).toEqual([null, year]);
  });

  it('a plan whose school year is over does not run any more', async () => {
    const planId = await aPlan();
    const { schoolYear } = await planNow(planId);
    goTo(`${schoolYear + 1}-08-01`);
    const token = await aToken(world.services, world.db, schoolAdminOwn.userId);
    expect(await planNow(planId, token)).toMatchObject({ timing: 'over', mayRun: false });
    const refused = await test.call(token, runYearPlan, { planId });
    expect([refused.status, refused.body.code]).toEqual([409, 'PLAN_YEAR_OVER']);
  });
});
