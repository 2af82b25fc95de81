import { sql } from 'kysely';
import type { Migration } from '../database/migrations.ts';
import { isMine, isOfMySchools, raiseWall } from '../security/wall-policies.ts';

/** Names and old and new words of the log, beside the chain: they can be erased, and be searched. */
export const auditWordsMigration: Migration = {
  name: '2026-12-01-kernel-audit-words',
  async up(db) {
    await sql`create table audit.words (
      number bigint generated always as identity primary key,
      entry bigint not null references audit.entry (number) on delete cascade,
      scope_id text not null, part text not null, place integer not null, kind text not null,
      named_id text, person_id text, words text not null,
      plain text generated always as (plain_words(words)) stored)`.execute(db);
    await sql`create index words_entry on audit.words (entry)`.execute(db);
    await sql`create index words_named on audit.words (named_id) where named_id is not null`.execute(db);
    await sql`create index words_person on audit.words (person_id) where person_id is not null`.execute(db);
    await sql`create index words_address on audit.words (words) where kind = 'address'`.execute(db);
    await raiseWall(db, 'audit.words', isOfMySchools('words.scope_id'), isMine('words.person_id'));
  },
};
