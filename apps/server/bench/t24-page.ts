// The page that a class reads in the morning of T24: titles, and two photos that were uploaded as a browser does.
import { completeUpload, requestUploadToken, versionAddress } from '@pausenplatz/documents/contract';
import type { AnyCall, InputOf, OutputOf } from '@pausenplatz/kernel-contract';
import { addBlock, closeEditing, createPage, getPage, openEditing, updatePage } from '@pausenplatz/pages/contract';
import sharp from 'sharp';

type Ask = <C extends AnyCall>(call: C, input: InputOf<C>, token: string | null) => Promise<OutputOf<C>>;
interface Teacher {
  readonly token: string;
  readonly classId: string;
}

/** A photo of a phone: noise, which nothing can press together. */
export async function noise(): Promise<Uint8Array<ArrayBuffer>> {
  const picture = sharp({
    create: { width: 1_600, height: 1_200, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 20 } },
  });
  return new Uint8Array(await picture.jpeg({ quality: 70 }).toBuffer());
}

async function upload(ask: Ask, photo: Uint8Array<ArrayBuffer>, token: string): Promise<string> {
  const { connectionString, container, blobName, uploadId } = await ask(
    requestUploadToken,
    { service: 'pages', fileName: 'Ausflug.jpg', sizeBytes: photo.length },
    token,
  );
  const { endpoint = '', signature = '' } =
    /^BlobEndpoint=(?<endpoint>[^;]+);SharedAccessSignature=(?<signature>.+)$/.exec(connectionString)?.groups ?? {};
  const answer = await fetch(`${endpoint}/${container}/${blobName}?${signature}`, {
    method: 'PUT',
    headers: { 'x-ms-blob-type': 'BlockBlob' },
    body: photo,
  });
  if (answer.status !== 201) throw new Error(`Upload: ${answer.status} ${await answer.text()}`);
  return (await ask(completeUpload, { uploadId }, token)).id;
}

/** A page that the class reads: titles and two photos. */
export async function makeClassPage(ask: Ask, { token, classId }: Teacher, photo: Uint8Array<ArrayBuffer>) {
  const { id, url } = await ask(createPage, { title: 'Unsere Klasse', groupForType: 'class', groupForId: classId }, token);
  const { fence } = await ask(openEditing, { id }, token);
  const add = (type: 'Title' | 'Picture', settings: Record<string, unknown>) =>
    ask(addBlock, { pageId: id, fence: fence ?? 0, type, settings, afterId: null }, token);
  for (let index = 0; index < 8; index += 1) await add('Title', { text: `Titel ${index}`, size: 'small', align: 'start' });
  for (let index = 0; index < 2; index += 1)
    await add('Picture', { fileId: await upload(ask, photo, token), alt: 'Ausflug', caption: '', width: 'medium', url: null });
  await ask(closeEditing, { id, fence: fence ?? 0 }, token);
  await ask(updatePage, { id, field: 'draft', value: false }, token);
  const { files } = await ask(getPage, { url }, token);
  const pictures = Object.values(files).map((file) => versionAddress(file.url, { width: file.widths.at(-1) ?? 480, format: 'webp' }));
  return { pageUrl: url, pictures };
}
