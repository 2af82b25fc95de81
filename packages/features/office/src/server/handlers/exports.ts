import { daysAfter, daysBefore } from '@pausenplatz/kernel-format';
import { newId, personOf, startTask } from '@pausenplatz/kernel-server';
import { proveClass, proveSchool } from '@pausenplatz/schools/server';
import { type ExportBrief, listExports, officeLimits, startExport } from '../../contract/index.ts';
import { archiveAddress } from '../exports/download.ts';
import { exportTask } from '../exports/export-task.ts';
import { type Context, handle } from '../office.ts';

const listExportsHandler = handle(listExports, async (context) => {
  const { userId } = personOf(context);
  const now = context.clock.now();
  const rows = await context.db
    .selectFrom('office_export')
    .selectAll()
    .where('owner_id', '=', userId)
    .where('created_at', '>', daysBefore(now, officeLimits.exportDays))
    .orderBy('created_at', 'desc')
    .limit(50)
    .execute();
  return {
    exports: rows.map((row): ExportBrief => {
      const isThere = row.state === 'done' && row.blob_name !== null;
      return {
        id: row.id,
        at: row.created_at.toISOString(),
        state: row.state,
        taskId: row.task_id,
        sizeBytes: row.size_bytes,
        url: isThere ? archiveAddress(context, row.id) : null,
        until: isThere ? daysAfter(row.created_at, officeLimits.exportDays).toISOString() : null,
        what: row.what,
        about: row.about,
      };
    }),
  };
});

const startExportHandler = handle(startExport, async (context, input) => {
  const about = await proveExport(context, input);
  const { userId } = personOf(context);
  return context.transact(async (work) => {
    const id = newId();
    const taskId = await startTask(context, work, exportTask, { ownerId: userId, scopeId: about.schoolId, input: { exportId: id } });
    const row = {
      id,
      owner_id: userId,
      what: input.what,
      about_id: about.id,
      about: about.name,
      task_id: taskId,
      state: 'running' as const,
    };
    await work.db
      .insertInto('office_export')
      .values({ ...row, blob_name: null, size_bytes: null, created_at: context.clock.now() })
      .execute();
    // Taking data out is what somebody may have to account for most (trust, section 2).
    await work.audit({ action: `export.${input.what}`, scopeId: about.schoolId, subject: { kind: input.what, id: about.id } });
    return { id, taskId };
  });
});

type Wanted = { readonly what: 'school'; readonly schoolId: string } | { readonly what: 'class'; readonly classId: string };

/** A class by its teachers and admins, a whole school by its admins only. */
async function proveExport(context: Context, wanted: Wanted): Promise<{ id: string; schoolId: string; name: string }> {
  if (wanted.what === 'school') {
    const { schoolId, schoolName } = await proveSchool(context, wanted.schoolId, 'administer');
    return { id: schoolId, schoolId, name: schoolName };
  }
  const { classId, schoolId, className } = await proveClass(context, wanted.classId, 'read');
  return { id: classId, schoolId, name: className };
}

export const exportHandlers = [listExportsHandler, startExportHandler];
