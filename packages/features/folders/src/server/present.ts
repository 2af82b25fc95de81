import { presentFile } from '@pausenplatz/documents/server';
import type { Services } from '@pausenplatz/kernel-server';
import type { Folder, FolderItem, FolderPerson, TrashedItem } from '../contract/index.ts';
import { folderRights } from '../rules/index.ts';
import { type ItemRow, mayChange, maySee } from './read.ts';
import type { FolderScope } from './scope.ts';

type Signer = Pick<Services, 'signer' | 'clock'>;

/** What an item is wherever it stands; the address of a file is signed here alone, for somebody who may see it. */
const presentFacts = (signer: Signer, { userId }: FolderScope, { id, name, author, ownerId, file }: ItemRow) => ({
  id,
  name,
  author: author === null ? null : { id: ownerId, name: author },
  isOwn: ownerId === userId,
  file: file && presentFile(signer, file),
});

export const presentItem = (signer: Signer, scope: FolderScope, row: ItemRow): FolderItem => ({
  ...presentFacts(signer, scope, row),
  parentId: row.parentId,
  origin: row.origin,
  createdAt: row.createdAt.toISOString(),
  mayChange: mayChange(scope, row),
});

export const presentTrashed = (signer: Signer, scope: FolderScope, row: ItemRow): TrashedItem => ({
  ...presentFacts(signer, scope, row),
  deletedAt: (row.deletedAt ?? row.createdAt).toISOString(),
});

/** A folder as somebody may see it; `pupils` are those of the page, told to who keeps it where something is expected of them. */
export function presentFolder(
  signer: Signer,
  scope: FolderScope,
  { items, pupils }: { readonly items: readonly ItemRow[]; readonly pupils: readonly FolderPerson[] },
): Folder {
  const { blockId, mode, isKeeper } = scope;
  return {
    blockId,
    rights: folderRights(mode, isKeeper),
    items: items.filter((row) => maySee(scope, row)).map((row) => presentItem(signer, scope, row)),
    pupils: isKeeper && mode === 'hand-in' ? [...pupils] : null,
  };
}
