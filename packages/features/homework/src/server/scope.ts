import { asSystem, type CallContext, openWall, Refusal } from '@pausenplatz/kernel-server';
import { proveClass } from '@pausenplatz/schools/server';
import type { Selectable } from 'kysely';
import { refuse } from './homework.ts';
import { secretHash } from './secret-hash.ts';
import type { HomeworkTables } from './tables.ts';

type Asking = Pick<CallContext<HomeworkTables>, 'db' | 'actor'>;

declare const proven: unique symbol;

/** As what somebody reads a plan: the class with everybody, themselves alone, or nobody by name. */
export type PlanRole = 'teacher' | 'pupil' | 'guest';

/** Proof that the actor may read the plan of a class, and as what. */
export interface PlanScope<Role extends PlanRole = PlanRole> {
  readonly [proven]: Role;
  readonly classId: string;
  readonly as: Role;
  /** The class is in the archive: its past is read, without the names of children who went on, and nothing is changed. */
  readonly isArchived: boolean;
  /** Null for guests. */
  readonly userId: string | null;
  readonly shareId: string | null;
}

/** Teachers and pupils of the class; the administration of a school does not read what its pupils do. */
export async function provePlan(context: Asking, classId: string): Promise<PlanScope<'teacher' | 'pupil'>> {
  const { rights, isArchived } = await proveClass(context, classId, 'read');
  const { actor } = context;
  if (actor.kind !== 'user') return refuse('PLAN_NOT_FOUND');
  const role = rights.has('review') ? 'teacher' : actor.attendsClassIds.includes(classId) ? 'pupil' : null;
  if (!role) return refuse('PLAN_FORBIDDEN');
  // The checks above are the proof; nothing else makes this type.
  return { classId, as: role, isArchived, userId: actor.userId, shareId: null } as PlanScope<'teacher' | 'pupil'>;
}

/** The plans of all classes of today that somebody teaches, or attends: what the actor is made of, and that the class is still there. */
export async function proveOwnPlans<Role extends 'teacher' | 'pupil'>(context: Asking, role: Role): Promise<readonly PlanScope<Role>[]> {
  const { actor } = context;
  if (actor.kind !== 'user') return [];
  const ids = role === 'teacher' ? actor.teachesClassIds : actor.attendsClassIds;
  if (ids.length === 0) return [];
  const rows = await context.db
    .selectFrom('school_class')
    .select('id')
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .where('archived_at', 'is', null)
    .execute();
  return rows.map(({ id }) => ({ classId: id, as: role, isArchived: false, userId: actor.userId, shareId: null }) as PlanScope<Role>);
}

/** Who may look through what the class did: its teachers, also after it went into the archive. */
export async function proveReview(context: Asking, classId: string): Promise<PlanScope<'teacher'>> {
  const scope = await provePlan(context, classId);
  return scope.as === 'teacher' ? (scope as PlanScope<'teacher'>) : refuse('TASK_FORBIDDEN');
}

export async function proveTeaching(context: Asking, classId: string): Promise<PlanScope<'teacher'>> {
  const scope = await proveReview(context, classId);
  if (scope.isArchived) refuse('PLAN_ARCHIVED');
  return scope;
}

/** The plan that a share opens, without names (trust: H6). */
export async function proveShare(context: Asking, secret: string): Promise<PlanScope<'guest'>> {
  const share = await asSystem(() => findShare(context.db, secret));
  if (!share) return refuse('SHARE_NOT_FOUND');
  openWall({ classes: [share.class_id] });
  return { classId: share.class_id, as: 'guest', isArchived: false, userId: null, shareId: share.id } as PlanScope<'guest'>;
}

function findShare(db: Asking['db'], secret: string) {
  return db
    .selectFrom('homework_share')
    .innerJoin('school_class', 'school_class.id', 'homework_share.class_id')
    .select(['homework_share.id', 'class_id'])
    .where('secret_hash', '=', secretHash(secret))
    .where('school_class.deleted_at', 'is', null)
    .where('school_class.archived_at', 'is', null)
    .executeTakeFirst();
}

/** What a member would see as a guest: the preview of a block. */
export function asGuest(scope: PlanScope): PlanScope<'guest'> {
  return { classId: scope.classId, as: 'guest', isArchived: scope.isArchived, userId: null, shareId: null } as PlanScope<'guest'>;
}

export type TaskRow = Selectable<HomeworkTables['homework_task']>;

/** Proof of a right to one task; `plan` is null for a private entry of the actor. */
export interface TaskScope<Need extends 'read' | 'change' = 'read' | 'change'> {
  readonly [proven]: Need;
  readonly row: TaskRow;
  readonly plan: PlanScope<'teacher' | 'pupil'> | null;
  readonly userId: string;
}

/** 404 for a task that the actor may not see at all, 403 where they see it but may not change it. */
export async function proveTask<Need extends 'read' | 'change'>(
  context: Asking,
  taskId: string,
  need: Need,
  options: { readonly deleted?: boolean } = {},
): Promise<TaskScope<Need>> {
  const { actor } = context;
  const row = await context.db.selectFrom('homework_task').selectAll().where('id', '=', taskId).executeTakeFirst();
  if (!row || actor.kind !== 'user' || (row.deleted_at !== null) !== (options.deleted ?? false)) return refuse('TASK_NOT_FOUND');
  const plan = row.class_id === null ? null : await asIfMissing(provePlan(context, row.class_id), 'TASK_NOT_FOUND');
  if (plan === null && row.owner_id !== actor.userId) return refuse('TASK_NOT_FOUND');
  if (plan?.as === 'pupil') {
    if (!row.visible || !(await isAssigned(context, row, actor.userId))) return refuse('TASK_NOT_FOUND');
    if (need === 'change') return refuse('TASK_FORBIDDEN');
  }
  if (need === 'change' && plan?.isArchived) return refuse('PLAN_ARCHIVED');
  return { row, plan, userId: actor.userId } as TaskScope<Need>;
}

/** What belongs to a class that is not the actor's own must look as if it did not exist at all. */
export async function asIfMissing<Scope>(
  proof: Promise<Scope>,
  code: 'TASK_NOT_FOUND' | 'BOX_NOT_FOUND' | 'SHARE_NOT_FOUND',
): Promise<Scope> {
  try {
    return await proof;
  } catch (error) {
    if (error instanceof Refusal && error.status === 404) return refuse(code);
    throw error;
  }
}

async function isAssigned(context: Asking, row: TaskRow, userId: string): Promise<boolean> {
  if (row.assigned_to_class) return true;
  const found = await context.db
    .selectFrom('homework_assignee')
    .select('user_id')
    .where('task_id', '=', row.id)
    .where('user_id', '=', userId)
    .where('selected', '=', true)
    .executeTakeFirst();
  return found !== undefined;
}
