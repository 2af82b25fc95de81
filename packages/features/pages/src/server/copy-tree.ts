import { newId, type Services, type Work } from '@pausenplatz/kernel-server';
import { fileBehind } from '../contract/index.ts';
import { copyBlocks, type SettingsOfCopy } from './queries/copy-blocks.ts';
import { addressWithId, insertPage, type InsertedPage } from './queries/insert-page.ts';
import type { TreePage } from './queries/page-tree.ts';
import type { PagesTables, StoredGroup } from './tables.ts';

interface TreeCopy {
  readonly groupType: StoredGroup;
  readonly groupId: string;
  readonly parentId: string | null;
  readonly createdBy: string;
  readonly isDraft: boolean;
  /** Of the first page; those below keep theirs. */
  readonly title?: string;
  readonly url?: string;
  readonly settingsOf: SettingsOfCopy;
}

/** Copies a page with those below it and their blocks to another place; nothing of the copy is shared with what it is of. */
export async function copyTree(
  services: Pick<Services, 'steps'>,
  work: Work<PagesTables>,
  [first, ...below]: readonly [TreePage, ...TreePage[]],
  { groupType, groupId, parentId, createdBy, isDraft, title = first.title, url, settingsOf }: TreeCopy,
): Promise<InsertedPage> {
  const ids = new Map([first, ...below].map(({ id }) => [id, newId()]));
  const to = (id: string) => ids.get(id) ?? id;
  const place = { groupType, groupId, createdBy, isDraft };
  const top = await insertPage(work.db, { ...place, id: to(first.id), title, parentId, ...(url !== undefined && { url }) });
  if (below.length > 0)
    await work.db
      .insertInto('page')
      .values(
        below.map((page) => ({
          id: to(page.id),
          url: groupType === 'kept' ? keptAddress(to(page.id)) : addressWithId(page.title, to(page.id)),
          title: page.title,
          group_type: groupType,
          group_id: groupId,
          parent_id: to(page.parentId ?? ''),
          position: page.position,
          visibility: 'group' as const,
          background: JSON.stringify(page.background),
          link_secret: null,
          is_draft: isDraft,
          created_by: createdBy,
          archived_at: null,
          deleted_at: null,
          deleted_with: null,
        })),
      )
      .execute();
  await work.db
    .updateTable('page')
    .set({ background: JSON.stringify(first.background) })
    .where('id', '=', top.id)
    .execute();
  const behind = [first, ...below].flatMap(({ id, background }) => {
    const file = fileBehind(background);
    return file === null ? [] : [{ page_id: to(id), block_id: null, file_id: file }];
  });
  if (behind.length > 0) await work.db.insertInto('page_file').values(behind).execute();
  await copyBlocks(services, work, { pages: ids, settingsOf });
  return top;
}

/** Nobody can choose it for a page of their own, and it takes none away. */
export const keptAddress = (id: string): string => `kept:${id}`;
