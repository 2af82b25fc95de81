import { Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';
import type { ZipEntry } from './zip.ts';

/** A file that stands in an archive, as its directory names it; plain JSON, so that an archive can be gone on with later. */
export interface ZipWritten {
  readonly name: string;
  readonly method: number;
  readonly crc: number;
  readonly packedBytes: number;
  readonly rawBytes: number;
  readonly offset: number;
  /** With its head and its end. */
  readonly bytes: number;
}

// Sizes follow the content, names are UTF-8.
const flags = 0x0808;
const version = 20;
// The first of January 1980: when something was packed tells nobody anything.
const day = 0x0021;

/** A file that begins at this place of its archive. */
export async function* fileOf({ name: path, content, isPacked }: ZipEntry, offset: number): AsyncGenerator<Buffer, ZipWritten> {
  const name = Buffer.from(path, 'utf8');
  const method = isPacked ? 0 : 8;
  const head = fields('IH5I3H2', [0x04034b50, version, flags, method, 0, day, 0, 0, 0, name.length, 0]);
  yield Buffer.concat([head, name]);
  const seen = { crc: 0, rawBytes: 0 };
  let packedBytes = 0;
  const raw = watched(await content(), seen);
  for await (const piece of isPacked ? raw : deflated(raw)) {
    packedBytes += piece.length;
    yield piece;
  }
  yield fields('I4', [0x08074b50, seen.crc, packedBytes, seen.rawBytes]);
  return { name: path, method, packedBytes, offset, bytes: head.length + name.length + packedBytes + 16, ...seen };
}

/** What ends an archive, which is so long without it. */
export function* directoryOf(written: readonly ZipWritten[], offset: number): Generator<Buffer> {
  let directoryBytes = 0;
  for (const { name: path, method, crc, packedBytes, rawBytes, offset: place } of written) {
    const name = Buffer.from(path, 'utf8');
    const sizes = [crc, packedBytes, rawBytes, name.length, 0, 0, 0, 0, 0, place];
    const row = Buffer.concat([fields('IH6I3H5I2', [0x02014b50, version, version, flags, method, 0, day, ...sizes]), name]);
    directoryBytes += row.length;
    yield row;
  }
  yield fields('IH4I2H', [0x06054b50, 0, 0, written.length, written.length, directoryBytes, offset, 0]);
}

async function* watched(
  content: AsyncIterable<Buffer> | Iterable<Buffer>,
  seen: { crc: number; rawBytes: number },
): AsyncGenerator<Buffer> {
  for await (const piece of content) {
    seen.crc = crc32(piece, seen.crc);
    seen.rawBytes += piece.length;
    yield piece;
  }
}

async function* deflated(content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const packed = Readable.from(content, { objectMode: false }).on('error', (error) => deflate.destroy(error));
  const deflate = createDeflateRaw({ level: 6 });
  for await (const piece of packed.pipe(deflate)) yield Buffer.isBuffer(piece) ? piece : Buffer.from(piece);
}

/** Little-endian numbers: I of four bytes, H of two; a digit repeats the letter before it. */
function fields(shape: string, values: readonly number[]): Buffer {
  const letters = shape.replaceAll(/([IH])(\d)/g, (_all, letter: string, count: string) => letter.repeat(Number(count)));
  const sizes = letters.split('').map((letter) => (letter === 'I' ? 4 : 2));
  const buffer = Buffer.alloc(sizes.reduce((sum, size) => sum + size, 0));
  let at = 0;
  for (const [index, size] of sizes.entries()) {
    const value = values[index] ?? 0;
    if (size === 4) buffer.writeUInt32LE(value >>> 0, at);
    else buffer.writeUInt16LE(value, at);
    at += size;
  }
  return buffer;
}
