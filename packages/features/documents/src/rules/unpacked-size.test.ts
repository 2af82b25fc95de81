import { expect, it } from 'vitest';
import { aZip } from '../testing/a-zip.ts';
import { unpackedSize } from './unpacked-size.ts';

const content = (bytes: Uint8Array): ArrayBuffer => Uint8Array.from(bytes).buffer;

it('adds up what all parts say, however small they were packed', () => {
  expect(unpackedSize(content(aZip({ 'a.xml': 'abc', 'ordner/b.xml': ' '.repeat(5_000_000) })))).toBe(5_000_003);
  expect(unpackedSize(content(aZip({})))).toBe(0);
});

it.each([
  ['nothing', Buffer.alloc(0)],
  ['words', Buffer.from('Das ist kein Dokument, obwohl es so heisst.')],
  ['a file that was cut', aZip({ 'a.xml': 'abc' }).subarray(0, 40)],
  ['a directory that lies elsewhere', aZip({ 'a.xml': 'abc' }).subarray(9)],
])('counts %s as endless', (_said, bytes) => expect(unpackedSize(content(bytes))).toBe(Infinity));
