import { kernelWork, openWall, type Services, type Work } from '@pausenplatz/kernel-server';
import {
  addPupils,
  belongElsewhere,
  changeClass,
  forgetActors,
  removePupils,
  setClassTeacher,
  yearChangeStep,
} from '@pausenplatz/schools/server';
import type { YearChangeTables } from './tables.ts';
import { stateOf } from './run-step.ts';
import { forgetFarewell } from './leavers.ts';
import type { StepMemo } from './step-memo.ts';

/** What keeps a class from being taken back: its people or its name changed since, or a class that took its pupils was erased. */
export type UndoObstacle = 'changed' | 'classErased';

/** Takes one class of a plan back; answers what stands in the way, and then nothing is changed. */
export async function undoStep(
  work: Work<YearChangeTables>,
  services: Services,
  classId: string,
  memo: StepMemo,
): Promise<UndoObstacle | null> {
  const moved = memo.moved.flatMap(({ classId: target, ...one }) => (target === null ? [] : [{ ...one, classId: target }]));
  if (moved.length < memo.moved.length) return 'classErased';
  const now = await stateOf(work, classId);
  const stillThere = await movedStillThere(work, moved);
  if (now.name !== memo.after.name || now.pupilIds.join() !== memo.after.pupilIds.join() || !stillThere) return 'changed';
  const { school_id: schoolId } = await work.db
    .selectFrom('school_class')
    .select('school_id')
    .where('id', '=', classId)
    .executeTakeFirstOrThrow();
  const place = { classId, schoolId };
  // Who left the school and is a pupil of another one now is not fetched back behind its back.
  if (await belongElsewhere(work, schoolId, memo.change.leavingUserIds)) return 'changed';
  // They are nobody's of ours until they are back.
  openWall({ people: memo.change.leavingUserIds });
  for (const { feature, step } of services.steps.given(yearChangeStep).toReversed()) {
    const own = memo.features[feature];
    if (own) await step.undo(services, kernelWork(work), memo.change, own);
  }
  for (const [target, people] of Map.groupBy(moved, (one) => one.classId)) {
    await removePupils(
      work,
      { classId: target, schoolId: people[0]?.schoolId ?? schoolId },
      people.map(({ userId }) => userId),
    );
    await deleteIfEmptyAndNew(work, target, memo, services.clock.now());
  }
  await changeClass(work, classId, { name: memo.name, archivedAt: null, deletedAt: null });
  const present = new Set(now.pupilIds);
  await addPupils(
    work,
    place,
    memo.pupils.filter(({ userId }) => !present.has(userId)),
  );
  await forgetFarewell(work, services, memo.change.leavingUserIds);
  const teachers = (await work.db.selectFrom('class_teacher').select('user_id').where('class_id', '=', classId).execute()).map(
    (row) => row.user_id,
  );
  for (const userId of teachers) if (!memo.teacherIds.includes(userId)) await setClassTeacher(work, place, userId, false);
  for (const userId of memo.teacherIds) if (!teachers.includes(userId)) await setClassTeacher(work, place, userId, true);
  await forgetActors(services, work, [...new Set([...teachers, ...memo.teacherIds, ...memo.pupils.map(({ userId }) => userId)])]);
  return null;
}

interface Moved {
  readonly userId: string;
  readonly classId: string;
}

/** Everybody who moved is still where the step put them; who was moved on has to be looked at by people. */
async function movedStillThere(work: Work<YearChangeTables>, moved: readonly Moved[]): Promise<boolean> {
  for (const { userId, classId } of moved) {
    const found = await work.db
      .selectFrom('class_pupil')
      .select('user_id')
      .where('class_id', '=', classId)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    if (!found) return false;
  }
  return true;
}

/** A class that the plan made, and that nobody is left in but who taught the old one, goes to the trash. */
async function deleteIfEmptyAndNew(work: Work<YearChangeTables>, classId: string, memo: StepMemo, now: Date): Promise<void> {
  const wasPlanned = await work.db
    .selectFrom('year_step')
    .select('class_id')
    .where('plan_id', '=', memo.change.planId)
    .where('class_id', '=', classId)
    .executeTakeFirst();
  if (wasPlanned) return;
  // Who is being added holds the class as well; a count without that would miss them.
  await work.db.selectFrom('school_class').select('id').where('id', '=', classId).forUpdate().execute();
  const somebody = await work.db.selectFrom('class_pupil').select('user_id').where('class_id', '=', classId).limit(1).executeTakeFirst();
  const taught = await work.db.selectFrom('class_teacher').select('user_id').where('class_id', '=', classId).execute();
  const isTaken = taught.some(({ user_id }) => !memo.teacherIds.includes(user_id));
  if (!somebody && !isTaken) await changeClass(work, classId, { deletedAt: now });
}
