import { expect, test } from 'vitest';
import { refusalFor } from './upload.ts';

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
