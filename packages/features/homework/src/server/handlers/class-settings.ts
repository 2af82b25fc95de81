import { confirmed } from '@pausenplatz/kernel-contract';
import { type CallContext, lockFor, newId, type Work } from '@pausenplatz/kernel-server';
import { mondayOf, zurichDay } from '@pausenplatz/kernel-format';
import { generateKeyBetween } from 'fractional-indexing';
import { addBox, type ClassSettings, deleteBox, homeworkLimits, updateBox, updateClassSettings } from '../../contract/index.ts';
import { handle, refuse } from '../homework.ts';
import { readPlanFacts } from '../queries/plan-facts.ts';
import { holdPlan } from '../hold.ts';
import { asIfMissing, type PlanScope, proveTeaching } from '../scope.ts';
import type { HomeworkTables } from '../tables.ts';
import { tellPlan } from '../tell.ts';

type Context = CallContext<HomeworkTables>;

export const updateClassSettingsHandler = handle(updateClassSettings, async (context, { schoolClassId, field, value }) => {
  const scope = await proveTeaching(context, schoolClassId);
  return context.transact(async (work) => {
    await holdPlan(work, scope);
    // The first choice makes the row; two first choices at once must both be kept.
    const { settings } = await readPlanFacts(work.db, scope);
    const next: ClassSettings = { ...settings, [field]: value };
    const row = {
      title: next.title,
      subjects: JSON.stringify(next.subjects),
      limit_minutes: next.limitMinutes,
      pupils_can_set_duration: next.pupilsCanSetDuration,
      pupil_sort_order: next.pupilSortOrder,
    };
    const column = (
      {
        title: 'title',
        subjects: 'subjects',
        limitMinutes: 'limit_minutes',
        pupilsCanSetDuration: 'pupils_can_set_duration',
        pupilSortOrder: 'pupil_sort_order',
      } as const
    )[field];
    await work.db
      .insertInto('homework_class')
      .values({ class_id: scope.classId, ...row })
      .onConflict((conflict) => conflict.column('class_id').doUpdateSet({ [column]: row[column] }))
      .execute();
    await tellPlan(work, context, { classId: scope.classId, change: 'settings' });
    return (await readPlanFacts(work.db, scope)).settings;
  });
});

export const addBoxHandler = handle(addBox, async (context, { schoolClassId, title, side, perWeek }) => {
  const scope = await proveTeaching(context, schoolClassId);
  return context.transact(async (work) => {
    await holdPlan(work, scope);
    await lockFor(work.db, `homework boxes ${scope.classId}`);
    const boxes = await liveBoxes(work, scope);
    if (boxes.length >= homeworkLimits.boxesPerClass)
      return refuse('TOO_MANY_BOXES', { details: { maximum: homeworkLimits.boxesPerClass } });
    const position = generateKeyBetween(boxes.at(-1)?.position ?? null, null);
    const box = { id: newId(), title, side, position };
    await work.db
      .insertInto('homework_box')
      .values({ ...box, class_id: scope.classId, per_week: perWeek, deleted_at: null })
      .execute();
    await tellPlan(work, context, { classId: scope.classId, change: 'settings' });
    return { box: { ...box, perWeek } };
  });
});

const liveBoxes = (work: Work<HomeworkTables>, scope: PlanScope) =>
  work.db
    .selectFrom('homework_box')
    .select(['id', 'position'])
    .where('class_id', '=', scope.classId)
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .forUpdate()
    .execute();

async function proveBox(context: Context, boxId: string): Promise<PlanScope<'teacher'>> {
  const box = await context.db
    .selectFrom('homework_box')
    .select('class_id')
    .where('id', '=', boxId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return box ? asIfMissing(proveTeaching(context, box.class_id), 'BOX_NOT_FOUND') : refuse('BOX_NOT_FOUND');
}

export const updateBoxHandler = handle(updateBox, async (context, { id, field, value }) => {
  const scope = await proveBox(context, id);
  return context.transact(async (work) => {
    await holdPlan(work, scope);
    const row = await work.db
      .updateTable('homework_box')
      .set({ [field]: value })
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .returning(['id', 'title', 'side', 'position', 'per_week as perWeek'])
      .executeTakeFirst();
    if (!row) return refuse('BOX_NOT_FOUND');
    await tellPlan(work, context, { classId: scope.classId, change: 'settings' });
    return { box: row };
  });
});

export const deleteBoxHandler = handle(deleteBox, async (context, { id }) => {
  const scope = await proveBox(context, id);
  const thisWeek = mondayOf(zurichDay(context.clock.now()));
  await context.transact(async (work) => {
    await holdPlan(work, scope);
    // Who puts something in holds the box as well, and is waited for.
    const box = await work.db
      .selectFrom('homework_box')
      .select('id')
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    if (!box) refuse('BOX_NOT_FOUND');
    const inside = await work.db
      .selectFrom('homework_task')
      .select('id')
      .where('box_id', '=', id)
      .where('deleted_at', 'is', null)
      .where((where) => where.or([where('date', 'is', null), where('date', '>=', thisWeek)]))
      .executeTakeFirst();
    if (inside) refuse('BOX_NOT_EMPTY');
    await work.db.updateTable('homework_box').set({ deleted_at: context.clock.now() }).where('id', '=', id).execute();
    await tellPlan(work, context, { classId: scope.classId, change: 'settings' });
  });
  return confirmed;
});
