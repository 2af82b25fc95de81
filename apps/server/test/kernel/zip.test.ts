import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { type ZipEntry, zipParts } from '@pausenplatz/kernel-server';
import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';

const entry = (name: string, content: Buffer, isPacked = false): ZipEntry => ({
  name,
  sizeBytes: content.length,
  isPacked,
  content: async () => piecesOf(content),
});
async function* piecesOf(content: Buffer): AsyncGenerator<Buffer> {
  for (let at = 0; at < content.length; at += 60_000) yield content.subarray(at, at + 60_000);
}
async function* each<Value>(values: readonly Value[]): AsyncGenerator<Value> {
  yield* values;
}

it('an archive that is written as a stream opens with any program: names with umlauts, packed and unpacked, empty', async () => {
  const noise = randomBytes(300_000);
  const entries = [
    entry('Übung/Äpfel.json', Buffer.from('{"grüezi": 1}'.repeat(5_000))),
    entry('bild.png', noise, true),
    entry('rauschen', noise),
    entry('leer.txt', Buffer.alloc(0)),
  ];
  const parts: Buffer[] = [];
  for await (const part of zipParts(each(entries), 1_000_000)) parts.push(await buffer(part));
  expect(parts).toHaveLength(1);
  const files = unzipSync(new Uint8Array(parts[0] ?? Buffer.alloc(0)));
  expect(Object.keys(files)).toEqual(entries.map(({ name }) => name));
  expect(strFromU8(files['Übung/Äpfel.json'] ?? new Uint8Array())).toBe('{"grüezi": 1}'.repeat(5_000));
  for (const name of ['bild.png', 'rauschen']) expect(Buffer.from(files[name] ?? []).equals(noise)).toBe(true);
  expect(parts[0]?.length).toBeLessThan(620_000);
});

it('what is more than one archive takes goes on in the next, and a file is never cut', async () => {
  const entries = Array.from({ length: 7 }, (_, index) => entry(`${index}`, randomBytes(400), true));
  const names: string[][] = [];
  for await (const part of zipParts(each(entries), 1_000)) names.push(Object.keys(unzipSync(new Uint8Array(await buffer(part)))));
  expect(names).toEqual([['0', '1'], ['2', '3'], ['4', '5'], ['6']]);
});

it('a file that breaks off breaks the archive off, instead of leaving a hole in it', async () => {
  const broken: ZipEntry = {
    ...entry('kaputt', Buffer.alloc(10)),
    content: async () => {
      async function* breaking(): AsyncGenerator<Buffer> {
        yield Buffer.alloc(5);
        throw new Error('away');
      }
      return breaking();
    },
  };
  for (const isPacked of [true, false])
    for await (const part of zipParts(each([{ ...broken, isPacked }]), 1_000)) await expect(buffer(part)).rejects.toThrow('away');
});
