import { ownWork, type Services, type Steps, withoutId, type Work } from '@pausenplatz/kernel-server';
import { sql } from 'kysely';
import type { ClassStep } from '../rules/index.ts';
import type { OfficeTables } from './tables.ts';

/** What the administration remembers of a class: its step in year plans, archives of it, checked links; imports and other steps name it no more. */
export const forgetClass: NonNullable<Steps['forgetClass']> = async (services, kernelWork, classId) => {
  const work = ownWork<OfficeTables>(kernelWork);
  const steps = await work.db.deleteFrom('year_step').where('class_id', '=', classId).executeTakeFirstOrThrow();
  await leaveOtherSteps(work, classId);
  await leaveImports(work, classId);
  return {
    rows: {
      year_step: Number(steps.numDeletedRows),
      office_export: await dropExports(services, work, classId),
      checked_link: await dropChecks(work, classId),
    },
  };
};

type Json = Parameters<typeof withoutId>[0];

/** Whoever was to move into the class moves nowhere; a step that did move them there knows that the class is gone. */
async function leaveOtherSteps(work: Work<OfficeTables>, classId: string): Promise<void> {
  const { rows } = await sql<{ plan_id: string; class_id: string; step: ClassStep; memo: Json }>`
    select plan_id, class_id, step, memo from year_step
    where position(${classId} in step::text) > 0 or position(${classId} in coalesce(memo::text, '')) > 0 for update`.execute(work.db);
  for (const { plan_id, class_id, step, memo } of rows) {
    const moves = step.moves.filter(({ to }) => to.kind !== 'class' || to.classId !== classId);
    await work.db
      .updateTable('year_step')
      .set({ step: JSON.stringify({ ...step, moves }), memo: memo === null ? null : JSON.stringify(withoutId(memo, classId)) })
      .where('plan_id', '=', plan_id)
      .where('class_id', '=', class_id)
      .execute();
  }
}

async function leaveImports({ db }: Work<OfficeTables>, classId: string): Promise<void> {
  await sql`update office_import set new_class_ids = array_remove(new_class_ids, ${classId}) where ${classId} = any(new_class_ids)`.execute(
    db,
  );
  await sql`update office_import set question = question || '{"targetClassId": null}' where question->>'targetClassId' = ${classId}`.execute(
    db,
  );
  const nowhere = sql`'{"classId": null, "number": null}'::jsonb`;
  await sql`update import_touched set before = before || ${nowhere} where before->>'classId' = ${classId}`.execute(db);
  await sql`update import_touched set after = after || ${nowhere} where after->>'classId' = ${classId}`.execute(db);
}

async function dropExports(services: Services, work: Work<OfficeTables>, classId: string): Promise<number> {
  const gone = await work.db.deleteFrom('office_export').where('about_id', '=', classId).returning('blob_name').execute();
  work.afterCommit(async () => {
    for (const { blob_name } of gone) if (blob_name !== null) await services.blobs.delete(blob_name);
  });
  return gone.length;
}

/** Links of its pages, in everybody's checks. */
async function dropChecks({ db }: Work<OfficeTables>, classId: string): Promise<number> {
  const gone = await db.deleteFrom('checked_link').where('class_id', '=', classId).executeTakeFirst();
  return Number(gone.numDeletedRows);
}
