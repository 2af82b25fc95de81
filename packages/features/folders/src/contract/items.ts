import { defineCall, scalars, signedIn } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';
import { folderItem, members, ownersAndKeepers } from './folders.ts';
import { foldersLimits } from './limits.ts';

const place = { blockId: scalars.id, parentId: z.nullable(scalars.id) };
const chosen = { blockId: scalars.id, ids: z.array(scalars.id).check(z.minLength(1), scalars.atMost(foldersLimits.chosenAtOnce)) };
const name = scalars.text(foldersLimits.nameMaximum);
const found = ['FOLDER_NOT_FOUND', 'FOLDER_ITEM_NOT_FOUND', 'FOLDER_FORBIDDEN'] as const;

export const addFolderFiles = defineCall({
  summary: 'Put files that the asker uploaded into a folder: given by who keeps it, else shared or handed in as the block says.',
  method: 'POST',
  path: 'folders/files/add',
  access: signedIn,
  actors: members,
  mutates: true,
  idempotent: true,
  input: z.strictObject({
    ...place,
    fileIds: z.array(scalars.id).check(z.minLength(1), scalars.atMost(foldersLimits.addedAtOnce)),
  }),
  output: z.object({ items: z.array(folderItem) }),
  refusals: [...found, 'FILE_NOT_FOUND', 'FOLDER_FULL'],
});

export const addFolder = defineCall({
  summary: 'Make a folder inside of a folder block.',
  method: 'POST',
  path: 'folders/folder/add',
  access: signedIn,
  actors: members,
  mutates: true,
  idempotent: true,
  input: z.strictObject({ ...place, name }),
  output: z.object({ items: z.array(folderItem) }),
  refusals: [...found, 'FOLDER_FULL', 'FOLDER_TOO_DEEP'],
});

export const renameFolderItem = defineCall({
  summary: 'Give a folder or a file another name; a file keeps its ending.',
  method: 'POST',
  path: 'folders/item/rename',
  access: signedIn,
  actors: ownersAndKeepers,
  mutates: true,
  input: z.strictObject({ blockId: scalars.id, id: scalars.id, name }),
  output: z.object({ items: z.array(folderItem) }),
  refusals: found,
});

export const moveFolderItems = defineCall({
  summary: 'Move folders and files into another folder of the same block; null: to its top.',
  method: 'POST',
  path: 'folders/items/move',
  access: signedIn,
  actors: ownersAndKeepers,
  mutates: true,
  input: z.strictObject({ ...chosen, parentId: z.nullable(scalars.id) }),
  output: scalars.done,
  refusals: [...found, 'FOLDER_INTO_ITSELF', 'FOLDER_TOO_DEEP'],
});

export const deleteFolderItems = defineCall({
  summary: 'Put folders with all that is in them, and files, into the trash; they can be fetched back for sixty days.',
  method: 'POST',
  path: 'folders/items/delete',
  access: signedIn,
  actors: ownersAndKeepers,
  mutates: true,
  input: z.strictObject(chosen),
  output: scalars.done,
  refusals: found,
});

export const restoreFolderItems = defineCall({
  summary: 'Fetch what was deleted back to where it was, or to the top where that folder is no more.',
  method: 'POST',
  path: 'folders/items/restore',
  access: signedIn,
  actors: ownersAndKeepers,
  mutates: true,
  input: z.strictObject(chosen),
  output: scalars.done,
  refusals: [...found, 'FOLDER_FULL'],
});

export const zipFolderItems = defineCall({
  summary: 'An address, good for five minutes, of a zip with these files and what the asker may see in these folders.',
  method: 'POST',
  path: 'folders/zip',
  access: signedIn,
  actors: ownersAndKeepers,
  mutates: false,
  input: z.strictObject(chosen),
  output: z.object({ url: z.string() }),
  refusals: [...found, 'FOLDER_ZIP_EMPTY', 'FOLDER_ZIP_TOO_LARGE'],
});
