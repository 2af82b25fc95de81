import { membershipsOf } from '@pausenplatz/schools/server';
import type { Kysely } from 'kysely';
import type { CurrentUser } from '../contract/index.ts';
import type { AccountTables } from './tables.ts';

const newAccountDays = 7;

/** The signed-in person as their client sees them; null when the account is gone. */
export async function presentCurrentUser(db: Kysely<AccountTables>, userId: string, now: Date): Promise<CurrentUser | null> {
  const user = await db.selectFrom('user_account').selectAll().where('id', '=', userId).executeTakeFirst();
  if (!user) return null;
  const { schools, classes } = await membershipsOf(db, userId);
  const schoolsOnce = [...new Map(schools.map(({ id, name, place }) => [id, { id, name, place }])).values()];
  const schoolClasses = classes.map(({ id, name, color, schoolId }) => ({ id, name, color, schoolId }));
  const current = schoolClasses.find((one) => one.id === user.current_class_id) ?? schoolClasses[0];
  return {
    id: user.id,
    userName: user.user_name,
    firstName: user.first_name,
    lastName: user.last_name,
    avatar: user.avatar,
    userRoles: user.roles,
    pro: user.pro,
    schools: schoolsOnce,
    schoolClasses,
    currentSchoolClass: current?.id ?? null,
    emailUnconfirmed: user.email !== null && user.email_confirmed_at === null,
    newAccount: now.getTime() - user.created_at.getTime() < newAccountDays * 86_400_000,
    seenReleaseNotes: user.seen_release_notes,
  };
}
