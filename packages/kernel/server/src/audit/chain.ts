import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { kernelTables } from '../database/own-tables.ts';

interface Hashed {
  readonly at: Date;
  readonly actor_id: string | null;
  readonly action: string;
  readonly scope_id: string;
  readonly subject_kind: string;
  readonly subject_id: string;
  readonly details: string;
  readonly previous: string;
}

/** What an entry is chained by: ids and numbers, never the words beside it. */
export function hashOf(row: Hashed): string {
  const { at, actor_id, action, scope_id, subject_kind, subject_id, details, previous } = row;
  const words = [previous, at.toISOString(), actor_id, action, scope_id, subject_kind, subject_id, details];
  return createHash('sha256').update(JSON.stringify(words)).digest('base64url');
}

/** Every scope that has entries: schools by their ids, and people by `person:`. */
export async function auditScopes<Tables>(db: Kysely<Tables>): Promise<{ readonly scopeId: string; readonly entries: number }[]> {
  const { rows } = await sql<{ scopeId: string; entries: number }>`
    select scope_id as "scopeId", count(*)::int as entries from audit.entry group by scope_id order by scope_id`.execute(kernelTables(db));
  return rows;
}

/** Number of the first entry of a scope that does not follow from the one before it; null when the chain is whole. */
export async function brokenAuditEntry<Tables>(db: Kysely<Tables>, scopeId: string): Promise<number | null> {
  const rows = await kernelTables(db).selectFrom('audit.entry').selectAll().where('scope_id', '=', scopeId).orderBy('number').execute();
  let previous: string | null = null;
  for (const row of rows) {
    // Entries older than the time they are kept are gone; the chain starts at the oldest that is there.
    const isLinked = previous === null || row.previous_hash === previous;
    if (!isLinked || hashOf({ ...row, previous: row.previous_hash }) !== row.hash) return Number(row.number);
    previous = row.hash;
  }
  return null;
}
