import { schoolRefusals } from './refusals.ts';
import { type Actor, refuserFor } from '@pausenplatz/kernel-server';
import type { Kysely } from 'kysely';
import { type AdminMode } from '../contract/index.ts';
import { type ClassRight, classRights, livingRights } from '../rules/index.ts';
import type { SchoolsTables } from './tables.ts';

const refuse = refuserFor(schoolRefusals);

declare const proven: unique symbol;

/** Proof that the actor has this right in the class; queries and functions that touch a class ask for it. */
export interface ClassScope<Right extends ClassRight = ClassRight> {
  readonly [proven]: Right;
  readonly classId: string;
  readonly schoolId: string;
  readonly className: string;
  readonly isArchived: boolean;
  /** Everything the actor may do here, for what differs between them inside one answer. */
  readonly rights: ReadonlySet<ClassRight>;
}

/** What somebody may do with a school: belong to it, or administer it. */
type SchoolRight = 'member' | 'administer';

/** Proof that the actor has this right in the school. */
export interface SchoolScope<Right extends SchoolRight = SchoolRight> {
  readonly [proven]: Right;
  readonly schoolId: string;
  readonly schoolName: string;
  readonly adminMode: AdminMode;
  /** The operator knows the school; before that it reaches nobody but its own members. */
  readonly isConfirmed: boolean;
}

interface Asking {
  readonly db: Kysely<SchoolsTables>;
  readonly actor: Actor;
}

/**
 * The right to a class. 404 for a class that the actor may not see, 403 where they see it but may not do this.
 * Deleted classes are found only by who asks for them (`deleted`), archived ones always.
 */
export async function proveClass<Right extends ClassRight>(
  context: Asking,
  classId: string,
  need: Right,
  options: { readonly deleted?: boolean } = {},
): Promise<ClassScope<Right>> {
  const { actor } = context;
  const found = actor.kind === 'user' ? await findClass(context.db, classId, actor.userId) : null;
  const isDeleted = found ? found.deleted_at !== null : false;
  const rights = found ? rightsOf(actor, found) : new Set<ClassRight>();
  if (!found || !rights.has('read') || isDeleted !== (options.deleted ?? false)) return refuse('CLASS_NOT_FOUND');
  if (!rights.has(need)) return refuse(reasonWithout(need, found));
  const scope = { classId, schoolId: found.school_id, className: found.name, isArchived: found.archived_at !== null, rights };
  // The checks above are the proof; nothing else makes this type.
  return scope as ClassScope<Right>;
}

interface FoundClass {
  readonly id: string;
  readonly school_id: string;
  readonly name: string;
  readonly archived_at: Date | null;
  readonly deleted_at: Date | null;
  readonly admin_mode: AdminMode;
  readonly teaches: boolean;
  readonly attends: boolean;
}

function rightsOf(actor: Actor, found: FoundClass): ReadonlySet<ClassRight> {
  const administers = actor.kind === 'user' && actor.adminSchoolIds.includes(found.school_id);
  const isLiving = found.archived_at === null && found.deleted_at === null;
  return classRights({ teaches: found.teaches, attends: found.attends, administers }, { mode: found.admin_mode, isLiving });
}

type Reason = 'CLASS_FORBIDDEN' | 'CLASS_KEPT_BY_ADMINS' | 'CLASS_SYNCHRONISED' | 'CLASS_ARCHIVED';

/** Tells a teacher or an admin why, where the archive or the school's admin mode is the reason. */
function reasonWithout(need: ClassRight, found: FoundClass): Reason {
  if (found.attends) return 'CLASS_FORBIDDEN';
  if (found.archived_at !== null && livingRights.some((right) => right === need)) return 'CLASS_ARCHIVED';
  if (need !== 'roster' && need !== 'administer') return 'CLASS_FORBIDDEN';
  return found.admin_mode === 'synchronised' && need === 'roster' ? 'CLASS_SYNCHRONISED' : 'CLASS_KEPT_BY_ADMINS';
}

/** The class with the person's relation to it: archived and deleted classes are not among the actor's own. */
async function findClass(db: Kysely<SchoolsTables>, classId: string, userId: string): Promise<FoundClass | null> {
  const row = await db
    .selectFrom('school_class')
    .innerJoin('school', 'school.id', 'school_class.school_id')
    .select(['school_class.id', 'school_id', 'school_class.name', 'archived_at', 'deleted_at', 'admin_mode'])
    .select((where) => [
      where
        .exists(
          where.selectFrom('class_teacher').select('user_id').whereRef('class_id', '=', 'school_class.id').where('user_id', '=', userId),
        )
        .$castTo<boolean>()
        .as('teaches'),
      where
        .exists(
          where.selectFrom('class_pupil').select('user_id').whereRef('class_id', '=', 'school_class.id').where('user_id', '=', userId),
        )
        .$castTo<boolean>()
        .as('attends'),
    ])
    .where('school_class.id', '=', classId)
    .executeTakeFirst();
  return row ?? null;
}

/** The right to a school: 404 for strangers, 403 for members who do not administer it. */
export async function proveSchool<Right extends SchoolRight>(context: Asking, schoolId: string, need: Right): Promise<SchoolScope<Right>> {
  const { actor } = context;
  const administers = actor.kind === 'user' && actor.adminSchoolIds.includes(schoolId);
  const isMember = administers || (actor.kind === 'user' && actor.schoolIds.includes(schoolId));
  if (!isMember) return refuse('SCHOOL_NOT_FOUND');
  if (need === 'administer' && !administers) return refuse('SCHOOL_FORBIDDEN');
  const row = await context.db
    .selectFrom('school')
    .select(['name', 'admin_mode', 'confirmed_at'])
    .where('id', '=', schoolId)
    .executeTakeFirst();
  if (!row) return refuse('SCHOOL_NOT_FOUND');
  const scope = { schoolId, schoolName: row.name, adminMode: row.admin_mode, isConfirmed: row.confirmed_at !== null };
  return scope as SchoolScope<Right>;
}

/** What reaches people outside of a school is for schools that the operator knows. */
export function refuseUnconfirmed({ isConfirmed }: SchoolScope): void {
  if (!isConfirmed) refuse('SCHOOL_UNCONFIRMED');
}
