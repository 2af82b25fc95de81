import { createPlaces, newId, personOf, Refusal, type Work } from '@pausenplatz/kernel-server';
import type { StoredFile } from '../../contract/index.ts';
import { cleanFileName } from '../../rules/index.ts';
import type { Context } from '../documents.ts';
import { presentFile } from '../present.ts';
import { proveRoom, schoolOf } from '../reserve.ts';
import type { DocumentsTables } from '../tables.ts';
import { cleanPicture } from './clean-picture.ts';
import { pictureType } from './picture-type.ts';

// As with uploads: a picture is unpacked while it is drawn anew.
const places = createPlaces(2, 60);

interface Fetched {
  /** Without its ending. */
  readonly name: string;
  readonly content: Buffer;
}

/**
 * Keeps a picture that the product fetched for who asks, as a file of theirs: judged by what is in it, drawn anew, counted on their store.
 * null when it is no picture, or when there is no room for it.
 */
export async function keepPicture(context: Context, { name, content }: Fetched): Promise<StoredFile | null> {
  const found = await pictureType(content);
  if (found === null) return null;
  try {
    return await storeFetched(context, { name, content, mimeType: found });
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

/** The same of a picture whose type is known; refuses where there is no room, and answers null for one that cannot be drawn. */
export async function storeFetched(
  context: Context,
  { name, content, mimeType }: Fetched & { readonly mimeType: string },
): Promise<StoredFile | null> {
  const clean = await places.pass(() => cleanPicture(content, mimeType));
  if (!clean) return null;
  const actor = personOf(context);
  const [schoolId, blobName] = [schoolOf(actor), newId()];
  const row = {
    id: newId(),
    owner_id: actor.userId,
    school_id: schoolId,
    blob_name: blobName,
    name: cleanFileName(`${name}.${clean.mimeType.replace('image/', '').replace('jpeg', 'jpg')}`),
    mime_type: clean.mimeType,
    size_bytes: clean.content.length,
    width: clean.width,
    height: clean.height,
  };
  await context.blobs.put(blobName, clean.content, clean.mimeType);
  try {
    return await context.transact(async (work: Work<DocumentsTables>) => {
      await proveRoom(work, { userId: actor.userId, schoolId }, { sizeBytes: row.size_bytes, now: context.clock.now() });
      return presentFile(context, await work.db.insertInto('file').values(row).returningAll().executeTakeFirstOrThrow());
    });
  } catch (error) {
    await context.blobs.delete(blobName);
    throw error;
  }
}
