import { kernelWork, type Services, type Work } from '@pausenplatz/kernel-server';
import {
  addMembers,
  addPupils,
  changeClass,
  type ClassYearChange,
  createClass,
  forgetActors,
  holdColleague,
  leaveFamily,
  removePupils,
  setClassTeacher,
  type YearChangeMemo,
  yearChangeStep,
} from '@pausenplatz/schools/server';
import { endWaysOfSchool } from '@pausenplatz/account/server';
import { type ClassStep, movesOf, newClassKey, type PupilTarget } from '../rules/index.ts';
import { refuse } from './year-change.ts';
import type { YearChangeTables } from './tables.ts';
import type { LiveClass } from './plan-rows.ts';
import { remindLeavers } from './leavers.ts';
import type { StepMemo } from './step-memo.ts';

interface RunContext {
  readonly services: Services;
  readonly planId: string;
  /** Who runs the plan; what comes of a class that they teach is theirs too. */
  readonly ownerId: string;
  /** Classes as they were before the plan began to run, so that arrivals are not moved on. */
  readonly classes: readonly LiveClass[];
  /** New classes of the plan by school and name, made by the first step that needs them. */
  readonly newClasses: Map<string, string>;
}

/** Runs one class of a plan in the caller's transaction: pupils, class, teachers, then the content of every feature. */
export async function runStep(work: Work<YearChangeTables>, context: RunContext, step: ClassStep): Promise<StepMemo> {
  const schoolClass = context.classes.find(({ id }) => id === step.classId);
  if (!schoolClass) throw new Error('A step without its class');
  const place = { classId: step.classId, schoolId: schoolClass.schoolId };
  const teacherIds = (await work.db.selectFrom('class_teacher').select('user_id').where('class_id', '=', step.classId).execute()).map(
    (row) => row.user_id,
  );
  const pupils = await work.db
    .selectFrom('class_pupil')
    .select(['user_id as userId', 'number'])
    .where('class_id', '=', step.classId)
    .orderBy('number')
    .forUpdate()
    .execute();
  // Whoever was moved by hand since the run began is where they belong, and stays there.
  const moves = movesOf(step, schoolClass).filter(({ userId }) => pupils.some((pupil) => pupil.userId === userId));
  const moved: { userId: string; classId: string; schoolId: string }[] = [];
  const leavingUserIds: string[] = [];
  for (const { userId, to } of moves) {
    if (to.kind === 'leave') leavingUserIds.push(userId);
    else moved.push({ userId, ...(await targetOf(work, context, { place, to, teacherIds })) });
  }
  await removePupils(
    work,
    place,
    moves.map(({ userId }) => userId),
  );
  await leaveFamily(work, place.schoolId, leavingUserIds);
  if (leavingUserIds.length > 0) await endWaysOfSchool(work, context.services, leavingUserIds);
  await remindLeavers(work, context.services, schoolClass.schoolId, leavingUserIds);
  for (const [classId, arrivals] of Map.groupBy(moved, (one) => one.classId)) {
    const schoolId = arrivals[0]?.schoolId ?? place.schoolId;
    await addPupils(
      work,
      { classId, schoolId },
      arrivals.map(({ userId }) => ({ userId, number: null })),
    );
  }
  await changeTheClass(work, context, step, teacherIds);
  const change: ClassYearChange = {
    planId: context.planId,
    classId: step.classId,
    // What becomes of the content of a class does not depend on where its pupils go.
    action: step.action === 'none' ? 'continue' : step.action === 'leave' ? 'archive' : step.action,
    toClassIds: [...new Set(moved.map(({ classId }) => classId))],
    content: step.content,
    leavingUserIds,
  };
  const features: Record<string, YearChangeMemo> = {};
  for (const { feature, step: part } of context.services.steps.given(yearChangeStep))
    features[feature] = await part.run(context.services, kernelWork(work), change);
  await forgetActors(context.services, work, [
    ...teacherIds,
    ...pupils.map(({ userId }) => userId),
    ...(step.teacherId === null ? [] : [step.teacherId]),
  ]);
  return {
    name: schoolClass.name,
    color: schoolClass.color,
    teacherIds,
    pupils,
    moved,
    change,
    features,
    after: await stateOf(work, step.classId),
  };
}

/** How a class stands now: its name and whose class it is. */
export async function stateOf(work: Work<YearChangeTables>, classId: string): Promise<StepMemo['after']> {
  const { name } = await work.db.selectFrom('school_class').select('name').where('id', '=', classId).executeTakeFirstOrThrow();
  const pupils = await work.db.selectFrom('class_pupil').select('user_id').where('class_id', '=', classId).orderBy('user_id').execute();
  return { name, pupilIds: pupils.map((row) => row.user_id) };
}

interface Going {
  readonly place: { readonly classId: string; readonly schoolId: string };
  readonly to: Exclude<PupilTarget, { readonly kind: 'leave' }>;
  readonly teacherIds: readonly string[];
}

/** The class that a pupil goes to; a new one is made in the school that the pupil comes from. */
async function targetOf(
  work: Work<YearChangeTables>,
  context: RunContext,
  { place, to, teacherIds }: Going,
): Promise<{ classId: string; schoolId: string }> {
  if (to.kind === 'class') {
    const target = context.classes.find(({ id }) => id === to.classId);
    if (!target) throw new Error('A move to a class that is not there');
    return { classId: target.id, schoolId: target.schoolId };
  }
  const { schoolId } = place;
  const key = newClassKey(schoolId, to.name);
  const known = context.newClasses.get(key);
  if (known !== undefined) return { classId: known, schoolId };
  const classId = await createClass(work, schoolId, { name: to.name, color: 'teal' });
  // A teacher who splits an own class still finds all of its pupils; an office says later who teaches what.
  if (teacherIds.includes(context.ownerId)) await setClassTeacher(work, { classId, schoolId }, context.ownerId, true);
  context.newClasses.set(key, classId);
  return { classId, schoolId };
}

/** Who was chosen months ago may have left since; who teaches in another school of the family comes along. */
async function giveToTeacher(
  work: Work<YearChangeTables>,
  place: { readonly classId: string; readonly schoolId: string },
  teacherId: string,
): Promise<void> {
  if (!(await holdColleague(work, place.schoolId, teacherId))) return refuse('PERSON_NOT_FOUND');
  await addMembers(work, place.schoolId, [teacherId], 'teacher');
  await setClassTeacher(work, place, teacherId, true);
}

async function changeTheClass(
  work: Work<YearChangeTables>,
  { services, classes }: RunContext,
  step: ClassStep,
  teacherIds: readonly string[],
): Promise<void> {
  const now = services.clock.now();
  const place = { classId: step.classId, schoolId: classes.find(({ id }) => id === step.classId)?.schoolId ?? '' };
  switch (step.action) {
    case 'continue':
      return step.newName === null ? undefined : changeClass(work, step.classId, { name: step.newName });
    case 'handOver': {
      if (step.newName !== null) await changeClass(work, step.classId, { name: step.newName });
      if (step.teacherId === null) return undefined;
      for (const teacherId of teacherIds) if (teacherId !== step.teacherId) await setClassTeacher(work, place, teacherId, false);
      return giveToTeacher(work, place, step.teacherId);
    }
    case 'regroup':
    case 'leave':
    case 'archive':
      return changeClass(work, step.classId, { archivedAt: now });
    case 'delete':
      return changeClass(work, step.classId, { deletedAt: now });
    case 'none':
      return undefined;
  }
}
