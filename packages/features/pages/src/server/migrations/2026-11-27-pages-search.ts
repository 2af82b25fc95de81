import type { Migration } from '@pausenplatz/kernel-server';
import { sql } from 'kysely';

/** The words on a page are found. Of blocks that were there before, those are taken that stand where words usually do. */
export const searchPagesByWords: Migration = {
  name: '2026-11-27-pages-search',
  async up(db) {
    await sql`alter table page_block add column words text not null default ''`.execute(db);
    const places = ['text', 'title', 'description', 'caption', 'alt'].map(
      (key) => sql`coalesce((select string_agg(one #>> '{}', E'\n') from jsonb_path_query(settings,
        ${sql.lit(`strict $.**.${key} ? (@.type() == "string")`)}, '{}', true) one), '')`,
    );
    await sql`update page_block set words = concat_ws(E'\n', ${sql.join(places)})`.execute(db);
    // Signs part words, so that an address is found by each of its parts.
    await sql`alter table page_block add column found tsvector generated always as
      (to_tsvector('simple', regexp_replace(plain_words(words), '[[:punct:]]+', ' ', 'g'))) stored`.execute(db);
  },
};
