import { Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';

/** A file of an archive; its content is asked for when its turn comes. */
export interface ZipEntry {
  /** Path inside the archive, with slashes. */
  readonly name: string;
  readonly sizeBytes: number;
  readonly content: () => Promise<AsyncIterable<Buffer> | Iterable<Buffer>>;
  /** Pictures and films are packed already; trying again costs time and wins nothing. */
  readonly isPacked: boolean;
}

// What fits into the format without its 64-bit extension (APPNOTE 6.3).
const entriesAtMost = 65_000;

/**
 * Archives one after the other, each of about `maximumBytes` at most, as streams: memory holds a piece of one file at a time, and
 * deflating runs on the threads of libuv, so that nobody waits for it. A stream has to be read to its end before the next begins.
 */
export async function* zipParts(entries: AsyncIterable<ZipEntry>, maximumBytes: number): AsyncGenerator<Readable> {
  const source = entries[Symbol.asyncIterator]();
  let next = await source.next();
  async function* ofOnePart(): AsyncGenerator<ZipEntry> {
    let size = 0;
    for (let count = 0; !next.done && count < entriesAtMost; count += 1) {
      const entry: ZipEntry = next.value;
      if (count > 0 && size + entry.sizeBytes > maximumBytes) return;
      size += entry.sizeBytes;
      // Before it is handed out: an archive that breaks off must not begin again with the same file.
      next = await source.next();
      yield entry;
    }
  }
  do yield Readable.from(zipOf(ofOnePart()), { objectMode: false });
  while (!next.done);
}

interface Written {
  readonly name: Buffer;
  readonly method: number;
  readonly crc: number;
  readonly packedBytes: number;
  readonly rawBytes: number;
  readonly offset: number;
}

// Sizes follow the content, names are UTF-8.
const flags = 0x0808;
const version = 20;
// The first of January 1980: when something was packed tells nobody anything.
const day = 0x0021;

async function* zipOf(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Buffer> {
  const written: Written[] = [];
  let offset = 0;
  for await (const { name: path, content, isPacked } of entries) {
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
    written.push({ name, method, packedBytes, offset, ...seen });
    offset += head.length + name.length + packedBytes + 16;
  }
  let directoryBytes = 0;
  for (const { name, method, crc, packedBytes, rawBytes, offset: place } of written) {
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
