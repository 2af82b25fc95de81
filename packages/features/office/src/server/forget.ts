import { ownWork, type Services, type Steps, type Work } from '@pausenplatz/kernel-server';
import { sql } from 'kysely';
import { type Json, withoutPerson } from '../rules/index.ts';
import type { OfficeTables } from './tables.ts';

type Forget = NonNullable<Steps['forget']>;

/** Plans and imports stay with the school; whoever is forgotten stands in them no more, and their own archives and link checks go. */
export const forget: Forget = async (services, kernelWork, userId) => {
  const work = ownWork<OfficeTables>(kernelWork);
  const touched = await work.db.deleteFrom('import_touched').where('user_id', '=', userId).executeTakeFirst();
  await work.db.updateTable('office_import').set({ created_by: '' }).where('created_by', '=', userId).execute();
  await work.db.updateTable('year_plan').set({ created_by: '' }).where('created_by', '=', userId).execute();
  const links = await work.db.deleteFrom('checked_link').where('user_id', '=', userId).executeTakeFirst();
  const checks = await work.db.deleteFrom('link_check').where('user_id', '=', userId).executeTakeFirst();
  return {
    checked_link: Number(links.numDeletedRows),
    link_check: Number(checks.numDeletedRows),
    import_touched: Number(touched.numDeletedRows),
    office_export: await forgetExports(services, work, userId),
    year_step: await forgetInSteps(work, userId),
  };
};

async function forgetExports(services: Services, work: Work<OfficeTables>, userId: string): Promise<number> {
  const gone = await work.db.deleteFrom('office_export').where('owner_id', '=', userId).returning('blob_name').execute();
  work.afterCommit(async () => {
    for (const { blob_name } of gone) if (blob_name !== null) await services.blobs.delete(blob_name);
  });
  return gone.length;
}

/** A step names pupils who move and whom the class is handed to; its memo names everybody who was in the class. */
async function forgetInSteps(work: Work<OfficeTables>, userId: string): Promise<number> {
  const { rows } = await sql<{ plan_id: string; class_id: string; step: Json; memo: Json }>`
    select plan_id, class_id, step, memo from year_step
    where position(${userId} in step::text) > 0 or position(${userId} in coalesce(memo::text, '')) > 0 for update`.execute(work.db);
  for (const { plan_id, class_id, step, memo } of rows)
    await work.db
      .updateTable('year_step')
      .set({
        step: JSON.stringify(withoutPerson(step, userId)),
        memo: memo === null ? null : JSON.stringify(withoutPerson(memo, userId)),
      })
      .where('plan_id', '=', plan_id)
      .where('class_id', '=', class_id)
      .execute();
  return rows.length;
}
