import { newId, ownTables, type Services } from '@pausenplatz/kernel-server';
import { secondsOf } from './media/length/seconds-of.ts';
import type { DocumentsTables } from './tables.ts';

/** Stores a file that the product itself brings (demo school), as it is: a sound, a text; answers the file's id. */
export async function storeAsItIs(
  services: Services,
  file: { readonly ownerId: string; readonly name: string; readonly mimeType: string; readonly content: Buffer },
): Promise<string> {
  const [id, blobName] = [newId(), newId()];
  const { ownerId, name, mimeType, content } = file;
  await services.blobs.put(blobName, content, mimeType);
  await ownTables<DocumentsTables>(services.db)
    .insertInto('file')
    .values({
      id,
      owner_id: ownerId,
      blob_name: blobName,
      name,
      mime_type: mimeType,
      size_bytes: content.length,
      width: null,
      height: null,
      seconds: secondsOf(content, mimeType),
    })
    .execute();
  return id;
}
