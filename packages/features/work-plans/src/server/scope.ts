import { asSystem, type CallContext, type UserActor } from '@pausenplatz/kernel-server';
import { type Kysely, type Selectable, sql } from 'kysely';
import { mayEdit } from '../rules/index.ts';
import type { WorkPlansTables } from './tables.ts';
import { refuse } from './work-plans.ts';

type Asking = Pick<CallContext<WorkPlansTables>, 'db' | 'actor'>;
export type PlanRow = Selectable<WorkPlansTables['work_plan']>;

declare const proven: unique symbol;

/** A class that has a plan, and what the person who asks is in it today. */
export interface GivenTo {
  readonly id: string;
  readonly plan_id: string;
  readonly class_id: string;
  readonly class_name: string;
  readonly class_color: string;
  readonly whole_class: boolean;
  readonly due_on: string | null;
  /** The class, or the plan in this class, is in the archive: read, and changed by nobody. */
  readonly isArchived: boolean;
  readonly teaches: boolean;
  readonly attends: boolean;
}

/** Proof that the actor may read a plan, and as what. */
export interface PlanScope<Role extends 'teacher' | 'pupil' = 'teacher' | 'pupil'> {
  readonly [proven]: Role;
  readonly as: Role;
  readonly row: PlanRow;
  readonly userId: string;
  readonly isAuthor: boolean;
  readonly canEdit: boolean;
  /** Of teachers all classes that they teach, of a pupil the one through which they have the plan. */
  readonly given: readonly GivenTo[];
}

/** Proof of the right to change a plan. */
export interface EditScope extends PlanScope<'teacher'> {
  readonly canEdit: true;
}

type By = { readonly url: string } | { readonly id: string };

/** 404 for a plan that the actor may not see at all. Deleted ones are found only by who asks for them. */
export async function provePlan(context: Asking, by: By, options: { readonly deleted?: boolean } = {}): Promise<PlanScope> {
  const { actor } = context;
  if (actor.kind !== 'user') return refuse('WORK_PLAN_NOT_FOUND');
  const [column, value] = 'url' in by ? (['url', by.url] as const) : (['id', by.id] as const);
  const row = await context.db.selectFrom('work_plan').selectAll().where(column, '=', value).executeTakeFirst();
  if (!row || (row.deleted_at !== null) !== (options.deleted ?? false)) return refuse('WORK_PLAN_NOT_FOUND');
  return scopeOf(row, actor, await givenTo(context.db, [row.id], actor.userId)) ?? refuse('WORK_PLAN_NOT_FOUND');
}

/** What somebody may do with a plan, by whom it is given to; null where it is not there for them. */
export function scopeOf(row: PlanRow, { userId, roles }: UserActor, all: readonly GivenTo[]): PlanScope | null {
  const isTeacher = roles.includes('Teacher');
  const isAuthor = isTeacher && row.owner_id === userId;
  const taught = isTeacher ? all.filter(({ teaches }) => teaches) : [];
  const attended = all.find(({ attends, isArchived }) => attends && !isArchived) ?? all.find(({ attends }) => attends);
  // The checks above are the proof; nothing else makes this type.
  if (isAuthor || taught.length > 0) {
    const canEdit = mayEdit(
      isAuthor,
      all.filter(({ isArchived }) => !isArchived),
    );
    return { as: 'teacher', row, userId, isAuthor, canEdit, given: taught } as unknown as PlanScope;
  }
  return attended ? ({ as: 'pupil', row, userId, isAuthor, canEdit: false, given: [attended] } as unknown as PlanScope) : null;
}

/** All classes that have these plans. Who asks may be elsewhere today, and must not believe that nobody has them. */
export async function givenTo(db: Kysely<WorkPlansTables>, planIds: readonly string[], userId: string): Promise<readonly GivenTo[]> {
  if (planIds.length === 0) return [];
  return asSystem(() =>
    db
      .selectFrom('work_plan_assignment as given')
      .innerJoin('school_class', 'school_class.id', 'given.class_id')
      .select([
        'given.id',
        'given.plan_id',
        'class_id',
        'school_class.name as class_name',
        'school_class.color as class_color',
        'whole_class',
        'due_on',
      ])
      .select([
        sql<boolean>`given.archived_at is not null or school_class.archived_at is not null`.as('isArchived'),
        sql<boolean>`exists (select from class_teacher where class_id = given.class_id and user_id = ${userId})`.as('teaches'),
        sql<boolean>`school_class.archived_at is null
          and exists (select from class_pupil where class_id = given.class_id and user_id = ${userId})
          and (whole_class or exists (select from work_plan_pupil one
            where one.assignment_id = given.id and one.user_id = ${userId} and one.selected))`.as('attends'),
      ])
      .where('given.plan_id', 'in', planIds)
      .where('withdrawn_at', 'is', null)
      .where('school_class.deleted_at', 'is', null)
      .orderBy('school_class.name')
      .execute(),
  );
}

export async function proveTeacher(context: Asking, by: By): Promise<PlanScope<'teacher'>> {
  const scope = await provePlan(context, by);
  return scope.as === 'teacher' ? (scope as PlanScope<'teacher'>) : refuse('WORK_PLAN_FORBIDDEN');
}

/** The right to change a plan; refused with its own sentence where another teacher's class has it. */
export async function proveEdit(context: Asking, planId: string, options: { readonly deleted?: boolean } = {}): Promise<EditScope> {
  const scope = await provePlan(context, { id: planId }, options);
  if (scope.as !== 'teacher') return refuse('WORK_PLAN_FORBIDDEN');
  return scope.canEdit ? (scope as EditScope) : refuse('WORK_PLAN_KEPT_BY_OTHERS');
}

/** One assignment of a plan that the actor teaches, or through which the actor has it. */
export async function proveAssignment(context: Asking, assignmentId: string): Promise<PlanScope & { readonly here: GivenTo }> {
  const found = await context.db.selectFrom('work_plan_assignment').select('plan_id').where('id', '=', assignmentId).executeTakeFirst();
  const scope = found ? await provePlan(context, { id: found.plan_id }) : refuse('WORK_PLAN_NOT_FOUND');
  const here = scope.given.find(({ id }) => id === assignmentId);
  return here ? { ...scope, here } : refuse('WORK_PLAN_NOT_FOUND');
}
