import { type Kysely, sql } from 'kysely';
import { kernelTables } from '../database/own-tables.ts';
import { asSystem } from '../security/wall.ts';
import type { StepRegistry } from '../steps/steps.ts';
import { hashOf } from './chain.ts';
import { type AuditAbout, type AuditChange, writeWords } from './entry-words.ts';

export type AuditDetails = Readonly<Record<string, string | number | boolean | null>>;

/** Something that somebody may have to account for later. Ids and numbers go into the chain; words stand beside it and can be erased. */
export interface AuditEntry {
  /** What was done, as `noun.verb`: `class.archive`, `pupil.move`, `sessions.end`. */
  readonly action: string;
  /** To whom the entry may be shown: the id of a school; null for what concerns the subject, a person, alone. */
  readonly scopeId: string | null;
  readonly subject: { readonly kind: string; readonly id: string };
  readonly details?: AuditDetails;
  /** What the subject is called, where no name can be looked up in this moment: it is gone, or it is no person, class or school. */
  readonly about?: AuditAbout;
  /** Old and new; of an entry about a person the plain words are that person's. */
  readonly changes?: readonly AuditChange[];
}

/**
 * Adds an entry inside the caller's transaction: it exists exactly if what it tells about does.
 * Each entry holds the hash of the one before it in its scope, so that a change or a gap shows (trust, section 4.13).
 */
export function writeAudit<Tables>(
  transaction: Kysely<Tables>,
  steps: StepRegistry,
  entry: AuditEntry,
  { actorId, at }: { readonly actorId: string | null; readonly at: Date },
): Promise<void> {
  // Whoever asks to join a school writes into its log, which they may not read.
  return asSystem(async () => {
    const scope = entry.scopeId ?? personal(entry.subject.id);
    const number = await appendEntry(transaction, entry, scope, { actorId, at });
    await writeWords(transaction as never, steps, { number, schoolId: entry.scopeId ?? '' }, { ...entry, actorId });
  });
}

async function appendEntry<Tables>(
  transaction: Kysely<Tables>,
  entry: AuditEntry,
  scope: string,
  { actorId, at }: { readonly actorId: string | null; readonly at: Date },
): Promise<string> {
  const db = kernelTables(transaction);
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
  const { number } = await db
    .insertInto('audit.entry')
    .values({ ...row, previous_hash: previous, hash: hashOf({ ...row, previous }) })
    .returning('number')
    .executeTakeFirstOrThrow();
  return number;
}

/** The scope of entries that concern one person and no school. */
const personal = (userId: string): string => `person:${userId}`;

/** An entry as the person concerned may read it: what happened and when, with the words about them, and nothing of others. */
interface OwnAuditRow {
  readonly at: Date;
  readonly action: string;
  readonly byMyself: boolean;
  readonly aboutMe: boolean;
  readonly words: readonly string[];
}

/** Everything in the log that a person did or that concerns them, oldest first; for their export. */
export async function auditAbout<Tables>(database: Kysely<Tables>, userId: string): Promise<OwnAuditRow[]> {
  const { rows } = await sql<OwnAuditRow>`
    select at, action, actor_id is not distinct from ${userId} as "byMyself", (subject_kind = 'person' and subject_id = ${userId}) as "aboutMe",
      array(select words.words from audit.words where words.entry = entry.number and (person_id = ${userId} or named_id = ${userId})
        and words.words <> '' and part <> 'actor' order by words.number) as words
    from audit.entry
    where actor_id = ${userId} or (subject_kind = 'person' and subject_id = ${userId})
      or number in (select entry from audit.words where person_id = ${userId} or named_id = ${userId})
    order by number`.execute(kernelTables(database));
  return rows;
}
