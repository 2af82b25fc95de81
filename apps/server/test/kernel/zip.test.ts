import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { type ZipEntry, zipParts, zipSegments, type ZipWritten } from '@pausenplatz/kernel-server';
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

it('an archive in pieces is one, also when somebody else goes on behind the second piece', async () => {
  const entries = Array.from({ length: 7 }, (_, index) => entry(`Ä${index}`, randomBytes(400), index % 2 === 0));
  const pieces: Buffer[] = [];
  const known: ZipWritten[] = [];
  const write = async (most: number) => {
    const rest = entries.filter(({ name }) => !known.some((one) => one.name === name));
    for await (const segment of zipSegments(each(rest), { segmentBytes: 800, before: [...known] })) {
      pieces.push(await buffer(segment.body));
      known.push(...segment.written());
      // Whoever wrote is gone now, in the middle of the next one.
      if (pieces.length === most) return segment.isLast();
      if (segment.isLast()) return true;
    }
    return false;
  };
  expect(await write(2)).toBe(false);
  expect(known.map(({ name }) => name)).toEqual(['Ä0', 'Ä1', 'Ä2', 'Ä3']);
  expect(await write(99)).toBe(true);
  const files = unzipSync(new Uint8Array(Buffer.concat(pieces)));
  expect(Object.keys(files)).toEqual(entries.map(({ name }) => name));
  for (const { name, content } of entries) {
    const bytes: Buffer[] = [];
    for await (const piece of await content()) bytes.push(piece);
    expect(Buffer.from(files[name] ?? []).equals(Buffer.concat(bytes)), name).toBe(true);
  }
});
