import { confirmed } from '@pausenplatz/kernel-contract';
import { newId } from '@pausenplatz/kernel-server';
import { addAttachment, updateAttachment, workPlanLimits } from '../../contract/index.ts';
import { addressOf } from '../attachment-address.ts';
import { holdPlan, storePlan } from '../hold.ts';
import { holdFiles } from '../own-files.ts';
import { keyAt } from '../positions.ts';
import { presentAttachment } from '../present.ts';
import { readContent } from '../queries/content.ts';
import { proveEdit } from '../scope.ts';
import { handle, refuse } from '../work-plans.ts';

export const addAttachmentHandler = handle(addAttachment, async (context, input) => {
  const { taskId, arbeitsplanId, type } = input;
  const scope = await proveEdit(context, arbeitsplanId);
  return context.transact(async (work) => {
    await holdPlan(work, scope);
    const here = await readContent(work.db, [arbeitsplanId]);
    if (!here.tasks.some(({ id }) => id === taskId)) return refuse('WORK_TASK_NOT_FOUND');
    const others = here.attachments.filter((one) => one.task_id === taskId);
    if (others.length >= workPlanLimits.attachmentsPerTask)
      return refuse('WORK_PLAN_TOO_LARGE', { details: { sections: workPlanLimits.sections, tasks: workPlanLimits.tasks } });
    const [fileId = null] = type === 'file' ? await holdFiles(work, scope.userId, [input.attachment]) : [];
    const id = newId();
    await work.db
      .insertInto('work_plan_attachment')
      .values({
        id,
        task_id: taskId,
        name: input.name,
        type,
        attachment: type === 'file' ? '' : addressOf(type, input.attachment),
        file_id: fileId,
        is_solution: input.isSolution,
        position: keyAt(others, input.position),
        deleted_at: null,
      })
      .execute();
    await storePlan(work, context, arbeitsplanId);
    const stored = (await readContent(work.db, [arbeitsplanId])).attachments.find((one) => one.id === id);
    return { attachment: stored ? presentAttachment(context, stored) : refuse('WORK_TASK_NOT_FOUND') };
  });
});

export const updateAttachmentHandler = handle(updateAttachment, async (context, change) => {
  const scope = await proveEdit(context, change.arbeitsplanId);
  await context.transact(async (work) => {
    await holdPlan(work, scope);
    const ofPlan = work.db.selectFrom('work_plan_task').select('id').where('plan_id', '=', scope.row.id);
    const set = {
      name: change.field === 'name' ? { name: change.value } : {},
      isSolution: change.field === 'isSolution' ? { is_solution: change.value } : {},
      deleted: change.field === 'deleted' ? { deleted_at: change.value ? context.clock.now() : null } : {},
    }[change.field];
    const { numUpdatedRows } = await work.db
      .updateTable('work_plan_attachment')
      .set(set)
      .where('id', '=', change.id)
      .where('task_id', 'in', ofPlan)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) refuse('WORK_TASK_NOT_FOUND');
    await storePlan(work, context, scope.row.id);
  });
  return confirmed;
});
