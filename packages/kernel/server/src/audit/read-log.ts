import { type Kysely, type RawBuilder, sql, type SqlBool } from 'kysely';
import { kernelTables } from '../database/own-tables.ts';
import type { AuditDetails, AuditEntry } from './audit.ts';
import type { AuditPart } from './entry-words.ts';

/** A word of an entry as it was; empty where whom it named is erased. */
export interface KeptWord {
  readonly part: AuditPart;
  /** Which change it belongs to, from 0. */
  readonly place: number;
  readonly kind: 'person' | 'class' | 'school' | 'address' | 'text';
  /** Whom or what it names; null for plain words, and for people who are erased. */
  readonly id: string | null;
  readonly words: string;
}

export interface AuditRow extends Omit<AuditEntry, 'about' | 'changes'> {
  /** Rises with time; pages of the log go on below the last one seen. */
  readonly number: number;
  readonly at: Date;
  /** Who did it; null for the server itself. */
  readonly actorId: string | null;
  readonly details: AuditDetails;
  readonly words: readonly KeptWord[];
}

/** Which entries; what is not given asks for nothing. */
export interface LogFilter {
  readonly scopeIds: readonly string[];
  readonly before?: string | number;
  readonly limit: number;
  /** Did it, or is named by it. */
  readonly personId?: string;
  readonly classId?: string;
  readonly actions?: readonly string[];
  /** From this moment, and before that one. */
  readonly from?: Date;
  readonly until?: Date;
  /** Each of these plain words begins a word of the entry, or the entry is one of these actions. */
  readonly search?: readonly { readonly plain: string; readonly actions: readonly string[] }[];
}

/** The newest entries of these scopes that fit, `limit` at most, with their words; two queries whatever there is. */
export async function readAudit<Tables>(database: Kysely<Tables>, filter: LogFilter): Promise<AuditRow[]> {
  if (filter.scopeIds.length === 0) return [];
  const db = kernelTables(database);
  const { rows } = await sql<EntryRow>`select number, at, actor_id, action, scope_id, subject_kind, subject_id, details from audit.entry
    where ${sql.join(conditionsOf(filter), sql` and `)} order by number desc limit ${filter.limit}`.execute(db);
  const words = await wordsOf(
    db,
    rows.map(({ number }) => number),
  );
  return rows.map((row) => ({
    number: Number(row.number),
    at: row.at,
    actorId: row.actor_id,
    action: row.action,
    scopeId: row.scope_id.startsWith('person:') ? null : row.scope_id,
    subject: { kind: row.subject_kind, id: row.subject_id },
    details: JSON.parse(row.details) as AuditDetails,
    words: words.get(row.number) ?? [],
  }));
}

interface EntryRow {
  readonly number: string;
  readonly at: Date;
  readonly actor_id: string | null;
  readonly action: string;
  readonly scope_id: string;
  readonly subject_kind: string;
  readonly subject_id: string;
  readonly details: string;
}

function conditionsOf({ scopeIds, before, personId, classId, actions, from, until, search = [] }: LogFilter): RawBuilder<SqlBool>[] {
  const named = (kind: string, id: string) =>
    sql<SqlBool>`number in (select entry from audit.words where named_id = ${id} and kind = ${kind})`;
  return [
    sql<SqlBool>`scope_id = any(${scopeIds})`,
    ...(before === undefined ? [] : [sql<SqlBool>`number < ${String(before)}::bigint`]),
    ...(personId === undefined ? [] : [named('person', personId)]),
    ...(classId === undefined ? [] : [named('class', classId)]),
    ...(actions === undefined ? [] : [sql<SqlBool>`action = any(${actions})`]),
    ...(from === undefined ? [] : [sql<SqlBool>`at >= ${from}`]),
    ...(until === undefined ? [] : [sql<SqlBool>`at < ${until}`]),
    ...search.map(
      (one) => sql<SqlBool>`(action = any(${one.actions})
        or exists (select from audit.words where words.entry = entry.number and words.plain ~ ${`\\m${one.plain}`}))`,
    ),
  ];
}

async function wordsOf(db: ReturnType<typeof kernelTables>, numbers: readonly string[]): Promise<Map<string, KeptWord[]>> {
  const found = new Map<string, KeptWord[]>();
  if (numbers.length === 0) return found;
  const { rows } = await sql<KeptWord & { entry: string }>`select entry, part, place, kind, named_id as id, words from audit.words
    where entry = any(${numbers}::bigint[]) order by number`.execute(db);
  for (const { entry, ...word } of rows) found.set(entry, [...(found.get(entry) ?? []), word]);
  return found;
}
