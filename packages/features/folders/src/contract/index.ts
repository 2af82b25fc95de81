import { getFolders, listFolderTrash } from './folders.ts';
import {
  addFolder,
  addFolderFiles,
  deleteFolderItems,
  moveFolderItems,
  renameFolderItem,
  restoreFolderItems,
  zipFolderItems,
} from './items.ts';

export * from './blocks.ts';
export * from './folders.ts';
export * from './hub.ts';
export * from './items.ts';
export * from './limits.ts';

export const foldersCalls = {
  getFolders,
  addFolderFiles,
  addFolder,
  renameFolderItem,
  moveFolderItems,
  deleteFolderItems,
  restoreFolderItems,
  listFolderTrash,
  zipFolderItems,
} as const;
