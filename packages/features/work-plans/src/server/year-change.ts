import { ownTables, ownWork } from '@pausenplatz/kernel-server';
import type { YearChangeSteps } from '@pausenplatz/schools/server';
import { sql } from 'kysely';
import { yearChangeTexts } from '../texts.ts';
import type { WorkPlansTables } from './tables.ts';

/** The plans of a class at the end of its school year become templates of their authors (decisions 2.7); what pupils did is read in the archive. */
export const yearChange: YearChangeSteps = {
  async count(services, classIds) {
    if (classIds.length === 0) return new Map();
    const rows = await ownTables<WorkPlansTables>(services.db)
      .selectFrom('work_plan_assignment')
      .innerJoin('work_plan', 'work_plan.id', 'plan_id')
      .select((select) => ['class_id', select.fn.countAll<string>().as('plans')])
      .where('class_id', 'in', classIds)
      .where('withdrawn_at', 'is', null)
      .where('work_plan_assignment.archived_at', 'is', null)
      .where('work_plan.deleted_at', 'is', null)
      .groupBy('class_id')
      .execute();
    return new Map(rows.map(({ class_id, plans }) => [class_id, { [yearChangeTexts.plans]: Number(plans) }]));
  },
  async run(services, kernelWork, { classId }) {
    const { db } = ownWork<WorkPlansTables>(kernelWork);
    const now = services.clock.now();
    const closed = await db
      .updateTable('work_plan_assignment')
      .set({ archived_at: now })
      .where('class_id', '=', classId)
      .where('withdrawn_at', 'is', null)
      .where('archived_at', 'is', null)
      .returning('plan_id')
      .execute();
    const planIds = closed.map(({ plan_id }) => plan_id);
    const kept = await db
      .updateTable('work_plan')
      .set({ template: 'own' })
      .where('id', '=', sql<string>`any(${planIds}::text[])`)
      .where('template', '=', 'none')
      .returning('id')
      .execute();
    return { archivedAt: now.toISOString(), plans: planIds.length, templates: kept.map(({ id }) => id) };
  },
  async undo(_services, kernelWork, { classId }, { archivedAt, templates }) {
    const { db } = ownWork<WorkPlansTables>(kernelWork);
    if (typeof archivedAt !== 'string') return;
    await db
      .updateTable('work_plan_assignment')
      .set({ archived_at: null })
      .where('class_id', '=', classId)
      .where('archived_at', '=', new Date(archivedAt))
      .execute();
    const ids = Array.isArray(templates) ? templates.filter((id) => typeof id === 'string') : [];
    await db
      .updateTable('work_plan')
      .set({ template: 'none' })
      .where('id', '=', sql<string>`any(${ids}::text[])`)
      .where('template', '=', 'own')
      .execute();
  },
};
