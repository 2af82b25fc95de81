import { confirmed, type ParsedInputOf } from '@pausenplatz/kernel-contract';
import { mergeWords } from '@pausenplatz/kernel-format';
import { type CallContext, newId, type Work } from '@pausenplatz/kernel-server';
import { type Selectable, sql, type Updateable } from 'kysely';
import { deleteTask, duplicateTask, newTask, type Task, updateTask, updateTaskPosition } from '../../contract/index.ts';
import { copyTasks, refuseTooManyTasks } from '../copy.ts';
import { holdPlan, storePlan } from '../hold.ts';
import { keyAt } from '../positions.ts';
import { presentSections } from '../present.ts';
import { readContent } from '../queries/content.ts';
import { proveEdit } from '../scope.ts';
import type { WorkPlansTables } from '../tables.ts';
import { handle, refuse } from '../work-plans.ts';

type OwnWork = Work<WorkPlansTables>;
type TaskRow = Selectable<WorkPlansTables['work_plan_task']>;

/** The tasks of a section of a held plan, in order; refused where the section is gone. */
async function tasksIn(work: OwnWork, planId: string, sectionId: string): Promise<TaskRow[]> {
  const section = await work.db
    .selectFrom('work_plan_section')
    .select('id')
    .where('id', '=', sectionId)
    .where('plan_id', '=', planId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!section) refuse('WORK_SECTION_NOT_FOUND');
  return work.db
    .selectFrom('work_plan_task')
    .selectAll()
    .where('section_id', '=', sectionId)
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

async function taskIn(work: OwnWork, planId: string, id: string, isDeleted = false): Promise<TaskRow> {
  const row = await work.db
    .selectFrom('work_plan_task')
    .selectAll()
    .where('id', '=', id)
    .where('plan_id', '=', planId)
    .where('deleted_at', isDeleted ? 'is not' : 'is', null)
    .executeTakeFirst();
  return row ?? refuse('WORK_TASK_NOT_FOUND');
}

/** A task as it stands in its plan now, with its number. */
async function presented(context: CallContext<WorkPlansTables>, work: OwnWork, planId: string, id: string): Promise<Task> {
  const sections = presentSections(context, await readContent(work.db, [planId]), planId);
  return sections.flatMap(({ tasks }) => tasks).find((task) => task.id === id) ?? refuse('WORK_TASK_NOT_FOUND');
}

export const newTaskHandler = handle(newTask, async (context, { id: sectionId, arbeitsplanId, position, title }) => {
  const scope = await proveEdit(context, arbeitsplanId);
  return context.transact(async (work) => {
    await holdPlan(work, scope);
    const others = await tasksIn(work, arbeitsplanId, sectionId);
    await refuseTooManyTasks(work, arbeitsplanId, 1);
    const id = newId();
    await work.db
      .insertInto('work_plan_task')
      .values({ id, plan_id: arbeitsplanId, section_id: sectionId, title, icon: null, position: keyAt(others, position), deleted_at: null })
      .execute();
    await storePlan(work, context, arbeitsplanId);
    return { task: await presented(context, work, arbeitsplanId, id) };
  });
});

type Change = ParsedInputOf<typeof updateTask>;

export const updateTaskHandler = handle(updateTask, async (context, change) => {
  const planId = change.arbeitsplanId;
  const scope = await proveEdit(context, planId);
  await context.transact(async (work) => {
    await holdPlan(work, scope);
    const row = await taskIn(work, planId, change.id, change.field === 'deleted');
    if (change.field === 'deleted') await refuseTooManyTasks(work, planId, 1);
    await storeTask(work, row, columnsOf(row, change));
    await storePlan(work, context, planId);
  });
  return confirmed;
});

async function storeTask(work: OwnWork, row: TaskRow, change: Updateable<WorkPlansTables['work_plan_task']>): Promise<void> {
  await work.db
    .updateTable('work_plan_task')
    .set({ ...change, revision: sql<number>`revision + 1` })
    .where('id', '=', row.id)
    .execute();
}

function columnsOf(row: TaskRow, change: Change): Updateable<WorkPlansTables['work_plan_task']> {
  switch (change.field) {
    case 'title':
      return { title: change.value };
    case 'text':
      return { text: joinedText(row, change) };
    case 'icon':
      return { icon: change.value };
    case 'mandatory':
      return { mandatory: change.value };
    case 'level':
      return { level: change.value };
    case 'groupSize':
      return { group_size: change.value };
    case 'correctionMode':
      return { correction_mode: change.value };
    case 'deleted':
      return { deleted_at: null };
  }
}

/** The words to store: as typed, joined with what somebody else wrote meanwhile, or a refusal that holds the other's words. */
function joinedText(now: TaskRow, { value, base }: Extract<Change, { field: 'text' }>): string {
  if (base === undefined || base === now.text) return value;
  return (
    mergeWords(base, value, now.text) ??
    refuse('WORK_TASK_CONFLICT', { details: { theirs: now.text, mine: value, revision: now.revision } })
  );
}

export const updateTaskPositionHandler = handle(updateTaskPosition, async (context, { id, arbeitsplanId, sectionId, position }) => {
  const scope = await proveEdit(context, arbeitsplanId);
  await context.transact(async (work) => {
    await holdPlan(work, scope);
    const row = await taskIn(work, arbeitsplanId, id);
    const others = (await tasksIn(work, arbeitsplanId, sectionId)).filter((one) => one.id !== id);
    await storeTask(work, row, { section_id: sectionId, position: keyAt(others, position) });
    await storePlan(work, context, arbeitsplanId);
  });
  return confirmed;
});

export const deleteTaskHandler = handle(deleteTask, async (context, { sectionId, task }) => {
  const section = await context.db.selectFrom('work_plan_section').select('plan_id').where('id', '=', sectionId).executeTakeFirst();
  if (!section) return refuse('WORK_SECTION_NOT_FOUND');
  const scope = await proveEdit(context, section.plan_id);
  await context.transact(async (work) => {
    await holdPlan(work, scope);
    const row = await taskIn(work, scope.row.id, task);
    if (row.section_id !== sectionId) refuse('WORK_TASK_NOT_FOUND');
    await storeTask(work, row, { deleted_at: context.clock.now() });
    await storePlan(work, context, scope.row.id);
  });
  return confirmed;
});

export const duplicateTaskHandler = handle(duplicateTask, async (context, { taskId, arbeitsplanId }) => {
  const scope = await proveEdit(context, arbeitsplanId);
  return context.transact(async (work) => {
    await holdPlan(work, scope);
    const row = await taskIn(work, arbeitsplanId, taskId);
    const others = await tasksIn(work, arbeitsplanId, row.section_id);
    const position = keyAt(others, others.findIndex(({ id }) => id === taskId) + 1);
    const [id] = await copyTasks(work, [{ ...row, position }]);
    await storePlan(work, context, arbeitsplanId);
    return { task: await presented(context, work, arbeitsplanId, id ?? '') };
  });
});
