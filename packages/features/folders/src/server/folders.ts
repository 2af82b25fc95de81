import { handlersFor, refuserFor } from '@pausenplatz/kernel-server';
import { foldersRefusals } from './refusals.ts';
import type { FoldersTables } from './tables.ts';

export const { handle } = handlersFor<FoldersTables>();
export const refuse = refuserFor(foldersRefusals);
