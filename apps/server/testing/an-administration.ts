import type { World } from '@pausenplatz/account/testing';
import { newId } from '@pausenplatz/kernel-server';
import type { PeopleImportTables } from '@pausenplatz/people-import/server';
import type { SchoolReportsTables } from '@pausenplatz/school-reports/server';
import type { YearChangeTables } from '@pausenplatz/year-change/server';
import type { Kysely } from 'kysely';

/** A person in everything that the administration keeps: imports, plans and their memos, archives, the tasks behind them. */
export async function anAdministration(world: World, userId: string): Promise<void> {
  const db = world.db as unknown as Kysely<PeopleImportTables & YearChangeTables & SchoolReportsTables>;
  const [now, importId, planId, operationId] = [new Date(), newId(), newId(), newId()];
  const [school_id, class_id] = [world.ownSchoolId, world.ownClassId];
  const one = { school_id, created_by: userId, created_at: now };
  await db
    .insertInto('office_import')
    .values({
      ...one,
      id: importId,
      file_name: 'klassen.csv',
      state: 'done',
      question: '{}',
      fingerprint: 'x',
      counts: '{}',
      new_class_ids: [],
      undone_at: null,
    })
    .execute();
  await db
    .insertInto('import_touched')
    .values({ import_id: importId, user_id: userId, how: 'created', before: null, after: '{}' })
    .execute();
  await db
    .insertInto('year_plan')
    .values({ ...one, id: planId, school_year: 2027, day: '2027-08-01', state: 'done', task_id: operationId })
    .execute();
  const step = {
    classId: class_id,
    action: 'handOver',
    newName: null,
    teacherId: userId,
    content: 'keep',
    moves: [{ userId, to: { kind: 'leave' } }],
  };
  const memo = {
    teacherIds: [userId],
    pupils: [{ userId, number: 1 }],
    after: { name: '3a', pupilIds: [userId] },
    features: { [userId]: 1 },
  };
  await db
    .insertInto('year_step')
    .values({
      plan_id: planId,
      class_id,
      position: 0,
      step: JSON.stringify(step),
      state: 'done',
      ran_at: now,
      memo: JSON.stringify(memo),
      failure: null,
    })
    .execute();
  await db
    .insertInto('office_export')
    .values({
      id: newId(),
      owner_id: userId,
      what: 'school',
      about_id: school_id,
      about: 'Schule',
      task_id: operationId,
      state: 'done',
      blob_name: newId(),
      size_bytes: 1,
      created_at: now,
    })
    .execute();
  await db
    .insertInto('link_check')
    .values({ school_id, user_id: userId, task_id: operationId, state: 'done', checked_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const place = {
    url: 'https://wald.example',
    label: 'Wald',
    verdict: 'ok',
    said: '200',
    place_title: 'Wald',
    place_path: '/seite/wald',
  } as const;
  await db
    .insertInto('checked_link')
    .values({ school_id, user_id: userId, class_id, position: 0, ...place })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const fresh = { state: 'finished', done: 1, total: 1, result: null, failure: null, attempts: 1, finished_at: now } as const;
  await world.services.db
    .insertInto('task')
    .values({ id: operationId, kind: 'office-year', owner_id: userId, scope_id: school_id, input: JSON.stringify({ planId }), ...fresh })
    .execute();
}
