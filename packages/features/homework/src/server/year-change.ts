import { ownTables, ownWork, type Work } from '@pausenplatz/kernel-server';
import type { YearChangeSteps } from '@pausenplatz/schools/server';
import { yearChangeTexts } from '../texts.ts';
import type { HomeworkTables } from './tables.ts';
import { publishPlan } from './tell.ts';

/**
 * The plan of a class at the end of its school year (decisions 2.7): all its entries go to the trash, whatever becomes of the
 * class, and come back with the change's undo. Subjects, boxes, limit and title stay; private entries belong to their owners.
 */
export const yearChange: YearChangeSteps = {
  async count(services, classIds) {
    if (classIds.length === 0) return new Map();
    const rows = await ownTables<HomeworkTables>(services.db)
      .selectFrom('homework_task')
      .select((select) => ['class_id', select.fn.countAll<string>().as('entries')])
      .where('class_id', 'in', classIds)
      .where('deleted_at', 'is', null)
      .groupBy('class_id')
      .execute();
    return new Map(rows.map(({ class_id, entries }) => [class_id ?? '', { [yearChangeTexts.entries]: Number(entries) }]));
  },
  async run(services, kernelWork, { classId }) {
    const work = ownWork<HomeworkTables>(kernelWork);
    const now = services.clock.now();
    const { numUpdatedRows } = await work.db
      .updateTable('homework_task')
      .set({ deleted_at: now })
      .where('class_id', '=', classId)
      .where('deleted_at', 'is', null)
      .executeTakeFirstOrThrow();
    await tell(work, now, classId, 'deleted');
    // One moment names all rows that went, however many years of entries they are.
    return { trashedAt: now.toISOString(), entries: Number(numUpdatedRows) };
  },
  async undo(services, kernelWork, { classId }, memo) {
    const work = ownWork<HomeworkTables>(kernelWork);
    const { trashedAt } = memo;
    if (typeof trashedAt !== 'string') return;
    await work.db
      .updateTable('homework_task')
      .set({ deleted_at: null })
      .where('class_id', '=', classId)
      .where('deleted_at', '=', new Date(trashedAt))
      .execute();
    await tell(work, services.clock.now(), classId, 'updated');
  },
};

function tell(work: Work<HomeworkTables>, at: Date, classId: string, change: 'deleted' | 'updated'): Promise<void> {
  return publishPlan(work, { v: 1, at: at.toISOString(), by: null, schoolClassId: classId, taskId: null, rev: 0, change });
}
