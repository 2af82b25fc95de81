import type { Kysely } from 'kysely';
import type { OwnProfile } from '../../contract/index.ts';
import { accountTexts } from '../../texts.ts';
import type { AccountTables } from '../tables.ts';

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
