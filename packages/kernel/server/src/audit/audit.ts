import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { kernelTables } from '../database/own-tables.ts';
import { asSystem } from '../security/wall.ts';

export type AuditDetails = Readonly<Record<string, string | number | boolean | null>>;

/** Something that somebody may have to account for later: ids and numbers, never names or words that people wrote. The name of a class that is erased by the deed itself is the exception. */
export interface AuditEntry {
  /** What was done, as `noun.verb`: `class.archive`, `pupil.move`, `sessions.end`. */
  readonly action: string;
  /** To whom the entry may be shown: the id of a school; null for what concerns the subject, a person, alone. */
  readonly scopeId: string | null;
  readonly subject: { readonly kind: string; readonly id: string };
  readonly details?: AuditDetails;
}

interface AuditRow extends AuditEntry {
  /** Rises with time; pages of the log go on below the last one seen. */
  readonly number: number;
  readonly at: Date;
  /** Who did it; null for the server itself. */
  readonly actorId: string | null;
  readonly details: AuditDetails;
}

/**
 * Adds an entry inside the caller's transaction: it exists exactly if what it tells about does.
 * Each entry holds the hash of the one before it in its scope, so that a change or a gap shows (trust, section 4.13).
 */
export function writeAudit<Tables>(transaction: Kysely<Tables>, entry: AuditEntry, actorId: string | null, at: Date): Promise<void> {
  // Whoever asks to join a school writes into its log, which they may not read.
  return asSystem(() => appendEntry(transaction, entry, actorId, at));
}

async function appendEntry<Tables>(transaction: Kysely<Tables>, entry: AuditEntry, actorId: string | null, at: Date): Promise<void> {
  const db = kernelTables(transaction);
  const scope = entry.scopeId ?? personal(entry.subject.id);
  await sql`select pg_advisory_xact_lock(hashtextextended(${`audit:${scope}`}, 0))`.execute(db);
  const last = await db
    .selectFrom('audit.entry')
    .select('hash')
    .where('scope_id', '=', scope)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  const row = {
    at,
    actor_id: actorId,
    action: entry.action,
    scope_id: scope,
    subject_kind: entry.subject.kind,
    subject_id: entry.subject.id,
    details: JSON.stringify(entry.details ?? {}),
  };
  const previous = last?.hash ?? '';
  await db
    .insertInto('audit.entry')
    .values({ ...row, previous_hash: previous, hash: hashOf({ ...row, previous }) })
    .execute();
}

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

function hashOf(row: Hashed): string {
  const { at, actor_id, action, scope_id, subject_kind, subject_id, details, previous } = row;
  const words = [previous, at.toISOString(), actor_id, action, scope_id, subject_kind, subject_id, details];
  return createHash('sha256').update(JSON.stringify(words)).digest('base64url');
}

/** The scope of entries that concern one person and no school. */
const personal = (userId: string): string => `person:${userId}`;

/** The newest entries of these scopes, `limit` at most, below the number `before` where one is given. */
export async function readAudit<Tables>(
  database: Kysely<Tables>,
  filter: { readonly scopeIds: readonly string[]; readonly before?: number; readonly limit: number },
): Promise<AuditRow[]> {
  if (filter.scopeIds.length === 0) return [];
  let query = kernelTables(database).selectFrom('audit.entry').selectAll().where('scope_id', 'in', filter.scopeIds);
  if (filter.before !== undefined) query = query.where('number', '<', String(filter.before));
  const rows = await query.orderBy('number', 'desc').limit(filter.limit).execute();
  return rows.map((row) => ({
    number: Number(row.number),
    at: row.at,
    actorId: row.actor_id,
    action: row.action,
    scopeId: row.scope_id.startsWith('person:') ? null : row.scope_id,
    subject: { kind: row.subject_kind, id: row.subject_id },
    details: JSON.parse(row.details) as AuditDetails,
  }));
}

/** An entry as the person concerned may read it: what happened and when, without ids of others. */
interface OwnAuditRow {
  readonly at: Date;
  readonly action: string;
  readonly byMyself: boolean;
  readonly aboutMe: boolean;
}

/** Everything in the log that a person did or that concerns them, oldest first; for their export. */
export async function auditAbout<Tables>(database: Kysely<Tables>, userId: string): Promise<OwnAuditRow[]> {
  const rows = await kernelTables(database)
    .selectFrom('audit.entry')
    .select(['at', 'action', 'actor_id', 'subject_kind', 'subject_id'])
    .where((where) =>
      where.or([where('actor_id', '=', userId), where.and([where('subject_kind', '=', 'person'), where('subject_id', '=', userId)])]),
    )
    .orderBy('number')
    .execute();
  return rows.map(({ at, action, actor_id, subject_kind, subject_id }) => ({
    at,
    action,
    byMyself: actor_id === userId,
    aboutMe: subject_kind === 'person' && subject_id === userId,
  }));
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
