import { ownTables, type Steps } from '@pausenplatz/kernel-server';
import { proveClass, shownPupils } from '@pausenplatz/schools/server';
import { sql } from 'kysely';
import { readContent } from './queries/content.ts';
import type { WorkPlansTables } from './tables.ts';

/** The plans of a class for who teaches it: their tasks, and what its pupils of today did, with the protocols and files. */
export const exportClass: NonNullable<Steps['exportClass']> = async (services, classId, asker) => {
  const db = ownTables<WorkPlansTables>(services.db);
  const scope = await proveClass({ db, actor: asker }, classId, 'read');
  if (!scope.rights.has('teach')) return null;
  const given = await db
    .selectFrom('work_plan_assignment as given')
    .innerJoin('work_plan', 'work_plan.id', 'plan_id')
    .select(['given.id', 'plan_id', 'title', 'text', 'due_on', 'whole_class'])
    .where('class_id', '=', classId)
    .where('work_plan.deleted_at', 'is', null)
    .orderBy('given.created_at')
    .execute();
  const ids = given.map(({ id }) => id);
  const pupils = await shownPupils(db, scope);
  const [ofThese, ofPupils] = [sql<string>`any(${ids}::text[])`, sql<string>`any(${pupils}::text[])`];
  const content = await readContent(
    db,
    given.map(({ plan_id }) => plan_id),
  );
  const read = async (table: 'work_plan_state' | 'work_plan_entry' | 'work_plan_pupil') =>
    Map.groupBy(
      await db.selectFrom(table).selectAll().where('assignment_id', '=', ofThese).where('user_id', '=', ofPupils).execute(),
      (row) => row.assignment_id,
    );
  const [states, entries, about] = [await read('work_plan_state'), await read('work_plan_entry'), await read('work_plan_pupil')];
  const files = await db
    .selectFrom('work_plan_entry_file')
    .innerJoin('work_plan_entry', 'work_plan_entry.id', 'entry_id')
    .innerJoin('file', 'file.id', 'file_id')
    .select(['file.name', 'file.blob_name as blob'])
    .distinct()
    .where('work_plan_entry_file.assignment_id', '=', ofThese)
    .where('work_plan_entry.user_id', '=', ofPupils)
    .where('taken_at', 'is', null)
    .execute();
  const attached = await db
    .selectFrom('work_plan_attachment as shown')
    .innerJoin('work_plan_task', 'work_plan_task.id', 'task_id')
    .innerJoin('file', 'file.id', 'file_id')
    .select(['file.name', 'file.blob_name as blob'])
    .distinct()
    .where('plan_id', '=', sql<string>`any(${given.map(({ plan_id }) => plan_id)}::text[])`)
    .where('shown.deleted_at', 'is', null)
    .execute();
  return {
    data: {
      assignments: given.map(({ id, plan_id, ...plan }) => ({
        ...plan,
        sections: content.sections.filter((one) => one.plan_id === plan_id).map(({ title, id: sectionId }) => ({ id: sectionId, title })),
        tasks: content.tasks.filter((one) => one.plan_id === plan_id).map(({ plan_id: _plan, ...task }) => task),
        states: states.get(id) ?? [],
        protocols: (entries.get(id) ?? []).filter((one) => !('taken_at' in one) || one.taken_at === null),
        evaluations: about.get(id) ?? [],
      })),
    },
    files: [...files, ...attached],
  };
};
