import { useStale as useStaleCalls } from '@pausenplatz/kernel-browser';
import { getFolders, listFolderTrash } from '../contract/index.ts';

const calls = [getFolders, listFolderTrash];

/** Reads folders and their trash again. */
export const useStale = (): (() => void) => useStaleCalls(calls);
