import { fileColumns, type FileRow } from '@pausenplatz/documents/server';
import type { Kysely } from 'kysely';
import { foldersLimits, type ItemOrigin } from '../contract/index.ts';
import { isSeen } from '../rules/index.ts';
import type { FolderScope } from './scope.ts';
import type { FoldersTables } from './tables.ts';

type Db = Kysely<FoldersTables>;

/** What lies in a folder, as it is stored. */
export interface ItemRow {
  readonly id: string;
  readonly blockId: string;
  readonly parentId: string | null;
  readonly ownerId: string;
  readonly origin: ItemOrigin;
  readonly createdAt: Date;
  readonly deletedAt: Date | null;
  readonly deletedBy: string | null;
  readonly deletedWith: string | null;
  readonly author: string | null;
  readonly isFolder: boolean;
  readonly name: string;
  readonly file: FileRow | null;
}

/** As many blocks as a page holds; a bound for the query alone. */
const blocksOfPage = 60;

type Of = { readonly pageId: string } | { readonly blockId: string };

/** What lives in the folders of a page or in one block, or what lies in its trash; names of living accounts, in one query. */
export async function readItems(db: Db, of: Of, isTrash = false): Promise<ItemRow[]> {
  const rows = await db
    .selectFrom('folder_item as item')
    .leftJoin('file', 'file.id', 'item.file_id')
    .leftJoin('user_account as author', (join) => join.onRef('author.id', '=', 'item.owner_id').on('author.deleted_at', 'is', null))
    .select([
      'item.id as itemId',
      'item.block_id',
      'item.parent_id',
      'item.owner_id as ownerId',
      'item.origin',
      'item.created_at as createdAt',
    ])
    .select(['item.deleted_at as deletedAt', 'item.deleted_by as deletedBy', 'item.deleted_with as deletedWith', 'item.name as folderName'])
    .select(['author.first_name', 'author.last_name', ...fileColumns])
    .where('pageId' in of ? 'item.page_id' : 'item.block_id', '=', 'pageId' in of ? of.pageId : of.blockId)
    .where('item.deleted_at', isTrash ? 'is not' : 'is', null)
    .orderBy('item.created_at')
    .orderBy('item.id')
    .limit(foldersLimits.itemsPerBlock * ('pageId' in of ? blocksOfPage : 1) * (isTrash ? 4 : 1))
    .execute();
  return rows.map((row) => {
    const { itemId, block_id: blockId, parent_id: parentId, folderName, first_name, last_name } = row;
    const { ownerId, origin, createdAt, deletedAt, deletedBy, deletedWith } = row;
    const file = fileOf(row);
    const author = first_name === null ? null : `${first_name} ${last_name}`;
    const name = folderName ?? file?.name ?? '';
    const facts = { id: itemId, blockId, parentId, ownerId, origin, createdAt, deletedAt, deletedBy, deletedWith };
    return { ...facts, author, isFolder: folderName !== null, name, file };
  });
}

type Nullable<Row> = { readonly [Key in keyof Row]: Row[Key] | null };

function fileOf({ id, name, mime_type, size_bytes, width, height, widths, preview }: Nullable<FileRow>): FileRow | null {
  if (id === null || name === null || mime_type === null || size_bytes === null || widths === null) return null;
  return { id, name, mime_type, size_bytes, width, height, widths, preview };
}

type Viewer = Pick<FolderScope, 'userId' | 'isKeeper' | 'mode'>;

/** The one place that decides whether a row leaves the server. */
export const maySee = ({ userId, isKeeper, mode }: Viewer, { origin, isFolder, ownerId }: ItemRow): boolean =>
  isSeen({ origin, isFolder, isOwn: ownerId === userId }, mode, isKeeper);

export const mayChange = ({ userId, isKeeper }: Viewer, { ownerId }: ItemRow): boolean => isKeeper || ownerId === userId;
