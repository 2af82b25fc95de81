import { cleanFileName } from '@pausenplatz/documents/rules';
import { newId, ownTables, type Services, type TaskDefinition } from '@pausenplatz/kernel-server';
import { schoolsBelow } from '@pausenplatz/schools/server';
import { pupilsOf } from '../queries/read-people.ts';
import type { OfficeTables } from '../tables.ts';
import { type Archive, newArchive } from './archive.ts';

type Report = (done: number, total: number) => Promise<void>;

/** Gathers what every feature keeps, packs it and puts it where only its owner gets it, for some days. */
export const exportTask: TaskDefinition<{ readonly exportId: string }> = {
  kind: 'office-export',
  async run(services: Services, { exportId }, run) {
    const db = ownTables<OfficeTables>(services.db);
    const row = await db.selectFrom('office_export').selectAll().where('id', '=', exportId).executeTakeFirstOrThrow();
    if (row.state === 'done') return { sizeBytes: row.size_bytes };
    try {
      const archive = newArchive(services);
      if (row.what === 'school') await gatherSchools(services, await schoolsBelow(db, row.about_id), archive, run.report);
      else await gatherClass(services, row.about_id, archive, run.report);
      const content = archive.finish();
      const blobName = newId();
      await services.blobs.put(blobName, content, 'application/zip');
      await db
        .updateTable('office_export')
        .set({ state: 'done', blob_name: blobName, size_bytes: content.length })
        .where('id', '=', exportId)
        .execute();
      return { sizeBytes: content.length };
    } catch (error) {
      await db.updateTable('office_export').set({ state: 'failed' }).where('id', '=', exportId).execute();
      throw error;
    }
  },
};

async function gatherSchools(services: Services, schoolIds: readonly string[], archive: Archive, report: Report): Promise<void> {
  const db = ownTables<OfficeTables>(services.db);
  const schools = await db.selectFrom('school').select(['id', 'name']).where('id', 'in', schoolIds).orderBy('name').execute();
  for (const [done, school] of schools.entries()) {
    const folder = `${cleanFileName(school.name)}/`;
    for (const { feature, step } of services.steps.of('exportSchool'))
      await archive.addExport(folder, feature, await step(services, school.id));
    await report(done + 1, schools.length);
  }
}

async function gatherClass(services: Services, classId: string, archive: Archive, report: Report): Promise<void> {
  const db = ownTables<OfficeTables>(services.db);
  const pupils = await pupilsOf(db, classId);
  archive.addJson('class.json', {
    id: classId,
    pupils: pupils.map(({ id, number, firstName, lastName, userName }) => ({ id, number, firstName, lastName, userName })),
  });
  for (const [done, pupil] of pupils.entries()) {
    const folder = `${cleanFileName(`${String(pupil.number).padStart(2, '0')} ${pupil.lastName} ${pupil.firstName}`)}/`;
    for (const { feature, step } of services.steps.of('exportFor'))
      await archive.addExport(folder, feature, await step(services, pupil.id));
    await report(done + 1, pupils.length);
  }
}
