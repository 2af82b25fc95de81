import { fileColumns, type FileRow, presentFile } from '@pausenplatz/documents/server';
import type { CallContext } from '@pausenplatz/kernel-server';
import type { Kysely } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { type Entry, workPlanLimits } from '../../contract/index.ts';
import type { PlanScope } from '../scope.ts';
import type { WorkPlansTables } from '../tables.ts';

type Signer = Pick<CallContext<WorkPlansTables>, 'signer' | 'clock'>;
interface OfPupil {
  readonly assignment_id: string;
  readonly user_id: string;
}
interface Of extends OfPupil {
  readonly task_id: string;
  /** This entry alone. */
  readonly entryId?: string;
}

/** The protocol of one pupil and one task with its files, oldest first, in one query. What was taken away is told by its state alone. */
export async function entriesOf(
  services: Signer,
  db: Kysely<WorkPlansTables>,
  { userId }: Pick<PlanScope, 'userId'>,
  { task_id, entryId, ...of }: Of,
): Promise<Entry[]> {
  const rows = await readRows(db, of, workPlanLimits.entries, (query) =>
    query.where('task_id', '=', task_id).$if(entryId !== undefined, (one) => one.where('entry.id', '=', entryId ?? '')),
  );
  return rows.toReversed().map((row) => presentEntry(services, row, userId));
}

/** The protocols of one pupil and all tasks of an assignment, each oldest first, in one query. */
export async function entriesByTask(
  services: Signer,
  db: Kysely<WorkPlansTables>,
  { userId }: Pick<PlanScope, 'userId'>,
  of: OfPupil,
): Promise<ReadonlyMap<string, readonly Entry[]>> {
  const rows = await readRows(db, of, workPlanLimits.portfolioEntries);
  const byTask = Map.groupBy(rows.toReversed(), (row) => row.task_id);
  return new Map([...byTask].map(([taskId, ofTask]) => [taskId, ofTask.map((row) => presentEntry(services, row, userId))]));
}

function entryRows(db: Kysely<WorkPlansTables>) {
  return db
    .selectFrom('work_plan_entry as entry')
    .leftJoin('user_account as writer', 'writer.id', 'written_by')
    .select(['entry.id', 'task_id', 'entry.at', 'status', 'response', 'from_teacher', 'written_by', 'taken_at', 'first_name', 'last_name'])
    .select((where) =>
      jsonArrayFrom(
        where
          .selectFrom('work_plan_entry_file as shown')
          .innerJoin('file', 'file.id', 'shown.file_id')
          .select(fileColumns)
          .whereRef('shown.entry_id', '=', 'entry.id')
          .orderBy('shown.position'),
      )
        .$castTo<FileRow[]>()
        .as('files'),
    );
}
type EntryQuery = ReturnType<typeof entryRows>;
type EntryRow = Awaited<ReturnType<EntryQuery['execute']>>[number];

function readRows(
  db: Kysely<WorkPlansTables>,
  of: OfPupil,
  limit: number,
  narrowed: (query: EntryQuery) => EntryQuery = (query) => query,
): Promise<EntryRow[]> {
  return narrowed(entryRows(db))
    .where('assignment_id', '=', of.assignment_id)
    .where('user_id', '=', of.user_id)
    .where((where) => where.or([where('taken_at', 'is', null), where('status', 'is not', null)]))
    .orderBy('entry.at', 'desc')
    .orderBy('entry.id')
    .limit(limit)
    .execute();
}

function presentEntry(services: Signer, row: EntryRow, readerId: string): Entry {
  return {
    id: row.id,
    date: row.at.toISOString(),
    name: row.first_name === null ? '' : `${row.first_name} ${row.last_name ?? ''}`.trim(),
    response: row.taken_at === null ? row.response : '',
    status: row.status,
    files: row.taken_at === null ? row.files.map((file) => presentFile(services, file)) : [],
    fromTeacher: row.from_teacher,
    isMine: row.written_by === readerId,
  };
}
