import type { Migration } from '@pausenplatz/kernel-server';
import { sql } from 'kysely';

/**
 * Lists of an admin once connected adults, past their passwords and second factors. Connections of adults that were never used are taken
 * back: whoever is meant makes theirs anew, once with the own password.
 */
export const confirmAdults: Migration = {
  name: '2026-12-12-federation-confirm',
  async up(db) {
    await sql`delete from teams_identity using user_account as account
      where account.id = teams_identity.user_id and teams_identity.last_sign_in_at is null
        and (not account.roles <@ array['Pupil']::text[] or exists (select 1 from second_factor
          where second_factor.user_id = account.id and second_factor.confirmed_at is not null))`.execute(db);
  },
};
