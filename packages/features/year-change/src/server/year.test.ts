import { type OfficeWorld, officeWorld } from '@pausenplatz/app-server/testing';
import { aPerson, aToken } from '@pausenplatz/account/testing';
import { createYearPlan, getYearPlan, runYearPlan, setYearStep, undoYearPlan, undoYearStep, yearStepChanged } from '../contract/index.ts';
import { getClass, getSchool, moveClassPupils, updateSchoolClass } from '@pausenplatz/office/contract';
import { insertPage, type PagesTables } from '@pausenplatz/pages/testing';
import { newId } from '@pausenplatz/kernel-server';
import { aClass, attends, belongsTo, teaches } from '@pausenplatz/schools/testing';
import type { Kysely } from 'kysely';
import { beforeEach, describe, expect, it, vi } from 'vitest';

const office: OfficeWorld = await officeWorld();
const { test, world, admin, teacher } = office;
const pages = world.db as unknown as Kysely<PagesTables>;

interface Prepared {
  readonly classId: string;
  readonly otherId: string;
  readonly pupils: readonly string[];
  readonly pageId: string;
}
let prepared: Prepared;
beforeEach(async () => {
  // Each test has two classes of its own; what earlier tests left behind goes to the trash.
  await world.db.updateTable('school_class').set({ deleted_at: new Date() }).where('school_id', '=', world.ownSchoolId).execute();
  const classId = await aClass(world.db, world.ownSchoolId, '3a');
  const otherId = await aClass(world.db, world.ownSchoolId, '4a');
  await teaches(world.db, world.people.teacherOfClass.userId, classId);
  const pupils: string[] = [];
  for (const [index, firstName] of ['Mia', 'Noah', 'Lea'].entries()) {
    const { userId } = await aPerson(world.db, { firstName, lastName: 'Wechsel', roles: ['Pupil'] });
    await belongsTo(world.db, userId, world.ownSchoolId, 'pupil');
    await attends(world.db, userId, classId, index + 1);
    pupils.push(userId);
  }
  const pageId = newId();
  await insertPage(pages, {
    id: pageId,
    title: 'Wochenplan',
    groupType: 'class',
    groupId: classId,
    parentId: null,
    createdBy: world.people.teacherOfClass.userId,
  });
  prepared = { classId, otherId, pupils, pageId };
  world.services.actors.forget(world.people.teacherOfClass.userId);
});

async function aPlanOf(token = admin): Promise<string> {
  return (await test.call(token, createYearPlan, { schoolId: world.ownSchoolId })).body.id;
}
const step = (classId: string, more: object = {}) => ({
  classId,
  action: 'continue' as const,
  newName: null,
  teacherId: null,
  content: 'keep' as const,
  moves: [],
  ...more,
});
async function run(planId: string, token = admin) {
  const { body, status, text } = await test.call(token, runYearPlan, { planId });
  expect(status, text).toBe(200);
  return office.ended(body.operationId, token);
}
const namesIn = async (id: string) => (await test.call(admin, getClass, { id })).body.pupils.map(({ firstName }) => firstName);
const pageNow = () =>
  pages.selectFrom('page').select(['archived_at', 'deleted_at']).where('id', '=', prepared.pageId).executeTakeFirstOrThrow();

describe('a school-year plan', () => {
  it('proposes the next name for every class and changes nothing before it runs', async () => {
    const { body } = await test.call(admin, getYearPlan, { id: await aPlanOf() });
    expect(body.steps.map(({ className, nameAfter, stay, content }) => [className, nameAfter, stay, content['Seiten']])).toEqual([
      ['3a', '4a', 3, 1],
      ['4a', '5a', 0, undefined],
    ]);
    expect((await test.call(admin, getClass, { id: prepared.classId })).body.schoolClass.name).toBe('3a');
  });

  it('renames, moves and lets pupils leave, class by class, tells of each, and does nothing twice', async () => {
    const send = vi.spyOn(test.server.services.hub, 'send');
    const planId = await aPlanOf();
    const [mia = '', noah = '', lea = ''] = prepared.pupils;
    const moves = [
      { userId: noah, to: { kind: 'class' as const, classId: prepared.otherId } },
      { userId: lea, to: { kind: 'newClass' as const, name: '4z' } },
    ];
    await test.call(admin, setYearStep, { planId, step: step(prepared.classId, { newName: '4a', moves }) });
    expect(await run(planId)).toMatchObject({ state: 'finished', done: 2, total: 2, result: { done: 2, failed: 0 } });
    const told = send.mock.calls.filter(([, name]) => name === yearStepChanged.name).map(([, , payload]) => payload);
    expect(told).toMatchObject([
      { classId: prepared.classId, state: 'done' },
      { classId: prepared.otherId, state: 'done' },
    ]);
    send.mockRestore();
    expect([await namesIn(prepared.classId), await namesIn(prepared.otherId)]).toEqual([['Mia'], ['Noah']]);
    const { body } = await test.call(admin, getSchool, { id: world.ownSchoolId });
    expect(body.classes.map(({ name, pupils }) => [name, pupils])).toEqual([
      ['4a', 1],
      ['4z', 1],
      ['5a', 1],
    ]);
    const again = await test.call(admin, runYearPlan, { planId });
    expect(again.body.code).toBe('PLAN_NOT_READY');
    expect(mia).not.toBe('');
  });

  it('shows after it has run what each class was called and is called now', async () => {
    const planId = await aPlanOf();
    await run(planId);
    const { body } = await test.call(admin, getYearPlan, { id: planId });
    expect(body.steps.map(({ className, nameAfter }) => [className, nameAfter])).toEqual([
      ['3a', '4a'],
      ['4a', '5a'],
    ]);
  });

  it('makes no two classes of one name out of one that is taken back, but takes all of them back together', async () => {
    const planId = await aPlanOf();
    await run(planId);
    // The other class is called 5a now, and 4a is what this one was called.
    const alone = await test.call(admin, undoYearStep, { planId, classId: prepared.otherId });
    expect([alone.status, alone.body.code]).toEqual([409, 'PLAN_NAME_TAKEN']);
    const names = async () => (await test.call(admin, getSchool, { id: world.ownSchoolId })).body.classes.map(({ name }) => name);
    expect(await names()).toEqual(['4a', '5a']);
    expect((await test.call(admin, undoYearPlan, { planId })).body).toEqual({ undone: 2, left: [] });
    expect(await names()).toEqual(['3a', '4a']);
    expect((await test.call(admin, undoYearPlan, { planId })).body).toEqual({ undone: 0, left: [] });
  });

  it('runs again after it was taken back as a whole', async () => {
    const planId = await aPlanOf();
    await run(planId);
    await test.call(admin, undoYearPlan, { planId });
    expect((await test.call(admin, getYearPlan, { id: planId })).body.mayRun).toBe(true);
    await run(planId);
    const { steps, mayRun } = (await test.call(admin, getYearPlan, { id: planId })).body;
    expect(steps.map(({ state, nameAfter }) => [state, nameAfter])).toEqual([
      ['done', '4a'],
      ['done', '5a'],
    ]);
    expect(mayRun).toBe(false);
  });

  it('taken back as a whole leaves alone what was changed since, and says what', async () => {
    const planId = await aPlanOf();
    await run(planId);
    await test.call(admin, updateSchoolClass, { id: prepared.otherId, field: 'name', value: 'Eulen' });
    expect((await test.call(admin, undoYearPlan, { planId })).body).toEqual({ undone: 1, left: ['Eulen'] });
  });

  it('tells who teaches the class what is to be done, as long as it can be taken back', async () => {
    const seenBy = async (token: string) => (await test.call(token, getClass, { id: prepared.classId })).body.newYear;
    const planId = await aPlanOf();
    expect(await seenBy(teacher)).toBeNull();
    const { schoolYear } = (await test.call(admin, getYearPlan, { id: planId })).body;
    await run(planId);
    expect(await seenBy(teacher)).toBe(schoolYear);
    await test.call(admin, undoYearStep, { planId, classId: prepared.classId });
    expect(await seenBy(teacher)).toBeNull();
  });

  it('archives a class with its pages, and takes exactly that back', async () => {
    const planId = await aPlanOf();
    await test.call(admin, setYearStep, { planId, step: step(prepared.classId, { action: 'archive' }) });
    await run(planId);
    expect((await pageNow()).archived_at).not.toBeNull();
    expect((await test.call(teacher, getClass, { id: prepared.classId })).body.newYear).toBeNull();
    expect((await test.call(teacher, getYearPlan, { id: planId })).status).toBe(404);
    const undone = await test.call(admin, undoYearStep, { planId, classId: prepared.classId });
    expect(undone.status, undone.text).toBe(200);
    expect((await pageNow()).archived_at).toBeNull();
    const { body } = await test.call(admin, getClass, { id: prepared.classId });
    expect([body.schoolClass.archivedAt, body.pupils.length]).toEqual([null, 3]);
  });

  it('deletes a class and its pages for sixty days', async () => {
    const planId = await aPlanOf();
    await test.call(admin, setYearStep, { planId, step: step(prepared.classId, { action: 'delete' }) });
    await run(planId);
    expect((await test.call(admin, getClass, { id: prepared.classId })).status).toBe(404);
    expect((await pageNow()).deleted_at).not.toBeNull();
    expect((await test.call(admin, undoYearStep, { planId, classId: prepared.classId })).status).toBe(200);
    expect((await pageNow()).deleted_at).toBeNull();
    expect(await namesIn(prepared.classId)).toEqual(['Mia', 'Noah', 'Lea']);
  });

  it('hands a class over with a copy of its pages', async () => {
    const planId = await aPlanOf();
    const teacherId = world.people.teacherSameSchool.userId;
    await test.call(admin, setYearStep, { planId, step: step(prepared.classId, { action: 'handOver', teacherId, content: 'copy' }) });
    await run(planId);
    const { body } = await test.call(admin, getClass, { id: prepared.classId });
    expect(body.schoolClass.teachers.map(({ firstName }) => firstName)).toEqual(['Urs']);
    const titles = await pages
      .selectFrom('page')
      .select(['title', 'archived_at'])
      .where('group_id', '=', prepared.classId)
      .orderBy('archived_at')
      .execute();
    expect(titles.map(({ title, archived_at }) => [title, archived_at === null])).toEqual([
      ['Wochenplan', false],
      ['Wochenplan', true],
    ]);
  });

  it('is not taken back when somebody has left the class since, and nothing is changed then', async () => {
    const planId = await aPlanOf();
    await run(planId);
    await test.call(admin, moveClassPupils, {
      classId: prepared.classId,
      userIds: [prepared.pupils[0] ?? ''],
      toClassId: prepared.otherId,
    });
    const late = await test.call(admin, undoYearStep, { planId, classId: prepared.classId });
    expect([late.status, late.body.code]).toEqual([409, 'PLAN_UNDO_IMPOSSIBLE']);
    expect((await test.call(admin, getClass, { id: prepared.classId })).body.schoolClass.name).toBe('4a');
  });

  it('of a teacher holds the own classes only, and no other', async () => {
    const planId = await aPlanOf(teacher);
    const { body } = await test.call(teacher, getYearPlan, { id: planId });
    expect(body.steps.map(({ className }) => className)).toEqual(['3a']);
    const foreign = await test.call(teacher, setYearStep, { planId, step: step(prepared.otherId, { action: 'delete' }) });
    expect(foreign.status).toBe(404);
    expect((await test.call(office.colleague, getYearPlan, { id: planId })).status).toBe(404);
  });

  it('that would lose somebody does not run', async () => {
    const planId = await aPlanOf();
    await test.call(admin, setYearStep, { planId, step: step(prepared.classId, { action: 'regroup' }) });
    const { body } = await test.call(admin, getYearPlan, { id: planId });
    expect(body.steps[0]?.warnings).toEqual(['pupilsWithoutPlace']);
    expect((await test.call(admin, runYearPlan, { planId })).body.code).toBe('PLAN_NOT_READY');
  });

  it('is taken back for sixty days, and a day later no more', async () => {
    const planId = await aPlanOf();
    // Weeks later nobody is signed in any more.
    const anew = () => aToken(world.services, world.db, world.people.schoolAdminOwn.userId);
    await run(planId);
    test.clock.advance(59 * 86_400_000);
    const read = await test.call(await anew(), getYearPlan, { id: planId });
    expect(read.body.steps.map(({ undoUntil }) => undoUntil !== null)).toEqual([true, true]);
    expect((await test.call(await anew(), undoYearStep, { planId, classId: prepared.classId })).status).toBe(200);
    test.clock.advance(2 * 86_400_000);
    const tooLate = await test.call(await anew(), undoYearStep, { planId, classId: prepared.otherId });
    expect([tooLate.status, tooLate.body.messageBody]).toEqual([409, 'Die Klasse wurde seither verändert, oder die 60 Tage sind vorbei.']);
  });
});
