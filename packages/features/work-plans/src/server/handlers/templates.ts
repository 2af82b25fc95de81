import { plainWords } from '@pausenplatz/kernel-format';
import { asSystem, beginWordsOf, type CallContext, changedAt, isBehind, likedPart, personOf, type Work } from '@pausenplatz/kernel-server';
import { type Expression, type ExpressionBuilder, sql, type SqlBool } from 'kysely';
import { likeTemplate, listTemplates, previewPlan, takeTemplate, workPlanLimits } from '../../contract/index.ts';
import { copySections } from '../copy.ts';
import { presentPlan, presentSections } from '../present.ts';
import { readContent } from '../queries/content.ts';
import { provePlan, type PlanRow } from '../scope.ts';
import type { WorkPlansTables } from '../tables.ts';
import { handle, refuse } from '../work-plans.ts';
import { planFor } from './read-plan.ts';
import { insertPlan } from './plans.ts';

type Context = CallContext<WorkPlansTables>;
type Where = ExpressionBuilder<WorkPlansTables, 'work_plan'>;

/** Templates that the actor may take over: everybody's, those of the own school family, and own ones. */
function mayTake(
  where: Where,
  { userId, familySchoolIds }: { readonly userId: string; readonly familySchoolIds: readonly string[] },
): Expression<SqlBool> {
  const ofSchool =
    familySchoolIds.length > 0 ? [where.and([where('template', '=', 'school'), where('school_id', 'in', familySchoolIds)])] : [];
  return where.or([where('template', '=', 'public'), where('owner_id', '=', userId), ...ofSchool]);
}

type By = { readonly url: string } | { readonly id: string };

/** A template by its address or id, or a plan that the actor reads as a teacher. */
async function readable(context: Context, by: By): Promise<PlanRow> {
  const row = await templates(context.db, context, by).executeTakeFirst();
  if (row) return row;
  const scope = await provePlan(context, by);
  return scope.as === 'teacher' ? scope.row : refuse('WORK_PLAN_FORBIDDEN');
}

const templates = (db: Context['db'], context: Context, by: By) =>
  db
    .selectFrom('work_plan')
    .selectAll()
    .where('url' in by ? 'url' : 'id', '=', 'url' in by ? by.url : by.id)
    .where('deleted_at', 'is', null)
    .where((where) => mayTake(where, personOf(context)));

/** The same, held until the commit: nobody takes the template back, deletes it, or leaves the class through which they read it, meanwhile. */
async function holdReadable(
  work: Work<WorkPlansTables>,
  context: Context,
  id: string,
  // Two who change the same row would wait for each other's share of it.
  as: 'read' | 'changed' = 'read',
): Promise<PlanRow> {
  const { userId } = personOf(context);
  // What is somebody else's is held by the server itself; who may is in the conditions.
  return asSystem(async () => {
    const template = templates(work.db, context, { id });
    const row = await (as === 'read' ? template.forShare() : template.forNoKeyUpdate()).executeTakeFirst();
    if (row) return row;
    const given = await work.db
      .selectFrom('work_plan_assignment as given')
      .innerJoin('school_class', 'school_class.id', 'given.class_id')
      .innerJoin('class_teacher', 'class_teacher.class_id', 'given.class_id')
      .select('given.id')
      .where('given.plan_id', '=', id)
      .where('given.withdrawn_at', 'is', null)
      .where('school_class.deleted_at', 'is', null)
      .where('class_teacher.user_id', '=', userId)
      .forShare(['given', 'school_class', 'class_teacher'])
      .execute();
    if (given.length === 0) return refuse('WORK_PLAN_NOT_FOUND');
    const plan = work.db.selectFrom('work_plan').selectAll().where('id', '=', id).where('deleted_at', 'is', null);
    const held = await (as === 'read' ? plan.forShare() : plan.forNoKeyUpdate()).executeTakeFirst();
    return held ?? refuse('WORK_PLAN_NOT_FOUND');
  });
}

export const previewPlanHandler = handle(previewPlan, async (context, { url }) => {
  const row = await readable(context, { url });
  if (row.owner_id === personOf(context).userId)
    return { ...(await planFor(context, await provePlan(context, { url }))), assignments: [], own: null };
  const sections = presentSections(context, await readContent(context.db, [row.id]), row.id);
  return presentPlan(context, row, { sections, canEdit: false, author: null, assignments: [], own: null });
});

export const listTemplatesHandler = handle(listTemplates, async (context, { of, words, level, after }) => {
  const { userId, familySchoolIds } = personOf(context);
  const rows = await context.db
    .selectFrom('work_plan')
    .select(['id', 'url', 'title', 'keywords', 'level', 'likes', 'owner_id'])
    .select(changedAt.as('changedAt'))
    .select((where) => [
      sql<number>`(select count(*)::int from work_plan_task task join work_plan_section section on section.id = task.section_id
        where task.plan_id = work_plan.id and task.deleted_at is null and section.deleted_at is null)`.as('tasks'),
      where
        .exists(where.selectFrom('work_plan_like').select('user_id').whereRef('plan_id', '=', 'work_plan.id').where('user_id', '=', userId))
        .$castTo<boolean>()
        .as('like'),
    ])
    .where('deleted_at', 'is', null)
    .where('template', 'in', of === 'public' ? ['public'] : ['school', 'public'])
    .$if(of === 'school', (query) => query.where('school_id', '=', sql<string>`any(${[...familySchoolIds]}::text[])`))
    .$if(level > 0, (query) => query.where('level', '=', level))
    .where(beginWordsOf(plainWords(words), sql<string>`title || ' ' || array_to_string(keywords, ' ')`))
    .$if(after !== null, (query) => query.where(isBehind(after ?? '')))
    .orderBy('likes', 'desc')
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .limit(workPlanLimits.templatesPerPage + 1)
    .execute();
  const part = likedPart(rows, workPlanLimits.templatesPerPage);
  const templates = part.rows.map(({ id, likes, owner_id, changedAt: _changedAt, ...row }) => ({
    ...row,
    templateId: id,
    numOfLikes: likes,
    isMine: owner_id === userId,
  }));
  return { templates, next: part.next };
});

export const takeTemplateHandler = handle(takeTemplate, async (context, { id }) => {
  const { userId } = personOf(context);
  return context.transact(async (work) => {
    const row = await holdReadable(work, context, id);
    const { title, text, keywords, level, row_print, self_evaluation_mode } = row;
    const made = await insertPlan(work, context, userId, {
      title,
      text,
      keywords,
      level,
      row_print: JSON.stringify(row_print),
      self_evaluation_mode: JSON.stringify(self_evaluation_mode),
    });
    const sections = await work.db
      .selectFrom('work_plan_section')
      .selectAll()
      .where('plan_id', '=', id)
      .where('deleted_at', 'is', null)
      .execute();
    await copySections(work, sections, made.id);
    return made;
  });
});

export const likeTemplateHandler = handle(likeTemplate, async (context, { templateId }) => {
  const { userId } = personOf(context);
  return context.transact(async (work) => {
    const row = await holdReadable(work, context, templateId, 'changed');
    const { numDeletedRows } = await work.db
      .deleteFrom('work_plan_like')
      .where('plan_id', '=', row.id)
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    const added = numDeletedRows === 0n;
    if (added)
      await work.db
        .insertInto('work_plan_like')
        .values({ plan_id: row.id, user_id: userId })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    // The plan is somebody else's, and who likes it is nobody's business: the server itself counts.
    const { likes } = await asSystem(() =>
      work.db
        .updateTable('work_plan')
        .set({ likes: sql<number>`(select count(*) from work_plan_like one where one.plan_id = work_plan.id)` })
        .where('id', '=', row.id)
        .returning('likes')
        .executeTakeFirstOrThrow(),
    );
    return { like: added ? 'add' : 'remove', numOfLikes: likes };
  });
});
