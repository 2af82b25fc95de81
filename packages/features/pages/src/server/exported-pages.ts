import { ownTables, Refusal, type PersonExport, type Services, type UserActor } from '@pausenplatz/kernel-server';
import type { Kysely } from 'kysely';
import { provePage } from './scope.ts';
import type { PagesTables } from './tables.ts';

/** Those of these pages that the asker may read today, with their blocks and the files in them. */
export async function exportedPages(
  services: Services,
  pageIds: readonly string[],
  asker: UserActor,
): Promise<PersonExport & { readonly count: number }> {
  const db = ownTables<PagesTables>(services.db);
  const ids: string[] = [];
  for (const id of pageIds) if (await mayRead(db, id, asker)) ids.push(id);
  if (ids.length === 0) return { data: { pages: [] }, count: 0 };
  const pages = await db
    .selectFrom('page')
    .select(['id', 'title', 'url', 'group_type', 'group_id', 'parent_id', 'visibility', 'updated_at', 'archived_at'])
    .where('id', 'in', ids)
    .orderBy('position')
    .execute();
  const blocks = await db
    .selectFrom('page_block')
    .select(['page_id', 'type', 'settings'])
    .where('page_id', 'in', ids)
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .execute();
  const byPage = Map.groupBy(blocks, ({ page_id }) => page_id);
  return {
    data: { pages: pages.map((page) => ({ ...page, blocks: byPage.get(page.id) ?? [] })) },
    files: await filesOn(db, ids),
    count: ids.length,
  };
}

/** Asked of the proof itself, so that an export never shows more than the screen. */
async function mayRead(db: Kysely<PagesTables>, pageId: string, actor: UserActor): Promise<boolean> {
  try {
    await provePage({ db, actor }, pageId, { permission: 1 });
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

async function filesOn(db: Kysely<PagesTables>, pageIds: readonly string[]): Promise<{ name: string; blob: string }[]> {
  return db
    .selectFrom('page_file')
    .leftJoin('page_block', 'page_block.id', 'page_file.block_id')
    .innerJoin('file', 'file.id', 'page_file.file_id')
    .select(['file.name', 'file.blob_name as blob'])
    .distinct()
    .where('page_file.page_id', 'in', pageIds)
    .where('page_block.deleted_at', 'is', null)
    .execute();
}
