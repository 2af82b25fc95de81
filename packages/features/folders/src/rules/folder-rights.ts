import type { FolderMode, FolderRights, ItemOrigin } from '../contract/index.ts';

/** What somebody puts into a folder is, from then on, whatever becomes of the mode. */
export function originOf(mode: FolderMode, isKeeper: boolean): ItemOrigin {
  if (isKeeper) return 'given';
  return mode === 'all' ? 'shared' : 'handed-in';
}

export const folderRights = (mode: FolderMode, isKeeper: boolean): FolderRights => ({
  isKeeper,
  mayAdd: isKeeper || mode !== 'give',
  // Names of folders are read by everybody of the page; where children hand in, they say nothing to the class.
  mayAddFolder: isKeeper || mode === 'all',
});

interface ItemFacts {
  readonly origin: ItemOrigin;
  readonly isFolder: boolean;
  readonly isOwn: boolean;
}

/** Whether all members of the page see it: folders, what was given, and what was shared while the folder is open for all. */
export const isForAll = ({ origin, isFolder }: Omit<ItemFacts, 'isOwn'>, mode: FolderMode): boolean =>
  isFolder || origin === 'given' || (origin === 'shared' && mode === 'all');

/** The wall between classmates: beside what is for all, a child sees its own, and who keeps the folder sees everything. */
export const isSeen = (item: ItemFacts, mode: FolderMode, isKeeper: boolean): boolean => isKeeper || item.isOwn || isForAll(item, mode);
