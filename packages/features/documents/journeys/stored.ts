import { appOrigin } from '@pausenplatz/app-e2e/stack/addresses';
import { signIn } from '@pausenplatz/app-e2e/support/people';
import { expect, type Page } from '@playwright/test';

/** Somebody who stores files and tells their addresses. */
export async function aTeacher(visitor: () => Promise<Page>): Promise<Page> {
  const page = await visitor();
  await signIn(page, 'lea.brunner');
  await page.goto(`${appOrigin}/login`);
  return page;
}

/** Stores a file as the screens do; answers its signed address. */
export async function stored(page: Page, name: string, content: Buffer): Promise<string> {
  const url = await page.evaluate(
    async ([fileName, base64]) => {
      const bytes = Uint8Array.from(atob(base64), (sign) => sign.codePointAt(0) ?? 0);
      const headers = { 'content-type': 'application/json', 'x-pausenplatz-client': 'journey' };
      const call = async (path: string, body: object) =>
        (await fetch(`/api/documents/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })).json();
      const room = await call('request-upload-token', { service: 'pages', fileName, sizeBytes: bytes.length });
      const [, endpoint, sas] = /BlobEndpoint=([^;]+);SharedAccessSignature=(.+)$/.exec(room.connectionString) ?? [];
      const address = `${endpoint}/${room.container}/${room.blobName}?${sas}`;
      await fetch(address, { method: 'PUT', body: bytes, headers: { 'x-ms-blob-type': 'BlockBlob' } });
      return String((await call('complete-upload', { uploadId: room.uploadId })).url);
    },
    [name, content.toString('base64')] as const,
  );
  expect(url, name).toMatch(/^\/files\//);
  return url;
}

/** Half a second of a tone, as children record them on a tablet. */
export function aSound(): Buffer {
  const rate = 8_000;
  const samples = Buffer.from(Array.from({ length: rate / 2 }, (_, at) => 128 + Math.round(60 * Math.sin(at / 3))));
  const head = Buffer.alloc(44);
  head.write('RIFF', 0, 'latin1');
  head.writeUInt32LE(36 + samples.length, 4);
  head.write('WAVEfmt ', 8, 'latin1');
  for (const [at, value] of [
    [16, 16],
    [24, rate],
    [28, rate],
    [40, samples.length],
  ] as const)
    head.writeUInt32LE(value, at);
  for (const [at, value] of [
    [20, 1],
    [22, 1],
    [32, 1],
    [34, 8],
  ] as const)
    head.writeUInt16LE(value, at);
  head.write('data', 36, 'latin1');
  return Buffer.concat([head, samples]);
}

/** A short film that the browser itself makes. */
export async function aFilm(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 160, height: 120 });
    const ink = canvas.getContext('2d');
    const recorder = new MediaRecorder(canvas.captureStream(20), { mimeType: 'video/webm' });
    const parts: Blob[] = [];
    recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
    const ended = new Promise((resolve) => recorder.addEventListener('stop', resolve));
    recorder.start();
    for (let step = 0; step < 12; step += 1) {
      ink?.fillRect(step * 10, 20, 8, 80);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    recorder.stop();
    await ended;
    const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
    return btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''));
  });
  return Buffer.from(base64, 'base64');
}

/** Stores a file; answers the address of the frame in which it is looked at. */
export const previewed = async (...of: Parameters<typeof stored>): Promise<string> =>
  `${appOrigin}/modul/preview-document?file=${encodeURIComponent(await stored(...of))}`;

/** Stores a file; answers the address of the screen on which it is looked at. */
export const viewed = async (...of: Parameters<typeof stored>): Promise<string> =>
  appOrigin + (await stored(...of)).replace('/files/', '/dokumente/');
