import { asSystem, type UserActor, type Work } from '@pausenplatz/kernel-server';
import { type Kysely, sql } from 'kysely';
import { uploadLimits } from '../contract/index.ts';
import { refuse } from './documents.ts';
import type { DocumentsTables } from './tables.ts';

type Db = Kysely<DocumentsTables>;

/** The school on whose store somebody's files count; the same one each time where there are several. */
export const schoolOf = ({ schoolIds }: Pick<UserActor, 'schoolIds'>): string | null => schoolIds.toSorted()[0] ?? null;

/**
 * Proves that there is room for so many bytes, in the person's store and in that of their school, together with everything that others
 * were allowed at this moment. Requests of the same person or school wait for each other until the transaction ends, in all processes.
 */
export async function proveRoom(
  { db }: Work<DocumentsTables>,
  { userId, schoolId }: { readonly userId: string; readonly schoolId: string | null },
  { sizeBytes, now }: { readonly sizeBytes: number; readonly now: Date },
): Promise<void> {
  if (schoolId !== null) await lock(db, `school ${schoolId}`);
  await lock(db, `person ${userId}`);
  const open = await db
    .selectFrom('upload')
    .select((select) => select.fn.countAll<string>().as('count'))
    .where('owner_id', '=', userId)
    .where('file_id', 'is', null)
    .where('size_bytes', '>', 0)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  if (Number(open.count) >= uploadLimits.openUploads) refuse('UPLOAD_TOO_MANY', { details: { count: uploadLimits.openUploads } });
  if ((await takenBy(db, 'owner_id', userId)) + sizeBytes > uploadLimits.quotaBytes) refuse('UPLOAD_QUOTA');
  if (schoolId !== null && (await takenBy(db, 'school_id', schoolId)) + sizeBytes > uploadLimits.schoolQuotaBytes)
    refuse('UPLOAD_SCHOOL_FULL');
}

const lock = (db: Db, whose: string) => sql`select pg_advisory_xact_lock(hashtextextended(${`upload ${whose}`}, 0))`.execute(db);

/** What is stored, and what is reserved for permissions that have not ended unused: of a school all of it, also what others sent. */
async function takenBy(db: Db, column: 'owner_id' | 'school_id', id: string): Promise<number> {
  const { rows } = await asSystem(() =>
    sql<{ bytes: string }>`
    select coalesce((select sum(size_bytes) from file where ${sql.ref(column)} = ${id}), 0)
      + coalesce((select sum(size_bytes) from upload where ${sql.ref(column)} = ${id} and file_id is null), 0) as bytes`.execute(db),
  );
  return Number(rows[0]?.bytes ?? 0);
}
