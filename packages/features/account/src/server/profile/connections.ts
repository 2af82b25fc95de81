import { type Kysely, sql } from 'kysely';
import type { OwnProfile } from '../../contract/index.ts';
import { accountTexts } from '../../texts.ts';
import type { AccountTables } from '../tables.ts';

/** School accounts that this person may connect: of the own schools and of those above them, as far as they are switched on. */
export async function connectableFor(db: Kysely<AccountTables>, userId: string): Promise<OwnProfile['connectable']> {
  const { rows } = await sql<{ id: string; name: string }>`
    with recursive above as (
      select school.id, school.parent_id from school join school_member on school_member.school_id = school.id
        where school_member.user_id = ${userId}
      union select school.id, school.parent_id from school join above on school.id = above.parent_id)
    select oidc_provider.id, oidc_provider.name from oidc_provider join school on school.id = school_id and school.confirmed_at is not null
    where enabled and school_id in (select id from above)
      and not exists (select 1 from oidc_identity where provider_id = oidc_provider.id and user_id = ${userId})
    order by oidc_provider.name`.execute(db);
  return rows;
}

/** Accounts elsewhere by which a person may sign in. */
export async function connectionsOf(db: Kysely<AccountTables>, userId: string): Promise<OwnProfile['connections']> {
  const teams = await db.selectFrom('teams_identity').select(['tid', 'linked_at']).where('user_id', '=', userId).execute();
  const others = await db
    .selectFrom('oidc_identity')
    .innerJoin('oidc_provider', 'oidc_provider.id', 'oidc_identity.provider_id')
    .select(['oidc_provider.id', 'oidc_provider.name', 'oidc_provider.kind', 'linked_at'])
    .where('user_id', '=', userId)
    .orderBy('linked_at')
    .execute();
  return [
    ...teams.map((row) => ({
      id: row.tid,
      kind: 'teams' as const,
      name: accountTexts.connections.teams,
      since: row.linked_at.toISOString(),
    })),
    ...others.map((row) => ({ id: row.id, kind: row.kind, name: row.name, since: row.linked_at.toISOString() })),
  ];
}
