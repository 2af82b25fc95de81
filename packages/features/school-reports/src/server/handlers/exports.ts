import { proveArchiveReader } from '@pausenplatz/account/server';
import { newId, personOf, refuse, startOperationOnce } from '@pausenplatz/kernel-server';
import { type ExportBrief, listExports, startExport } from '../../contract/index.ts';
import { archiveEnd, archivePath } from '../exports/download.ts';
import { exportOperation } from '../exports/export-operation.ts';
import { type Exported, proveExport, type Wanted } from '../exports/prove-export.ts';
import { type Context, handle } from '../school-reports.ts';
import { schoolsBelow } from '@pausenplatz/schools/server';

const listExportsHandler = handle(listExports, async (context) => {
  const { userId } = personOf(context);
  const now = context.clock.now();
  const rows = await context.db
    .selectFrom('office_export')
    .selectAll()
    .where('owner_id', '=', userId)
    .orderBy('created_at', 'desc')
    .limit(50)
    .execute();
  return {
    exports: rows
      .filter(({ made_at, created_at }) => archiveEnd(made_at ?? created_at) > now)
      .map((row): ExportBrief => {
        const until = row.state === 'done' && row.made_at !== null ? archiveEnd(row.made_at).toISOString() : null;
        return {
          id: row.id,
          at: row.created_at.toISOString(),
          state: row.state,
          operationId: row.task_id,
          sizeBytes: row.size_bytes,
          missingFiles: row.missing_files,
          url: until === null ? null : archivePath(row.id),
          until,
          what: row.what,
          about: row.about,
        };
      }),
  };
});

/** Of pupils, in an hour: enough for a school with everything, too little to keep a server busy. */
const byCost = { name: 'office-export', points: 3_000, perSeconds: 3_600 };

const startExportHandler = handle(startExport, async (context, input) => {
  const { userId, sessionId } = await proveArchiveReader(context, context.actor);
  const about = await proveExport(context, input);
  const cost = await costOf(context, input, about);
  return context.transact(async (work) => {
    const id = newId();
    const start = { ownerId: userId, scopeId: about.schoolId, input: { exportId: id }, onlyOne: `${userId} ${about.id}` };
    const { operationId, isNew } = await startOperationOnce(context, work, exportOperation, start);
    if (!isNew) {
      const running = await work.db.selectFrom('office_export').select('id').where('task_id', '=', operationId).executeTakeFirstOrThrow();
      return { id: running.id, operationId };
    }
    const seconds = await context.rateLimiter.take(byCost, userId, cost);
    if (seconds > 0) refuse('TOO_MANY_REQUESTS', { details: { seconds } });
    const row = {
      id,
      owner_id: userId,
      what: input.what,
      about_id: about.id,
      about: about.name,
      task_id: operationId,
      session_id: sessionId,
    };
    await work.db
      .insertInto('office_export')
      .values({ ...row, state: 'running', blob_name: null, size_bytes: null, created_at: context.clock.now() })
      .execute();
    // Taking data out is what somebody may have to account for most (trust, section 2).
    await work.audit({ action: `export.${input.what}`, scopeId: about.schoolId, subject: { kind: input.what, id: about.id } });
    return { id, operationId };
  });
});

/** How many pupils it is about, and one for the beginning. */
async function costOf(context: Context, { what }: Wanted, about: Exported): Promise<number> {
  const schoolIds = what === 'school' ? await schoolsBelow(context.db, about.id) : [];
  const { count } = await context.db
    .selectFrom('class_pupil')
    .innerJoin('school_class', 'school_class.id', 'class_id')
    .select((select) => select.fn.countAll<string>().as('count'))
    .where((where) => (what === 'school' ? where('school_id', 'in', schoolIds) : where('class_id', '=', about.id)))
    .executeTakeFirstOrThrow();
  return Math.min(byCost.points, 1 + Number(count));
}

export const exportHandlers = [listExportsHandler, startExportHandler];
