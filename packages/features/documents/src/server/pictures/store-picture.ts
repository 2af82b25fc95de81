import { newId, type Services, ownTables } from '@pausenplatz/kernel-server';
import { cleanPicture } from './clean-picture.ts';
import type { DocumentsTables } from '../tables.ts';

/** Stores a picture that the product itself brings (demo school); answers the file's id. */
export async function storePicture(
  services: Services,
  picture: { ownerId: string; name: string; mimeType: string; content: Buffer },
): Promise<string> {
  const clean = await cleanPicture(picture.content, picture.mimeType);
  if (!clean) throw new Error(`Not a picture: ${picture.name}`);
  const [id, blobName] = [newId(), newId()];
  await services.blobs.put(blobName, clean.content, clean.mimeType);
  const db = ownTables<DocumentsTables>(services.db);
  const { width, height, mimeType } = clean;
  await db
    .insertInto('file')
    .values({
      id,
      owner_id: picture.ownerId,
      blob_name: blobName,
      name: picture.name,
      mime_type: mimeType,
      size_bytes: clean.content.length,
      width,
      height,
    })
    .execute();
  return id;
}
