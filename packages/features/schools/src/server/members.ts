import { schoolRefusals } from './refusals.ts';
import { daysBefore } from '@pausenplatz/kernel-format';
import { actorSignal, openWall, refuserFor, type Services, type Work } from '@pausenplatz/kernel-server';
import { schoolLimits, type SchoolMemberKind } from '../contract/index.ts';
import { sql } from 'kysely';
import { adminsOf } from './join-requests.ts';
import { lockSchool } from './school-rows.ts';
import { isOutsideOf, schoolsAbove } from './school-tree.ts';
import type { SchoolsTables } from './tables.ts';

const refuse = refuserFor(schoolRefusals);

type SchoolsWork = Work<SchoolsTables>;

/** What somebody may do follows from what they belong to: every process asks again about them after the commit. */
export async function forgetActors(
  services: Pick<Services, 'signals' | 'actors'>,
  work: SchoolsWork,
  userIds: readonly string[],
): Promise<void> {
  for (const userId of userIds) await services.signals.send(work.db, actorSignal, userId);
  work.afterCommit(() => {
    for (const userId of userIds) services.actors.forget(userId);
  });
}

/** Makes people members of a school; who is one already stays one. */
export async function addMembers(work: SchoolsWork, schoolId: string, userIds: readonly string[], kind: SchoolMemberKind): Promise<void> {
  if (userIds.length === 0) return;
  await work.db
    .insertInto('school_member')
    .values(userIds.map((userId) => ({ school_id: schoolId, user_id: userId, kind })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Ends the membership of people in a school, and their places in its classes and groups with it. */
export async function removeMembers(
  work: SchoolsWork,
  schoolId: string,
  userIds: readonly string[],
  kind: 'teacher' | 'pupil',
): Promise<void> {
  if (userIds.length === 0) return;
  // What opens their accounts from here ends within the same transaction, after they have gone.
  openWall({ people: userIds });
  await work.db
    .deleteFrom('school_member')
    .where('school_id', '=', schoolId)
    .where('user_id', 'in', userIds)
    .where('kind', '=', kind)
    .execute();
  const classes = work.db.selectFrom('school_class').select('id').where('school_id', '=', schoolId);
  const table = kind === 'teacher' ? 'class_teacher' : 'class_pupil';
  await work.db.deleteFrom(table).where('user_id', 'in', userIds).where('class_id', 'in', classes).execute();
  await leaveGroups(work, schoolId, userIds);
}

/**
 * Takes people out of the groups and teams of a school, and out of the teams of schools above that hold people of the schools below, where
 * they are in none of those any more.
 */
async function leaveGroups(work: SchoolsWork, schoolId: string, userIds: readonly string[]): Promise<void> {
  const groups = work.db.selectFrom('school_group').select('id').where('school_id', '=', schoolId);
  await work.db.deleteFrom('group_member').where('user_id', 'in', userIds).where('group_id', 'in', groups).execute();
  const above = await schoolsAbove(work.db, [schoolId]);
  await sql`delete from group_member using school_group
    where school_group.id = group_member.group_id and school_group.school_id = any(${above}) and group_member.user_id = any(${[...userIds]})
      and ${isOutsideOf('group_member.user_id', 'school_group.school_id')}`.execute(work.db);
}

/**
 * Makes somebody an administrator of a school, or ends that. A school that nobody above administers keeps at least one:
 * LAST_ADMIN otherwise, also when two admins take each other out at once.
 */
export async function setAdmin(work: SchoolsWork, change: AdminChange): Promise<void> {
  const { schoolId, userId, admin, now } = change;
  await lockSchool(work, schoolId);
  openWall({ people: [userId] });
  await work.db.deleteFrom('former_admin').where('school_id', '=', schoolId).where('user_id', '=', userId).execute();
  if (admin) return addMembers(work, schoolId, [userId], 'admin');
  const own = work.db.selectFrom('school_member').select('user_id').where('school_id', '=', schoolId).where('kind', '=', 'admin');
  const others = (await own.execute()).map((row) => row.user_id).filter((id) => id !== userId);
  const left = [...others, ...(await adminsAbove(work, schoolId))];
  if (left.length === 0 || !(await change.isSomebodyThere(left))) refuse('LAST_ADMIN');
  const gone = await work.db
    .deleteFrom('school_member')
    .where('school_id', '=', schoolId)
    .where('user_id', '=', userId)
    .where('kind', '=', 'admin')
    .executeTakeFirstOrThrow();
  if (gone.numDeletedRows > 0n)
    await work.db.insertInto('former_admin').values({ school_id: schoolId, user_id: userId, removed_at: now }).execute();
}

interface AdminChange {
  readonly schoolId: string;
  readonly userId: string;
  readonly admin: boolean;
  readonly now: Date;
  /** Whether one of these still has an account; who lies in the trash administers nothing. */
  readonly isSomebodyThere: (userIds: readonly string[]) => Promise<boolean>;
}

async function adminsAbove(work: SchoolsWork, schoolId: string): Promise<readonly string[]> {
  const school = await work.db.selectFrom('school').select('parent_id').where('id', '=', schoolId).executeTakeFirstOrThrow();
  return school.parent_id === null ? [] : adminsOf(work.db, school.parent_id);
}

/** Whether somebody administered the school until less than sixty days ago. */
export async function isFormerAdmin(db: SchoolsWork['db'], schoolId: string, userId: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('former_admin')
    .select('user_id')
    .where('school_id', '=', schoolId)
    .where('user_id', '=', userId)
    .where('removed_at', '>', daysBefore(now, schoolLimits.trashDays))
    .executeTakeFirst();
  if (row) openWall({ people: [userId] });
  return row !== undefined;
}
