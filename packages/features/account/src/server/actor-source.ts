import { ownTables } from '@pausenplatz/kernel-server';
import type { ActorSource, Clock, Database, UserActor } from '@pausenplatz/kernel-server';
import { membershipsOf, placesBehindWall } from '@pausenplatz/schools/server';
import { hasSecondFactor, isSecondFactorRequired } from './queries/second-factor.ts';
import { rolesWith } from '../rules/index.ts';
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
        .select(['user_account.id as userId', 'roles', 'pro', 'initial_password', 'proven_by'])
        .where('session.id', '=', sessionId)
        .where('session.ended_at', 'is', null)
        .where('session.expires_at', '>', clock.now())
        .where('user_account.disabled_at', 'is', null)
        .where('user_account.deleted_at', 'is', null)
        .executeTakeFirst();
      if (!row) return null;
      const memberships = await membershipsOf(db, row.userId);
      // Where a school wants a second factor of its admins, their rights rest until they have one.
      const restsWithout = await isSecondFactorRequired(db, memberships.adminSchoolIds);
      const mayAdminister = !restsWithout || (await hasSecondFactor(db, row.userId));
      const classIds = (as: 'teacher' | 'pupil') => memberships.classes.filter((one) => one.as === as).map((one) => one.id);
      return {
        kind: 'user',
        userId: row.userId,
        sessionId,
        provenBy: row.proven_by,
        roles: rolesWith(row.roles, mayAdminister && memberships.adminSchoolIds.length > 0),
        pro: row.pro,
        initialPassword: row.initial_password && row.proven_by === 'password',
        schoolIds: [...new Set(memberships.schools.map((school) => school.id))],
        adminSchoolIds: mayAdminister ? memberships.adminSchoolIds : [],
        teachesClassIds: classIds('teacher'),
        attendsClassIds: classIds('pupil'),
        ...(await placesBehindWall(db, row.userId)),
      };
    },
  };
}
