import { federationTexts } from '../texts.ts';
import { schoolsAbove } from '@pausenplatz/schools/server';
import type { Kysely } from 'kysely';
import type { Connectable, Connection } from '../contract/index.ts';
import type { FederationTables } from './tables.ts';

/** School accounts that this person may connect: of the own schools and of those above them, as far as they are switched on. */
export async function connectableFor(db: Kysely<FederationTables>, userId: string): Promise<Connectable[]> {
  const memberships = await db.selectFrom('school_member').select('school_id').where('user_id', '=', userId).execute();
  const schoolIds = await schoolsAbove(
    db,
    memberships.map(({ school_id }) => school_id),
  );
  if (schoolIds.length === 0) return [];
  const connected = db.selectFrom('oidc_identity').select('provider_id').where('user_id', '=', userId);
  return db
    .selectFrom('oidc_provider')
    .innerJoin('school', 'school.id', 'oidc_provider.school_id')
    .select(['oidc_provider.id', 'oidc_provider.name'])
    .where('school.confirmed_at', 'is not', null)
    .where('enabled', '=', true)
    .where('school_id', 'in', schoolIds)
    .where('oidc_provider.id', 'not in', connected)
    .orderBy('oidc_provider.name')
    .execute();
}

/** Accounts elsewhere by which a person may sign in. */
export async function connectionsOf(db: Kysely<FederationTables>, userId: string): Promise<Connection[]> {
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
      name: federationTexts.teams,
      since: row.linked_at.toISOString(),
    })),
    ...others.map((row) => ({ id: row.id, kind: row.kind, name: row.name, since: row.linked_at.toISOString() })),
  ];
}
