import { storedFile } from '@pausenplatz/documents/contract';
import { type ActorTable, defineCall, scalars, signedIn, signedInActors } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';

/** Those who belong to a page of class 3a; who changes it is the teacher, and the admin of the school. */
export const members: ActorTable = signedInActors(404, { pupilOwner: 200, pupilSameClass: 200, teacherOfClass: 200, schoolAdminOwn: 200 });
/** What a child handed in, in the eyes of the others: it is there, and not for them. */
export const ownersAndKeepers: ActorTable = signedInActors(404, {
  pupilOwner: 200,
  pupilSameClass: 403,
  teacherOfClass: 200,
  schoolAdminOwn: 200,
});

const person = z.object({ id: scalars.id, name: z.string() });
export type FolderPerson = z.output<typeof person>;

/**
 * How something came into a folder, which stays what it is when the block is set to another mode: a file that a child handed in is
 * never shown to the class because somebody opens the folder for all later.
 */
export const itemOrigins = ['given', 'shared', 'handed-in'] as const;
export type ItemOrigin = (typeof itemOrigins)[number];

const itemBase = {
  id: scalars.id,
  name: z.string(),
  /** Null where the account is no more. */
  author: z.nullable(person),
  isOwn: z.boolean(),
  /** Null for a folder. */
  file: z.nullable(storedFile),
};

export const folderItem = z.object({
  ...itemBase,
  /** The folder that it lies in; null: the block itself. */
  parentId: z.nullable(scalars.id),
  origin: z.enum(itemOrigins),
  createdAt: scalars.timestamp,
  /** Whoever reads may rename, move and delete it. */
  mayChange: z.boolean(),
});
export type FolderItem = z.output<typeof folderItem>;

const folderRights = z.object({
  /** Changes the page that it stands on. */
  isKeeper: z.boolean(),
  mayAdd: z.boolean(),
  mayAddFolder: z.boolean(),
});
export type FolderRights = z.output<typeof folderRights>;

export const folder = z.object({
  blockId: scalars.id,
  rights: folderRights,
  items: z.array(folderItem),
  /** The children of whom something is expected, by their numbers; null for who does not keep the folder. */
  pupils: z.nullable(z.array(person)),
});
export type Folder = z.output<typeof folder>;

export const getFolders = defineCall({
  summary: 'All folder blocks of a page with what the asker may see of them: the fixed number of queries of one.',
  method: 'GET',
  path: 'folders/page/{pageId}',
  access: signedIn,
  actors: members,
  mutates: false,
  input: z.strictObject({ pageId: scalars.id }),
  output: z.object({ folders: z.array(folder) }),
  refusals: ['FOLDER_NOT_FOUND'],
});

export const trashedItem = z.object({
  ...itemBase,
  deletedAt: scalars.timestamp,
});
export type TrashedItem = z.output<typeof trashedItem>;

export const listFolderTrash = defineCall({
  summary: 'What was deleted in a folder block within sixty days: to who keeps it everything, to others what they deleted of their own.',
  method: 'GET',
  path: 'folders/trash/{blockId}',
  access: signedIn,
  actors: members,
  mutates: false,
  input: z.strictObject({ blockId: scalars.id }),
  output: z.object({ items: z.array(trashedItem) }),
  refusals: ['FOLDER_NOT_FOUND'],
});
