import { fileColumns, type FileRow, presentFile } from '@pausenplatz/documents/server';
import type { CallContext } from '@pausenplatz/kernel-server';
import type { Kysely } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { type Entry, workPlanLimits } from '../../contract/index.ts';
import type { PlanScope } from '../scope.ts';
import type { WorkPlansTables } from '../tables.ts';

interface Of {
  readonly assignment_id: string;
  readonly task_id: string;
  readonly user_id: string;
  /** This entry alone. */
  readonly entryId?: string;
}

/** The protocol of one pupil and one task with its files, oldest first, in one query. What was taken away is told by its state alone. */
export async function entriesOf(
  services: Pick<CallContext<WorkPlansTables>, 'signer' | 'clock'>,
  db: Kysely<WorkPlansTables>,
  { userId }: PlanScope,
  of: Of,
): Promise<Entry[]> {
  const rows = await db
    .selectFrom('work_plan_entry as entry')
    .leftJoin('user_account as writer', 'writer.id', 'written_by')
    .select(['entry.id', 'entry.at', 'status', 'response', 'from_teacher', 'written_by', 'taken_at', 'first_name', 'last_name'])
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
    )
    .where('assignment_id', '=', of.assignment_id)
    .where('task_id', '=', of.task_id)
    .where('user_id', '=', of.user_id)
    .$if(of.entryId !== undefined, (query) => query.where('entry.id', '=', of.entryId ?? ''))
    .where((where) => where.or([where('taken_at', 'is', null), where('status', 'is not', null)]))
    .orderBy('entry.at', 'desc')
    .orderBy('entry.id')
    .limit(workPlanLimits.entries)
    .execute();
  return rows.toReversed().map((row) => ({
    id: row.id,
    date: row.at.toISOString(),
    name: row.first_name === null ? '' : `${row.first_name} ${row.last_name ?? ''}`.trim(),
    response: row.taken_at === null ? row.response : '',
    status: row.status,
    files: row.taken_at === null ? row.files.map((file) => presentFile(services, file)) : [],
    fromTeacher: row.from_teacher,
    isMine: row.written_by === userId,
  }));
}
