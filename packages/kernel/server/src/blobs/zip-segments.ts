import { Readable } from 'node:stream';
import type { ZipEntry } from './zip.ts';
import { directoryOf, fileOf, type ZipWritten } from './zip-format.ts';

/** A piece of one archive: the pieces one behind the other are the archive. Its body is read to its end before the rest is asked for. */
interface ZipSegment {
  readonly body: Readable;
  /** What it holds, once the body was read. */
  readonly written: () => readonly ZipWritten[];
  /** Whether the archive ends with it, once the body was read. */
  readonly isLast: () => boolean;
}

/**
 * One archive in pieces of about `segmentBytes`, each of whole files, so that whoever was interrupted goes on behind the last piece:
 * `before` is what the earlier pieces hold, `entries` what is still to come.
 */
export async function* zipSegments(
  entries: AsyncIterable<ZipEntry>,
  { segmentBytes, before }: { readonly segmentBytes: number; readonly before: readonly ZipWritten[] },
): AsyncGenerator<ZipSegment> {
  const source = entries[Symbol.asyncIterator]();
  const all = [...before];
  let offset = before.reduce((sum, { bytes }) => sum + bytes, 0);
  let next = await source.next();
  let isLast = false;
  while (!isLast) {
    const [begin, fresh]: [number, ZipWritten[]] = [offset, []];
    async function* piece(): AsyncGenerator<Buffer> {
      while (!next.done && offset - begin < segmentBytes) {
        const file = yield* fileOf(next.value, offset);
        offset += file.bytes;
        fresh.push(file);
        all.push(file);
        next = await source.next();
      }
      if (!next.done) return;
      isLast = true;
      yield* directoryOf(all, offset);
    }
    yield { body: Readable.from(piece(), { objectMode: false }), written: () => fresh, isLast: () => isLast };
  }
}
