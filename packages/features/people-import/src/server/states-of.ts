import { type Kysely, sql } from 'kysely';
import type { PersonState, PresentPerson } from '../rules/index.ts';
import type { PeopleImportTables } from './tables.ts';

/** For queries over `account`: nobody has ever signed in with it. */
export const isUnused = sql<boolean>`(account.initial_password and not exists (select 1 from session where session.user_id = account.id)
  and not exists (select 1 from known_device where known_device.user_id = account.id))`;

/** People as an import would leave them, whoever of them is not in the trash. A class that went away counts as none. */
export async function statesOf(db: Kysely<PeopleImportTables>, ids: readonly string[]): Promise<Map<string, PresentPerson>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<PersonState & { id: string; hasSignedIn: boolean }>`
    select distinct on (account.id) account.id, external_id as "externalId", lower(email) as email, first_name as "firstName", last_name as "lastName",
      birth_year as "birthYear", place.class_id as "classId", place.number, not ${isUnused} as "hasSignedIn"
    from user_account account
    left join (select class_pupil.* from class_pupil join school_class on school_class.id = class_pupil.class_id
      where school_class.deleted_at is null and school_class.archived_at is null) place on place.user_id = account.id
    where account.id = any(${ids}) and account.deleted_at is null
    order by account.id, place.class_id`.execute(db);
  return new Map(rows.map(({ id, hasSignedIn, ...state }) => [id, { state, hasSignedIn }]));
}
