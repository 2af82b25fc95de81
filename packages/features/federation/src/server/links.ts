import type { Work } from '@pausenplatz/kernel-server';
import { isOutsideOf, schoolsAbove } from '@pausenplatz/schools/server';
import { type Kysely, sql } from 'kysely';
import { type AccountServices, endSessions } from '@pausenplatz/account/server';
import type { FederationTables } from './tables.ts';

type Inside = Work<FederationTables>;

/** Whether somebody belongs to a school or to one below it: only then may its sign-in open their account (decisions 2.16). */
export async function isOfSchool(db: Kysely<FederationTables>, schoolId: string, userId: string): Promise<boolean> {
  const rows = await db.selectFrom('school_member').select('school_id').where('user_id', '=', userId).execute();
  const above = await schoolsAbove(
    db,
    rows.map((row) => row.school_id),
  );
  return above.includes(schoolId);
}

/** Ends the links with accounts of schools that these people do not belong to any more, and the sessions that such a link opened. */
export async function endForeignLinks(work: Inside, services: AccountServices, userIds: readonly string[]): Promise<void> {
  if (userIds.length === 0) return;
  const ids = [...new Set(userIds)];
  const { rows: identities } = await sql<{ userId: string }>`
    delete from oidc_identity using oidc_provider
    where oidc_provider.id = oidc_identity.provider_id and oidc_identity.user_id = any(${ids})
      and ${isOutsideOf('oidc_identity.user_id', 'oidc_provider.school_id')}
    returning oidc_identity.user_id as "userId"`.execute(work.db);
  const { rows: teams } = await sql<{ userId: string }>`
    delete from teams_identity using entra_tenant
    where entra_tenant.tid = teams_identity.tid and teams_identity.user_id = any(${ids})
      and ${isOutsideOf('teams_identity.user_id', 'entra_tenant.school_id')}
    returning teams_identity.user_id as "userId"`.execute(work.db);
  await endLinkedSessions(
    work,
    services,
    [...identities, ...teams].map((row) => row.userId),
  );
}

/** A new password ends every link: whoever chose it decides anew what else opens the account. */
export async function endLinks(work: Inside, userIds: readonly string[]): Promise<void> {
  if (userIds.length === 0) return;
  await work.db.deleteFrom('oidc_identity').where('user_id', 'in', userIds).execute();
  await work.db.deleteFrom('teams_identity').where('user_id', 'in', userIds).execute();
  await endWindows(work, userIds);
}

/** Who signed in in a window and has not gone back to the tab yet begins anew. */
async function endWindows(work: Inside, userIds: readonly string[]): Promise<void> {
  await work.db.deleteFrom('teams_window').where('user_id', 'in', userIds).execute();
}

/** Ends what was opened by an account elsewhere; sessions by the own password stay. */
async function endLinkedSessions(work: Inside, services: AccountServices, userIds: readonly string[]): Promise<void> {
  if (userIds.length === 0) return;
  await endWindows(work, userIds);
  const sessions = await work.db
    .selectFrom('session')
    .select(['id', 'user_id as userId'])
    .where('user_id', 'in', userIds)
    .where('proven_by', '=', 'elsewhere')
    .where('ended_at', 'is', null)
    .execute();
  await endSessions(work, services, { sessions, reason: 'revoked' });
}
