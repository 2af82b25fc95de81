import { confirmed, type ParsedInputOf } from '@pausenplatz/kernel-contract';
import { type CallContext, newId, personOf, type Work } from '@pausenplatz/kernel-server';
import { type Insertable, sql } from 'kysely';
import { sectionColors, takeOverTasks, undoTakeOver, workPlanLimits as limits } from '../../contract/index.ts';
import { workPlansTexts } from '../../texts.ts';
import { addressOf } from '../attachment-address.ts';
import { refuseTooManyTasks } from '../copy.ts';
import { holdPlan, storePlan } from '../hold.ts';
import { keyAt, keysAfter } from '../positions.ts';
import { proveEdit } from '../scope.ts';
import type { WorkPlansTables } from '../tables.ts';
import { handle, refuse } from '../work-plans.ts';
import { insertPlan } from './plans.ts';
import { sectionsOf } from './sections.ts';

type Context = CallContext<WorkPlansTables>;
type OwnWork = Work<WorkPlansTables>;
type Wanted = ParsedInputOf<typeof takeOverTasks>['sections'];

export const takeOverTasksHandler = handle(takeOverTasks, async (context, { id, title, sections }) => {
  if (id === null)
    return context.transact(async (work) => {
      const plan = { title: title || workPlansTexts.newPlan };
      const made = await insertPlan(work, context, personOf(context).userId, plan);
      return { ...made, added: await addAll(work, made.id, sections) };
    });
  const scope = await proveEdit(context, id);
  return context.transact(async (work) => {
    const { url } = await holdPlan(work, scope);
    const added = await addAll(work, id, sections);
    await storePlan(work, context, id);
    return { id, url, added };
  });
});

/** Adds sections and tasks to a held plan, or to one that nobody knows yet; answers what was added. */
async function addAll(work: OwnWork, planId: string, wanted: Wanted) {
  await refuseTooManyTasks(
    work,
    planId,
    wanted.reduce((sum, { tasks }) => sum + tasks.length, 0),
  );
  const here = await sectionsOf(work, planId);
  const added = { sections: [] as string[], tasks: [] as string[] };
  for (const { title, tasks } of wanted) {
    let section = title === '' ? here.at(-1) : here.find((one) => one.title.trim().toLowerCase() === title.toLowerCase());
    if (!section) {
      if (here.length >= limits.sections) refuse('WORK_PLAN_TOO_LARGE', { details: { sections: limits.sections, tasks: limits.tasks } });
      const color = sectionColors[here.length % sectionColors.length] ?? 'teal';
      const named = title === '' ? workPlansTexts.firstSection : title;
      section = { id: newId(), plan_id: planId, title: named, background_color: color, position: keyAt(here, undefined), deleted_at: null };
      // oxlint-disable-next-line no-await-in-loop -- the next one stands behind it
      await work.db.insertInto('work_plan_section').values(section).execute();
      here.push(section);
      added.sections.push(section.id);
    }
    // oxlint-disable-next-line no-await-in-loop -- as above
    added.tasks.push(...(await addTasks(work, planId, section.id, tasks)));
  }
  return added;
}

async function addTasks(work: OwnWork, planId: string, sectionId: string, tasks: Wanted[number]['tasks']): Promise<string[]> {
  if (tasks.length === 0) return [];
  const last = await work.db
    .selectFrom('work_plan_task')
    .select('position')
    .where('section_id', '=', sectionId)
    .where('deleted_at', 'is', null)
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();
  const keys = keysAfter(last?.position ?? null, tasks.length);
  const ids = tasks.map(() => newId());
  await work.db
    .insertInto('work_plan_task')
    .values(
      tasks.map(({ title, text, mandatory, level, groupSize, correctionMode }, at) => ({
        id: ids[at] ?? '',
        plan_id: planId,
        section_id: sectionId,
        title,
        text,
        icon: null,
        mandatory,
        level,
        group_size: groupSize,
        correction_mode: correctionMode,
        position: keys[at] ?? 'a0',
        deleted_at: null,
      })),
    )
    .execute();
  const links = tasks.flatMap(({ link }, at) => (link === null ? [] : [linkRow(ids[at] ?? '', link)]));
  if (links.length > 0) await work.db.insertInto('work_plan_attachment').values(links).execute();
  return ids;
}

/** A link is called after its website, an own path after what it is. */
function linkRow(taskId: string, link: string): Insertable<WorkPlansTables['work_plan_attachment']> {
  const address = addressOf('link', link);
  const type = address.startsWith('/') ? ('page' as const) : ('link' as const);
  const name = type === 'page' ? workPlansTexts.page : new URL(address).hostname.slice(0, limits.nameMaximum);
  const position = keyAt([], undefined);
  return { id: newId(), task_id: taskId, name, type, attachment: address, file_id: null, is_solution: false, position, deleted_at: null };
}

export const undoTakeOverHandler = handle(undoTakeOver, async (context: Context, { id, sections, tasks }) => {
  const scope = await proveEdit(context, id);
  await context.transact(async (work) => {
    await holdPlan(work, scope);
    const gone = { deleted_at: context.clock.now() };
    for (const [table, ids] of [
      ['work_plan_section', sections],
      ['work_plan_task', tasks],
    ] as const)
      // oxlint-disable-next-line no-await-in-loop -- two statements of one transaction
      await work.db
        .updateTable(table)
        .set(gone)
        .where('plan_id', '=', id)
        .where('deleted_at', 'is', null)
        .where('id', '=', sql<string>`any(${[...ids]}::text[])`)
        .execute();
    await storePlan(work, context, id);
  });
  return confirmed;
});
