import type { FileKind } from '@pausenplatz/documents/contract';
import type { ServerFeature } from '@pausenplatz/kernel-server';
import * as schemas from '../contract/folders.ts';
import { folderBlocks } from '../contract/index.ts';
import { foldersLog } from '../texts.log.ts';
import { demoFolders } from './demo/demo-folders.ts';
import { addingHandlers } from './handlers/adding.ts';
import { changingHandlers } from './handlers/changing.ts';
import { readingHandlers } from './handlers/reading.ts';
import { zipHandler } from './handlers/zipping.ts';
import { createFolders } from './migrations/2026-12-05-folders-create.ts';
import { foldersRefusals } from './refusals.ts';
import { foldersSteps, purgeItems } from './steps.ts';
import { registerZipRoute } from './zip/route.ts';

export type { FoldersTables } from './tables.ts';

/** Folders that stand on pages as blocks: given, handed in, shared. */
export const foldersServer: ServerFeature = {
  name: 'folders',
  blocks: folderBlocks,
  uploads: ['everything'] satisfies readonly FileKind[],
  migrations: [createFolders],
  schemas: { folder: schemas.folder, folderItem: schemas.folderItem, trashedItem: schemas.trashedItem },
  refusals: foldersRefusals,
  log: foldersLog,
  handlers: [...readingHandlers, ...addingHandlers, ...changingHandlers, zipHandler],
  routes: registerZipRoute,
  jobs: [purgeItems],
  steps: foldersSteps,
  demo: demoFolders,
};
