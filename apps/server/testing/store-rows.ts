import type { Rows } from '@pausenplatz/kernel-server/testing';
import { type Kysely, sql } from 'kysely';

/** Stores rows as they are; those that are there already stay. */
export async function storeRows<Tables>(db: Kysely<Tables>, rows: Rows): Promise<void> {
  for (const [table, all] of Object.entries(rows))
    for (const row of all) {
      const columns = Object.keys(row).map((column) => sql.ref(column));
      const values = sql.join(Object.values(row));
      await sql`insert into ${sql.table(table)} (${sql.join(columns)}) values (${values}) on conflict do nothing`.execute(db);
    }
}
