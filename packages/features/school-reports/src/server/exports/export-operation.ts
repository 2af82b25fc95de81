import { archiveEntries } from '@pausenplatz/documents/server';
import { cleanFileName } from '@pausenplatz/documents/rules';
import {
  newId,
  ownTables,
  type PersonExport,
  refuse,
  type Services,
  type OperationDefinition,
  type UserActor,
  type ZipEntry,
  zipParts,
} from '@pausenplatz/kernel-server';
import { reportLimits } from '../../contract/index.ts';
import { schoolsBelow } from '@pausenplatz/schools/server';
import type { SchoolReportsTables } from '../tables.ts';
import { proveExport, wantedOf } from './prove-export.ts';

type Report = (done: number, total: number) => Promise<void>;

/** Gathers what every feature lets the asker read at this moment and writes it where only they get it, for an hour. */
export const exportOperation: OperationDefinition<{ readonly exportId: string }> = {
  kind: 'office-export',
  async run(services: Services, { exportId }, { report }) {
    const db = ownTables<SchoolReportsTables>(services.db);
    const row = await db.selectFrom('office_export').selectAll().where('id', '=', exportId).executeTakeFirst();
    if (!row || row.state === 'done') return { sizeBytes: row?.size_bytes ?? null };
    // A run that broke off has left its file.
    if (row.blob_name !== null) await services.blobs.delete(row.blob_name);
    const blobName = newId();
    try {
      // Named before it is there: whatever breaks off, somebody knows what to delete.
      await db.updateTable('office_export').set({ state: 'running', blob_name: blobName }).where('id', '=', exportId).execute();
      const asker = await services.actors.find(row.session_id);
      // With the session the right to the export has ended.
      if (asker?.userId !== row.owner_id) return refuse('NOT_SIGNED_IN');
      const { rights } = await proveExport({ db, actor: asker }, wantedOf(row));
      const entries =
        row.what === 'school' ? ofSchools(services, row.about_id, asker, report) : ofClass(services, row.about_id, asker, report);
      await write(services, blobName, entries);
      const sizeBytes = (await services.blobs.get(blobName))?.sizeBytes ?? 0;
      const stored = await db
        .updateTable('office_export')
        .set({ state: 'done', size_bytes: sizeBytes, rights: [...rights], made_at: services.clock.now() })
        .where('id', '=', exportId)
        .executeTakeFirst();
      // Its class was erased or its owner forgotten meanwhile.
      if (stored.numUpdatedRows === 0n) await services.blobs.delete(blobName);
      return { sizeBytes };
    } catch (error) {
      await services.blobs.delete(blobName);
      await db.updateTable('office_export').set({ state: 'failed', blob_name: null }).where('id', '=', exportId).execute();
      throw error;
    }
  },
};

async function write(services: Services, blobName: string, entries: AsyncIterable<ZipEntry>): Promise<void> {
  for await (const zip of zipParts(bounded(entries), Number.POSITIVE_INFINITY)) await services.blobs.put(blobName, zip, 'application/zip');
}

/** What does not fit into one archive any more is named in it. */
async function* bounded(entries: AsyncIterable<ZipEntry>): AsyncGenerator<ZipEntry> {
  const missing: string[] = [];
  let size = 0;
  for await (const entry of entries) {
    if (entry.isPacked && size + entry.sizeBytes > reportLimits.exportBytes) missing.push(entry.name);
    else {
      size += entry.sizeBytes;
      yield entry;
    }
  }
  if (missing.length === 0) return;
  const json = Buffer.from(JSON.stringify(missing, null, 2));
  yield { name: 'missing-files.json', sizeBytes: json.length, isPacked: false, content: async () => [json] };
}

async function* ofClass(services: Services, classId: string, asker: UserActor, report: Report): AsyncGenerator<ZipEntry> {
  const steps = services.steps.of('exportClass');
  for (const [done, { feature, step }] of steps.entries()) {
    const part: PersonExport | null = await step(services, classId, asker);
    if (part) yield* archiveEntries(services, { folder: '', feature }, part);
    await report(done + 1, steps.length);
  }
}

async function* ofSchools(services: Services, schoolId: string, asker: UserActor, report: Report): AsyncGenerator<ZipEntry> {
  const db = ownTables<SchoolReportsTables>(services.db);
  const schoolIds = await schoolsBelow(db, schoolId);
  const schools = await db.selectFrom('school').select(['id', 'name']).where('id', 'in', schoolIds).orderBy('name').execute();
  for (const [done, school] of schools.entries()) {
    const folder = `${cleanFileName(school.name)}/`;
    for (const { feature, step } of services.steps.of('exportSchool'))
      yield* archiveEntries(services, { folder, feature }, await step(services, school.id, asker));
    await report(done + 1, schools.length);
  }
}
