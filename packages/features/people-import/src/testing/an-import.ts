import type { World } from '@pausenplatz/account/testing';
import { newId, ownTables } from '@pausenplatz/kernel-server';
import type { PeopleImportTables } from '../server/index.ts';
import { judgeList } from '../server/judged-list.ts';

/** A question with one new pupil and the fingerprint of its plan; with `done`, also the import itself. */
export async function anImport(world: World, state: 'judged' | 'done' = 'judged') {
  const db = ownTables<PeopleImportTables>(world.services.db);
  const id = newId();
  const row = {
    line: 2,
    externalId: newId(),
    firstName: 'Mia',
    lastName: `Muster ${newId().slice(0, 4)}`,
    email: null,
    birthYear: 2015,
    className: `y${newId().slice(0, 6)}`,
    number: null,
  };
  const question = {
    schoolId: world.ownSchoolId,
    rows: [{ ...row, problems: [] }],
    targetClassId: null,
    createClasses: true,
    archiveMissing: false,
  };
  const { fingerprint } = await judgeList(db, question);
  if (state === 'done') {
    const counts = { new: 0, changed: 0, unchanged: 0, conflict: 0, archived: 0 };
    await db
      .insertInto('office_import')
      .values({
        id,
        school_id: world.ownSchoolId,
        created_by: world.people.schoolAdminOwn.userId,
        file_name: 'liste.csv',
        state: 'done',
        question: JSON.stringify(question),
        fingerprint,
        counts: JSON.stringify(counts),
        new_class_ids: [],
        created_at: world.services.clock.now(),
        undone_at: null,
      })
      .execute();
  }
  return { id, question, fingerprint };
}
