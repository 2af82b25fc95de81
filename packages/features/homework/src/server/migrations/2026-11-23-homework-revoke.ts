import type { Migration } from '@pausenplatz/kernel-server';
import { sql } from 'kysely';

/** Guests of a class that is archived or deleted, and of a share that ended, are asked for again and hear nothing more. */
export const revokeHomework: Migration = {
  name: '2026-11-23-homework-revoke',
  async up(db) {
    await sql`create function homework_share_ended() returns trigger language plpgsql as $$
      begin perform pg_notify('pausenplatz_topic_changed', 'homework-share:' || old.id); return null; end $$`.execute(db);
    await sql`create function homework_class_changed() returns trigger language plpgsql as $$
      begin perform pg_notify('pausenplatz_topic_changed', 'homework-share:' || id) from homework_share where class_id = old.id; return null; end $$`.execute(
      db,
    );
    await sql`create trigger homework_share_ended after delete on homework_share for each row execute function homework_share_ended()`.execute(
      db,
    );
    await sql`create trigger homework_class_changed after update of archived_at, deleted_at on school_class
      for each row execute function homework_class_changed()`.execute(db);
  },
};
