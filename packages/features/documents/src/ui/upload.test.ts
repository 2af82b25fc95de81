import { expect, test } from 'vitest';
import { refusalFor, uploadFile } from './upload.ts';

const file = (name: string, type: string, sizeBytes = 1) => new File([new Uint8Array(sizeBytes)], name, { type });
const megabytes = 1024 * 1024;

// The sentences of the specification, section 5.
test.each([
  ['no file', undefined, 'Kein Dokument ausgewählt'],
  ['a file of the wrong type', file('brief.docx', 'application/msword'), 'Das Dokument hat das falsche Dateiformat.'],
  ['one byte more than 25 MB', file('gross.png', 'image/png', 25 * megabytes + 1), 'Das Dokument ist zu gross (max. 25 MB).'],
  ['25 MB to the byte', file('knapp.png', 'image/png', 25 * megabytes), null],
  ['a picture by its name alone', file('foto.JPG', ''), null],
])('%s is answered with «%s»', (_what, chosen, sentence) => {
  expect(refusalFor(chosen, 'picture')).toBe(sentence);
});

test('what was cancelled before it was sent ends as cancelled, instead of never', async () => {
  const permit = {
    connectionString: 'BlobEndpoint=https://files.test/dev;SharedAccessSignature=sig=a%3D',
    container: 'uploads',
    blobName: 'x/igel.png',
    uploadId: 'an-upload',
    expiresAt: '2026-09-01T08:42:00.000Z',
  };
  const api = { call: async () => permit } as unknown as Parameters<typeof uploadFile>[0]['api'];
  const sending = uploadFile({
    api,
    service: 'pages',
    kind: 'picture',
    file: file('igel.png', 'image/png'),
    signal: AbortSignal.abort(),
    onProgress: () => undefined,
  });
  await expect(sending).rejects.toMatchObject({ name: 'AbortError' });
});

test('a file of captions in which no line has a time is refused in words, and nothing is sent', async () => {
  const api = { call: () => expect.unreachable('sent') } as unknown as Parameters<typeof uploadFile>[0]['api'];
  const chosen = new File(['Der Igel schläft.'], 'Igel.srt');
  const sending = uploadFile({
    api,
    service: 'pages',
    kind: 'captions',
    file: chosen,
    signal: new AbortController().signal,
    onProgress: () => {},
  });
  await expect(sending).rejects.toThrow('In dieser Datei haben wir keine Untertitel gefunden.');
});
