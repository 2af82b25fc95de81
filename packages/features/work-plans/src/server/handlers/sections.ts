import { confirmed } from '@pausenplatz/kernel-contract';
import { newId, type Work } from '@pausenplatz/kernel-server';
import { deleteSection, duplicateSection, newSection, updateSection, workPlanLimits } from '../../contract/index.ts';
import { copySections } from '../copy.ts';
import { holdPlan, storePlan } from '../hold.ts';
import { keyAt } from '../positions.ts';
import { proveEdit } from '../scope.ts';
import type { WorkPlansTables } from '../tables.ts';
import { handle, refuse } from '../work-plans.ts';

type OwnWork = Work<WorkPlansTables>;

/** The sections of a held plan, in order. */
export function sectionsOf(work: OwnWork, planId: string) {
  return work.db
    .selectFrom('work_plan_section')
    .selectAll()
    .where('plan_id', '=', planId)
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

function refuseTooMany(count: number): void {
  if (count >= workPlanLimits.sections)
    refuse('WORK_PLAN_TOO_LARGE', { details: { sections: workPlanLimits.sections, tasks: workPlanLimits.tasks } });
}

export const newSectionHandler = handle(newSection, async (context, { id: planId, position, backgroundColor }) => {
  const scope = await proveEdit(context, planId);
  return context.transact(async (work) => {
    await holdPlan(work, scope);
    const others = await sectionsOf(work, planId);
    refuseTooMany(others.length);
    const row = { id: newId(), plan_id: planId, title: '', background_color: backgroundColor, position: keyAt(others, position) };
    await work.db
      .insertInto('work_plan_section')
      .values({ ...row, deleted_at: null })
      .execute();
    await storePlan(work, context, planId);
    return { section: { id: row.id, title: '', backgroundColor, tasks: [] } };
  });
});

export const updateSectionHandler = handle(updateSection, async (context, change) => {
  const scope = await proveEdit(context, change.arbeitsplanId);
  await context.transact(async (work) => {
    await holdPlan(work, scope);
    const sections = await sectionsOf(work, scope.row.id);
    const others = sections.filter(({ id }) => id !== change.id);
    const comesBack = change.field === 'deleted';
    if (comesBack) refuseTooMany(others.length);
    const set = {
      title: change.field === 'title' ? { title: change.value } : {},
      backgroundColor: change.field === 'backgroundColor' ? { background_color: change.value } : {},
      position: change.field === 'position' ? { position: keyAt(others, change.value) } : {},
      deleted: { deleted_at: null },
    }[change.field];
    const { numUpdatedRows } = await work.db
      .updateTable('work_plan_section')
      .set(set)
      .where('id', '=', change.id)
      .where('plan_id', '=', scope.row.id)
      .where('deleted_at', comesBack ? 'is not' : 'is', null)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) refuse('WORK_SECTION_NOT_FOUND');
    await storePlan(work, context, scope.row.id);
  });
  return confirmed;
});

export const deleteSectionHandler = handle(deleteSection, async (context, { arbeitsplanId, section }) => {
  const scope = await proveEdit(context, arbeitsplanId);
  await context.transact(async (work) => {
    await holdPlan(work, scope);
    const { numUpdatedRows } = await work.db
      .updateTable('work_plan_section')
      .set({ deleted_at: context.clock.now() })
      .where('id', '=', section)
      .where('plan_id', '=', arbeitsplanId)
      .where('deleted_at', 'is', null)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) refuse('WORK_SECTION_NOT_FOUND');
    await storePlan(work, context, arbeitsplanId);
  });
  return confirmed;
});

export const duplicateSectionHandler = handle(duplicateSection, async (context, { arbeitsplanId, sectionId }) => {
  const scope = await proveEdit(context, arbeitsplanId);
  return context.transact(async (work) => {
    await holdPlan(work, scope);
    const sections = await sectionsOf(work, arbeitsplanId);
    refuseTooMany(sections.length);
    const at = sections.findIndex(({ id }) => id === sectionId);
    const original = sections[at];
    if (!original) return refuse('WORK_SECTION_NOT_FOUND');
    const [id] = await copySections(work, [{ ...original, position: keyAt(sections, at + 1) }], arbeitsplanId);
    await storePlan(work, context, arbeitsplanId);
    return { id: id ?? '' };
  });
});
