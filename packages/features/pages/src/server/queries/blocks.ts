import type { Kysely, Selectable } from 'kysely';
import type { BlockPlace } from '../../contract/index.ts';
import type { PageScope } from '../scope.ts';
import type { PagesTables } from '../tables.ts';

/** Ids and places of the blocks on a page, in order. */
export function liveBlocks(db: Kysely<PagesTables>, scope: PageScope): Promise<{ id: string; position: string }[]> {
  return db
    .selectFrom('page_block')
    .select(['id', 'position'])
    .where('page_id', '=', scope.pageId)
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** Puts a block that is on the page somewhere else on it. */
export function placeBlock(
  db: Kysely<PagesTables>,
  scope: PageScope,
  blockId: string,
  place: { readonly position: string; readonly place?: BlockPlace },
): Promise<Selectable<PagesTables['page_block']>> {
  return db
    .updateTable('page_block')
    .set(place)
    .where('id', '=', blockId)
    .where('page_id', '=', scope.pageId)
    .where('deleted_at', 'is', null)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Remembers which files a block shows, so that reading the page may show them too. */
export async function setFiles(db: Kysely<PagesTables>, scope: PageScope, blockId: string, fileIds: readonly string[]): Promise<void> {
  await db.deleteFrom('page_file').where('block_id', '=', blockId).execute();
  if (fileIds.length === 0) return;
  await db
    .insertInto('page_file')
    .values(fileIds.map((fileId) => ({ page_id: scope.pageId, block_id: blockId, file_id: fileId })))
    .execute();
}

/** Remembers which file lies behind the page, if one does. */
export async function setBackgroundFile(db: Kysely<PagesTables>, pageId: string, fileId: string | null): Promise<void> {
  await db.deleteFrom('page_file').where('page_id', '=', pageId).where('block_id', 'is', null).execute();
  if (fileId !== null) await db.insertInto('page_file').values({ page_id: pageId, block_id: null, file_id: fileId }).execute();
}
