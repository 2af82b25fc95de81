import { ownTables } from '@pausenplatz/kernel-server';
import type { ActorSource, Clock, Database, UserActor } from '@pausenplatz/kernel-server';
import { membershipsOf } from '@pausenplatz/schools/server';
import type { AccountTables } from './tables.ts';

/** Finds the person behind a live session, with what they belong to. */
export function actorSource(database: Database, clock: Clock): ActorSource {
  // The kernel opened the database; account and schools tables are this feature's own view of it.
  const db = ownTables<AccountTables>(database);
  return {
    async load(sessionId): Promise<UserActor | null> {
      const row = await db
        .selectFrom('session')
        .innerJoin('user_account', 'user_account.id', 'session.user_id')
        .select(['user_account.id as userId', 'roles', 'pro', 'initial_password'])
        .where('session.id', '=', sessionId)
        .where('session.ended_at', 'is', null)
        .where('session.expires_at', '>', clock.now())
        .where('user_account.disabled_at', 'is', null)
        .executeTakeFirst();
      if (!row) return null;
      const memberships = await membershipsOf(db, row.userId);
      const classIds = (as: 'teacher' | 'pupil') => memberships.classes.filter((one) => one.as === as).map((one) => one.id);
      return {
        kind: 'user',
        userId: row.userId,
        sessionId,
        roles: row.roles,
        pro: row.pro,
        initialPassword: row.initial_password,
        schoolIds: [...new Set(memberships.schools.map((school) => school.id))],
        adminSchoolIds: memberships.adminSchoolIds,
        teachesClassIds: classIds('teacher'),
        attendsClassIds: classIds('pupil'),
      };
    },
  };
}
