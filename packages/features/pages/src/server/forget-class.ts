import { ownWork, type Steps, withoutId, type Work } from '@pausenplatz/kernel-server';
import { sql } from 'kysely';
import type { PagesTables } from './tables.ts';

/** The pages of a class that is erased, with blocks, locks and marks. Blocks elsewhere that show the class have none to show any more. */
export const forgetClass: NonNullable<Steps['forgetClass']> = async (_services, kernelWork, classId) => {
  const work = ownWork<PagesTables>(kernelWork);
  const { db } = work;
  const pages = db.selectFrom('page').select('id').where('group_type', '=', 'class').where('group_id', '=', classId);
  const shown = await db.deleteFrom('page_file').where('page_id', 'in', pages).returning('file_id').execute();
  const gone = async (table: 'page_block' | 'page_lock' | 'page_mark') =>
    Number((await db.deleteFrom(table).where('page_id', 'in', pages).executeTakeFirstOrThrow()).numDeletedRows);
  const inside = { page_block: await gone('page_block'), page_lock: await gone('page_lock'), page_mark: await gone('page_mark') };
  const erased = await db.deleteFrom('page').where('group_type', '=', 'class').where('group_id', '=', classId).executeTakeFirstOrThrow();
  await leaveBlocks(work, classId);
  const rows = { page: Number(erased.numDeletedRows), ...inside, page_file: shown.length };
  return { rows, fileIds: [...new Set(shown.map(({ file_id }) => file_id))] };
};

/** A block of a page that stays may show something of the class; it asks for another one, as it did when it was new. */
async function leaveBlocks(work: Work<PagesTables>, classId: string): Promise<void> {
  const { rows } = await sql<{ id: string; settings: Parameters<typeof withoutId>[0] }>`
    select id, settings from page_block where position(${classId} in settings::text) > 0 for update`.execute(work.db);
  for (const { id, settings } of rows)
    await work.db
      .updateTable('page_block')
      .set({ settings: JSON.stringify(withoutId(settings, classId)) })
      .where('id', '=', id)
      .execute();
}
