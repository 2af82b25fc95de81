import type { Migration } from '@pausenplatz/kernel-server';
import { sql } from 'kysely';

/** A check belongs to who made it, and each link to the class it stands in. Checks of before are made again when somebody wants them. */
export const ownLinkChecks: Migration = {
  name: '2026-11-23-office-own-link-checks',
  async up(db) {
    await sql`delete from checked_link`.execute(db);
    await sql`delete from link_check`.execute(db);
    await sql`alter table link_check add column user_id text not null, add column left_out integer not null default 0,
      drop constraint link_check_pkey, add primary key (school_id, user_id)`.execute(db);
    await sql`alter table checked_link add column user_id text not null, add column class_id text,
      drop constraint checked_link_pkey, add primary key (school_id, user_id, position)`.execute(db);
    await sql`create index link_check_user on link_check (user_id)`.execute(db);
    await sql`create index checked_link_user on checked_link (user_id)`.execute(db);
    await sql`create index checked_link_class on checked_link (class_id)`.execute(db);
  },
};
