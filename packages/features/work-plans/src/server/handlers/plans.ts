import { confirmed, type ParsedInputOf } from '@pausenplatz/kernel-contract';
import { type CallContext, newId, personOf, type Work } from '@pausenplatz/kernel-server';
import { givingSchool } from '@pausenplatz/schools/server';
import { generateKeyBetween } from 'fractional-indexing';
import { type Insertable, sql, type Updateable } from 'kysely';
import { createPlan, updatePlan, workPlanLimits } from '../../contract/index.ts';
import { workPlansTexts } from '../../texts.ts';
import { holdPlan, storePlan } from '../hold.ts';
import { proveEdit } from '../scope.ts';
import type { WorkPlansTables } from '../tables.ts';
import { handle, refuse } from '../work-plans.ts';

type Context = CallContext<WorkPlansTables>;
type OwnWork = Work<WorkPlansTables>;

export const createPlanHandler = handle(createPlan, async (context) => {
  const { userId } = personOf(context);
  return context.transact(async (work) => {
    const made = await insertPlan(work, context, userId, { title: workPlansTexts.newPlan });
    await work.db
      .insertInto('work_plan_section')
      .values({
        id: newId(),
        plan_id: made.id,
        title: workPlansTexts.firstSection,
        background_color: 'teal',
        position: generateKeyBetween(null, null),
        deleted_at: null,
      })
      .execute();
    return made;
  });
});

type PlanColumns = Insertable<WorkPlansTables['work_plan']>;
type NewPlan = Pick<PlanColumns, 'title' | 'text' | 'keywords' | 'level'> &
  Partial<Pick<PlanColumns, 'row_print' | 'self_evaluation_mode'>>;

/** Stores a plan that nobody has yet; refused where somebody has too many. */
export async function insertPlan(work: OwnWork, context: Context, ownerId: string, plan: NewPlan) {
  // Two at once must not both be the last one.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`work plans of ${ownerId}`}, 0))`.execute(work.db);
  const { count } = await work.db
    .selectFrom('work_plan')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('owner_id', '=', ownerId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (count >= workPlanLimits.plansPerPerson) refuse('WORK_PLANS_TOO_MANY', { details: { maximum: workPlanLimits.plansPerPerson } });
  const [id, now] = [newId(), context.clock.now()];
  await work.db
    .insertInto('work_plan')
    .values({
      id,
      url: newId(),
      owner_id: ownerId,
      school_id: null,
      created_at: now,
      updated_at: now,
      archived_at: null,
      deleted_at: null,
      ...plan,
      row_print: plan.row_print ?? '[]',
      self_evaluation_mode: plan.self_evaluation_mode ?? '[]',
    })
    .execute();
  const { url } = await work.db.selectFrom('work_plan').select('url').where('id', '=', id).executeTakeFirstOrThrow();
  return { id, url };
}

export const updatePlanHandler = handle(updatePlan, async (context, change) => {
  const comesBack = change.field === 'deleted' && !change.value;
  const scope = await proveEdit(context, change.id, { deleted: comesBack });
  await context.transact(async (work) => {
    await holdPlan(work, scope);
    await storePlan(work, context, scope.row.id, await columnsOf(work, context, change));
  });
  return confirmed;
});

type Change = ParsedInputOf<typeof updatePlan>;

async function columnsOf(work: OwnWork, context: Context, change: Change): Promise<Updateable<WorkPlansTables['work_plan']>> {
  const now = context.clock.now();
  switch (change.field) {
    case 'title':
      return { title: change.value };
    case 'text':
      return { text: change.value };
    case 'keywords':
      return { keywords: [...new Set(change.value)] };
    case 'level':
      return { level: change.value };
    case 'rowPrint':
      return { row_print: JSON.stringify(change.value) };
    case 'selfEvaluationMode':
      return { self_evaluation_mode: JSON.stringify(change.value) };
    case 'archived':
      return { archived_at: change.value ? now : null };
    case 'deleted':
      return { deleted_at: change.value ? now : null };
    case 'template':
      return { template: change.value, school_id: await schoolFor(work, context, change.value) };
  }
}

/** The school in which others find a template. */
async function schoolFor(work: OwnWork, context: Context, template: 'none' | 'own' | 'school' | 'public'): Promise<string | null> {
  if (template === 'none' || template === 'own') return null;
  return (await givingSchool(work, personOf(context).userId, template)) ?? refuse('TEMPLATE_NEEDS_SCHOOL');
}
