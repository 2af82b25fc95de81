import { fileColumns, type FileRow } from '@pausenplatz/documents/server';
import type { Kysely } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type { WorkPlansTables } from '../tables.ts';

/** Sections, tasks and attachments of plans in order, in three queries whatever their number. */
export async function readContent(db: Kysely<WorkPlansTables>, planIds: readonly string[]) {
  if (planIds.length === 0) return { sections: [], tasks: [], attachments: [] };
  const sections = await db
    .selectFrom('work_plan_section')
    .select(['id', 'plan_id', 'title', 'background_color', 'position'])
    .where('plan_id', 'in', planIds)
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute();
  const tasks = await db
    .selectFrom('work_plan_task')
    .selectAll()
    .where('plan_id', 'in', planIds)
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute();
  const attachments = await db
    .selectFrom('work_plan_attachment as shown')
    .innerJoin('work_plan_task', 'work_plan_task.id', 'task_id')
    .select(['shown.id', 'task_id', 'shown.name', 'shown.type', 'shown.attachment', 'is_solution', 'shown.position', 'file_id'])
    .select((where) =>
      jsonObjectFrom(where.selectFrom('file').select(fileColumns).whereRef('file.id', '=', 'shown.file_id'))
        .$castTo<FileRow | null>()
        .as('file'),
    )
    .where('plan_id', 'in', planIds)
    .where('shown.deleted_at', 'is', null)
    .where('work_plan_task.deleted_at', 'is', null)
    .orderBy('shown.position')
    .orderBy('shown.id')
    .execute();
  return { sections, tasks, attachments };
}
export type Content = Awaited<ReturnType<typeof readContent>>;
