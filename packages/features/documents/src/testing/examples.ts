import type { Examples, World } from '@pausenplatz/account/testing';
import { newId, ownTables } from '@pausenplatz/kernel-server';
import type { documentsCalls } from '../contract/index.ts';
import { type DocumentsTables, fileAddress, storePicture } from '../server/index.ts';
import { aPng } from './a-png.ts';

/** Well-formed inputs of the documents' calls; the upload to complete belongs to the teacher of 3a. */
export const documentsExamples: Examples<typeof documentsCalls> = {
  requestUploadToken: () => ({ service: 'pages', fileName: 'Igel.png', sizeBytes: 2_000 }),
  completeUpload: async (world) => ({ uploadId: await anArrivedUpload(world) }),
  // An address that holds its picture needs no other server.
  fetchPicture: async () => ({ service: 'pages', url: `data:image/png;base64,${(await aPng(40, 30)).toString('base64')}` }),
  searchFiles: () => ({ words: 'Igel' }),
  previewFile: async (world) => partsOf(await aStoredPicture(world)),
};

/** The signed address of a picture that the teacher of 3a stored. */
export async function aStoredPicture({ services, people }: World): Promise<string> {
  const content = await aPng(40, 30);
  const id = await storePicture(services, { ownerId: people.teacherOfClass.userId, name: 'Igel.png', mimeType: 'image/png', content });
  return fileAddress(services, id);
}

function partsOf(address: string) {
  const { pathname, searchParams } = new URL(address, 'http://own.invalid');
  return { id: pathname.split('/').at(-1) ?? '', d: searchParams.get('d') ?? '', s: searchParams.get('s') ?? '' };
}

/** An upload whose file has arrived and waits for its check; answers the upload's id. */
export async function anArrivedUpload(world: World, content?: Buffer, fileName = 'Igel.png', service = 'pages'): Promise<string> {
  const db = ownTables<DocumentsTables>(world.services.db);
  const { services } = world;
  const id = newId();
  const blobName = `${newId()}-arriving`;
  const bytes = content ?? (await aPng(40, 30));
  await services.blobs.put(blobName, bytes, 'application/octet-stream');
  const expiresAt = new Date(services.clock.now().getTime() + 600_000);
  await db
    .insertInto('upload')
    .values({
      id,
      owner_id: world.people.teacherOfClass.userId,
      school_id: world.ownSchoolId,
      service,
      blob_name: blobName,
      file_name: fileName,
      size_bytes: bytes.length,
      expires_at: expiresAt,
      file_id: null,
    })
    .execute();
  return id;
}
