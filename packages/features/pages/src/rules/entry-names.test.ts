import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { entryNames } from './entry-names.ts';

/** A ZIP file whose names are these bytes, with nothing said of how they are written. */
function unsaid(...names: readonly (readonly number[])[]): Uint8Array {
  // Letters in their place, of which the packer says nothing either.
  const archive = zipSync(Object.fromEntries(names.map((name, at) => [String.fromCodePoint(97 + at).repeat(name.length), strToU8('x')])));
  for (const [at, name] of names.entries()) {
    const letter = 97 + at;
    for (let from = 0; from + name.length <= archive.length; from += 1)
      if (name.every((_byte, step) => archive[from + step] === letter)) archive.set(name, from);
  }
  return archive;
}

const bytesOf = (words: string) => [...strToU8(words)];

it('are read as they were written: UTF-8 said and unsaid, the page of Windows, plain letters', () => {
  expect(entryNames(zipSync({ 'Bücher.png': strToU8('x'), 'bild.png': strToU8('y') }))).toEqual(['Bücher.png', 'bild.png']);
  const windows = [0x42, 0x81, 0x63, 0x68, 0x65, 0x72, 0xe1];
  expect(entryNames(unsaid(windows, bytesOf('Bücher'), bytesOf('igel')))).toEqual(['Bücherß', 'Bücher', 'igel']);
});

it.each([
  ['no archive', strToU8('kein Archiv')],
  ['nothing', new Uint8Array()],
  ['one cut off in its directory', (() => zipSync({ 'a.png': strToU8('x') }).subarray(60))()],
])('%s has none', (_what, bytes) => expect(entryNames(bytes)).toEqual([]));
