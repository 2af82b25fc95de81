import { newId, type Work } from '@pausenplatz/kernel-server';
import type { Selectable } from 'kysely';
import { workPlanLimits } from '../contract/index.ts';
import type { WorkPlansTables } from './tables.ts';
import { refuse } from './work-plans.ts';

type OwnWork = Work<WorkPlansTables>;
type SectionRow = Selectable<WorkPlansTables['work_plan_section']>;
type TaskRow = Selectable<WorkPlansTables['work_plan_task']>;

/** Copies sections with their tasks and attachments into a held plan; answers their new ids. Nothing of any pupil goes along. */
export async function copySections(work: OwnWork, sections: readonly SectionRow[], planId: string): Promise<string[]> {
  if (sections.length === 0) return [];
  const ids = new Map(sections.map(({ id }) => [id, newId()]));
  await work.db
    .insertInto('work_plan_section')
    .values(sections.map((section) => ({ ...section, id: ids.get(section.id) ?? '', plan_id: planId, deleted_at: null })))
    .execute();
  const tasks = await work.db
    .selectFrom('work_plan_task')
    .selectAll()
    .where('section_id', 'in', [...ids.keys()])
    .where('deleted_at', 'is', null)
    .execute();
  await copyTasks(
    work,
    tasks.map((task) => ({ ...task, plan_id: planId, section_id: ids.get(task.section_id) ?? '' })),
  );
  return [...ids.values()];
}

/** Copies tasks with their attachments to where the given rows say; answers the new ids in order. */
export async function copyTasks(work: OwnWork, tasks: readonly TaskRow[]): Promise<string[]> {
  if (tasks.length === 0) return [];
  await refuseTooManyTasks(work, tasks[0]?.plan_id ?? '', tasks.length);
  const ids = new Map(tasks.map(({ id }) => [id, newId()]));
  await work.db
    .insertInto('work_plan_task')
    .values(tasks.map((task) => ({ ...task, id: ids.get(task.id) ?? '', revision: 1, deleted_at: null })))
    .execute();
  const attachments = await work.db
    .selectFrom('work_plan_attachment')
    .selectAll()
    .where('task_id', 'in', [...ids.keys()])
    .where('deleted_at', 'is', null)
    .execute();
  if (attachments.length > 0)
    await work.db
      .insertInto('work_plan_attachment')
      .values(attachments.map((one) => ({ ...one, id: newId(), task_id: ids.get(one.task_id) ?? '' })))
      .execute();
  return [...ids.values()];
}

/** Refused where a held plan would have more tasks than a class ever sees on one sheet. */
export async function refuseTooManyTasks(work: OwnWork, planId: string, more: number): Promise<void> {
  const { count } = await work.db
    .selectFrom('work_plan_task')
    .innerJoin('work_plan_section', 'work_plan_section.id', 'section_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('work_plan_task.plan_id', '=', planId)
    .where('work_plan_task.deleted_at', 'is', null)
    .where('work_plan_section.deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (count + more > workPlanLimits.tasks)
    refuse('WORK_PLAN_TOO_LARGE', { details: { sections: workPlanLimits.sections, tasks: workPlanLimits.tasks } });
}
