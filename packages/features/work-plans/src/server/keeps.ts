import { type Erasure, type Gone, keepsOf, ownWork } from '@pausenplatz/kernel-server';
import type { OwnTables, WorkPlansTables } from './tables.ts';

const ofPupil = 'is about a pupil and goes into the pupil’s export';

/** Where work plans hold people and classes. A plan that a class or other teachers use stays when its author goes, without the name. */
export const workPlansKeeps = keepsOf<OwnTables>()({
  people: {
    'work_plan_entry.user_id': { erased: 'row', exportedAs: 'protocols' },
    'work_plan_entry.written_by': { erased: 'nobody', notExported: ofPupil },
    'work_plan_state.user_id': { erased: 'row', exportedAs: 'taskStates' },
    'work_plan_pupil.user_id': { erased: 'row', exportedAs: 'evaluations' },
    'work_plan_pupil.feedback_by': { erased: 'nobody', notExported: ofPupil },
    'work_plan_like.user_id': { erased: { by: dropLikes }, exportedAs: 'likes' },
    'work_plan_assignment.created_by': { erased: 'nobody', notExported: 'belongs to the class and goes into the export of the class' },
    'work_plan.owner_id': { erased: { by: leavePlans }, exportedAs: 'workPlans' },
  },
  classes: {
    'work_plan_entry_file.assignment_id': {
      erased: { below: 'work_plan_assignment.class_id', files: 'file_id' },
      notExported: 'goes along as a file',
    },
    'work_plan_entry.assignment_id': { erased: { below: 'work_plan_assignment.class_id' }, exportedAs: 'assignments' },
    'work_plan_state.assignment_id': { erased: { below: 'work_plan_assignment.class_id' }, exportedAs: 'assignments' },
    'work_plan_pupil.assignment_id': { erased: { below: 'work_plan_assignment.class_id' }, exportedAs: 'assignments' },
    'work_plan_assignment.class_id': { erased: { by: dropAssignments }, exportedAs: 'assignments' },
  },
  neither: {
    work_plan: ['id', 'url', 'school_id', 'title', 'text', 'template', 'keywords', 'row_print', 'self_evaluation_mode'],
    work_plan_section: ['id', 'plan_id', 'title', 'background_color', 'position'],
    work_plan_task: ['id', 'plan_id', 'section_id', 'title', 'text', 'icon', 'group_size', 'correction_mode', 'position'],
    work_plan_attachment: ['id', 'task_id', 'name', 'type', 'attachment', 'file_id', 'position'],
    work_plan_assignment: ['id', 'plan_id'],
    work_plan_pupil: ['self_evaluation', 'teacher_evaluation', 'feedback_teacher'],
    work_plan_state: ['task_id', 'status'],
    work_plan_entry: ['id', 'task_id', 'status', 'response'],
    work_plan_entry_file: ['entry_id', 'file_id'],
    work_plan_like: ['plan_id'],
  },
});

/** Drafts go with their author; what a class has, or others take over as a template, stays. */
async function leavePlans({ work, id }: Erasure): Promise<Gone> {
  const { db } = ownWork<WorkPlansTables>(work);
  const { numDeletedRows } = await db
    .deleteFrom('work_plan')
    .where('owner_id', '=', id)
    .where('template', 'in', ['none', 'own'])
    .where((where) =>
      where.not(where.exists(where.selectFrom('work_plan_assignment').select('id').whereRef('plan_id', '=', 'work_plan.id'))),
    )
    .executeTakeFirstOrThrow();
  await db.updateTable('work_plan').set({ owner_id: '' }).where('owner_id', '=', id).execute();
  return { work_plan: Number(numDeletedRows) };
}

async function dropLikes({ work, id }: Erasure): Promise<Gone> {
  const { db } = ownWork<WorkPlansTables>(work);
  const rows = await db.deleteFrom('work_plan_like').where('user_id', '=', id).returning('plan_id').execute();
  if (rows.length > 0)
    await db
      .updateTable('work_plan')
      .set((set) => ({ likes: set('likes', '-', 1) }))
      .where(
        'id',
        'in',
        rows.map(({ plan_id }) => plan_id),
      )
      .execute();
  return { work_plan_like: rows.length };
}

/** A plan whose author is forgotten goes with the last class that has it. */
async function dropAssignments({ work, id }: Erasure): Promise<Gone> {
  const { db } = ownWork<WorkPlansTables>(work);
  const rows = await db.deleteFrom('work_plan_assignment').where('class_id', '=', id).returning('plan_id').execute();
  if (rows.length === 0) return { work_plan_assignment: 0 };
  const { numDeletedRows } = await db
    .deleteFrom('work_plan')
    .where(
      'id',
      'in',
      rows.map(({ plan_id }) => plan_id),
    )
    .where('owner_id', '=', '')
    .where('template', 'in', ['none', 'own'])
    .where((where) =>
      where.not(where.exists(where.selectFrom('work_plan_assignment').select('id').whereRef('plan_id', '=', 'work_plan.id'))),
    )
    .executeTakeFirstOrThrow();
  return { work_plan_assignment: rows.length, work_plan: Number(numDeletedRows) };
}
