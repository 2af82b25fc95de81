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
import { readMeTexts } from '../../texts.ts';
import { Lacking, readMe } from './read-me.ts';
import type { SchoolReportsTables } from '../tables.ts';
import { proveExport, wantedOf } from './prove-export.ts';

interface Making {
  readonly report: (done: number, total: number) => Promise<void>;
  readonly lacking: Lacking;
}

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
      const making: Making = { report, lacking: new Lacking() };
      const entries = (row.what === 'school' ? ofSchools : ofClass)(services, row.about_id, asker, making);
      await write(services, blobName, whole(entries, row.about, making.lacking));
      const sizeBytes = (await services.blobs.get(blobName))?.sizeBytes ?? 0;
      const stored = await db
        .updateTable('office_export')
        .set({
          state: 'done',
          size_bytes: sizeBytes,
          missing_files: making.lacking.files.length,
          rights: [...rights],
          made_at: services.clock.now(),
        })
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
  for await (const zip of zipParts(entries, Number.POSITIVE_INFINITY)) await services.blobs.put(blobName, zip, 'application/zip');
}

/** Everything that fits, and at the end what the archive is and what it lacks. */
async function* whole(entries: AsyncIterable<ZipEntry>, about: string, lacking: Lacking): AsyncGenerator<ZipEntry> {
  let size = 0;
  for await (const entry of entries) {
    if (entry.isPacked && size + entry.sizeBytes > reportLimits.exportBytes) lacking.files.push(entry.name);
    else {
      size += entry.sizeBytes;
      yield entry;
    }
  }
  const words = Buffer.from(readMe(about, lacking));
  yield { name: readMeTexts.name, sizeBytes: words.length, isPacked: false, content: async () => [words] };
}

async function* ofClass(services: Services, classId: string, asker: UserActor, { report, lacking }: Making): AsyncGenerator<ZipEntry> {
  const steps = services.steps.of('exportClass');
  for (const [done, { feature, step }] of steps.entries()) {
    const part: PersonExport | null = await step(services, classId, asker);
    if (part) yield* archiveEntries(services, { folder: '', feature, missed: (name) => lacking.files.push(name) }, part);
    lacking.say('', part?.leftOut);
    await report(done + 1, steps.length);
  }
}

async function* ofSchools(services: Services, schoolId: string, asker: UserActor, { report, lacking }: Making): AsyncGenerator<ZipEntry> {
  const db = ownTables<SchoolReportsTables>(services.db);
  const schoolIds = await schoolsBelow(db, schoolId);
  const schools = await db.selectFrom('school').select(['id', 'name']).where('id', 'in', schoolIds).orderBy('name').execute();
  for (const [done, school] of schools.entries()) {
    const folder = `${cleanFileName(school.name)}/`;
    for (const { feature, step } of services.steps.of('exportSchool')) {
      const part = await step(services, school.id, asker);
      yield* archiveEntries(services, { folder, feature, missed: (name) => lacking.files.push(name) }, part);
      lacking.say(folder, part.leftOut);
    }
    await report(done + 1, schools.length);
  }
}
