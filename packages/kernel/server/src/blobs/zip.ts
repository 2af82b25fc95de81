import { Readable } from 'node:stream';
import { directoryOf, fileOf, type ZipWritten } from './zip-format.ts';

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

async function* zipOf(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Buffer> {
  const written: ZipWritten[] = [];
  let offset = 0;
  for await (const entry of entries) {
    const file = yield* fileOf(entry, offset);
    written.push(file);
    offset += file.bytes;
  }
  yield* directoryOf(written, offset);
}
