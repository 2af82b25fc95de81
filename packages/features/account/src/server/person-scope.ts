import type { Actor } from '@pausenplatz/kernel-server';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { type PersonRight, personRights } from '../rules/index.ts';
import { refuse } from './account.ts';
import type { AccountTables } from './tables.ts';

declare const proven: unique symbol;

/** Proof that the actor has this right over a person; functions that touch somebody's account ask for it. */
interface PersonScope<Right extends PersonRight = PersonRight> {
  readonly [proven]: Right;
  readonly userId: string;
  readonly schoolIds: readonly string[];
  readonly rights: ReadonlySet<PersonRight>;
}

interface Asking {
  readonly db: Kysely<AccountTables>;
  readonly actor: Actor;
}

/** The right over a person, in one query: 404 for people whom the actor may not see, 403 where they see them but may not do this. */
export async function provePerson<Right extends PersonRight>(
  { db, actor }: Asking,
  userId: string,
  need: Right,
): Promise<PersonScope<Right>> {
  const found = actor.kind === 'user' ? await findPerson(db, userId) : null;
  if (!found || actor.kind !== 'user') return refuse('PERSON_NOT_FOUND');
  const classIds = [...found.attends, ...found.teaches];
  const rights = personRights({
    isSelf: actor.userId === userId,
    teaches: found.attends.some((id) => actor.teachesClassIds.includes(id)),
    sharesClass: classIds.some((id) => actor.teachesClassIds.includes(id) || actor.attendsClassIds.includes(id)),
    administers: found.schoolIds.some((id) => actor.adminSchoolIds.includes(id)),
  });
  if (!rights.has('see')) return refuse('PERSON_NOT_FOUND');
  if (!rights.has(need)) return refuse('PERSON_FORBIDDEN');
  // The checks above are the proof; nothing else makes this type.
  return { userId, schoolIds: found.schoolIds, rights } as PersonScope<Right>;
}

interface FoundPerson {
  readonly attends: readonly string[];
  readonly teaches: readonly string[];
  readonly schoolIds: readonly string[];
}

async function findPerson(db: Kysely<AccountTables>, userId: string): Promise<FoundPerson | null> {
  const { rows } = await sql<FoundPerson>`select
    array(select class_id from class_pupil where user_id = user_account.id) as attends,
    array(select class_id from class_teacher where user_id = user_account.id) as teaches,
    array(select school_id from school_member where user_id = user_account.id) as "schoolIds"
    from user_account where id = ${userId} and deleted_at is null`.execute(db);
  return rows[0] ?? null;
}
