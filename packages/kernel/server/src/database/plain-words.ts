import { type Expression, type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Migration } from './migrations.ts';

/** The rule of `plainLetters` in `@pausenplatz/kernel-format`, for what the database searches; it asks no collation. */
export const plainWordsMigration: Migration = {
  name: '2026-11-27-kernel-plain',
  async up(db) {
    await sql`create function plain_words(words text) returns text language sql immutable strict parallel safe
      return regexp_replace(replace(lower(regexp_replace(normalize(words, NFD), '[\u0300-\u036f]', '', 'g')), 'ß', 'ss'),
        '([aou])e', '\\1', 'g')`.execute(db);
  },
};

/** Whether each of these words (of `plainWords`: letters and digits alone) begins a word of the text. */
export function beginWordsOf(words: readonly string[], text: Expression<string | null>): RawBuilder<SqlBool> {
  const found = words.map((word) => sql`plain_words(${text}) ~ ${`\\m${word}`}`);
  return found.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`(${sql.join(found, sql` and `)})`;
}
