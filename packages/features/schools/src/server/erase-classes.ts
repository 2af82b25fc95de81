import { daysBefore } from '@pausenplatz/kernel-format';
import { erase, type JobDefinition, ownTables, type Services, transactAs } from '@pausenplatz/kernel-server';
import { schoolLimits } from '../contract/index.ts';
import type { SchoolsTables } from './tables.ts';

const classesPerNight = 100;

/** Every night, before pages and tasks of the same age leave the trash by themselves: classes whose sixty days are over go for good. */
export const eraseDeletedClasses: JobDefinition = {
  name: 'schools-erase-classes',
  schedule: '31 3 * * *',
  async run(services: Services) {
    await eraseClasses(services);
  },
};

/** Erases deleted classes whose time is over, each in a transaction of its own over all features (R11); `most` of them at once. */
export async function eraseClasses(
  services: Services,
  most = classesPerNight,
): Promise<{ readonly erased: number; readonly failed: number }> {
  const oldest = daysBefore(services.clock.now(), schoolLimits.trashDays);
  const due = await ownTables<SchoolsTables>(services.db)
    .selectFrom('school_class')
    .select('id')
    .where('deleted_at', '<', oldest)
    .orderBy('deleted_at')
    .execute();
  let erased = 0;
  let failed = 0;
  for (const { id } of due) {
    if (erased === most) break;
    try {
      if (await eraseClass(services, id, oldest)) erased += 1;
    } catch (error) {
      // The class stays whole and is tried again the next night; the others do not wait for it.
      services.log.error({ err: error, classId: id }, 'a deleted class could not be erased');
      failed += 1;
    }
  }
  return { erased, failed };
}

/** False where somebody else erased the class or fetched it back meanwhile. */
async function eraseClass(services: Services, classId: string, oldest: Date): Promise<boolean> {
  return transactAs<SchoolsTables>(services)(async (work) => {
    const row = await work.db
      .selectFrom('school_class')
      .select(['name', 'school_id'])
      .where('id', '=', classId)
      .where('deleted_at', '<', oldest)
      .forUpdate()
      .executeTakeFirst();
    if (!row) return false;
    // The class itself is what the entry is about.
    const { school_class: _class, ...gone } = await erase(services, work, 'classes', classId);
    const counts = Object.fromEntries(Object.entries(gone).filter(([, count]) => count > 0));
    // Nobody could look up any more what the class was called.
    const about = row.name;
    await work.audit({ action: 'class.erase', scopeId: row.school_id, subject: { kind: 'class', id: classId }, details: counts, about });
    return true;
  });
}
