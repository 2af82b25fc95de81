import { Readable } from 'node:stream';
import type { StoredBlob } from '@pausenplatz/kernel-server';

const pieceBytes = 64 * 1024;

/** A file in memory that another thread reads and changes as well: sending 25 MB there and back would copy them while everybody waits. */
export async function sharedContent(blob: StoredBlob): Promise<Uint8Array> {
  const content = new Uint8Array(new SharedArrayBuffer(blob.sizeBytes));
  let end = 0;
  for await (const piece of await blob.body()) {
    // A stream of bytes gives nothing but buffers; its type cannot say so.
    const bytes = piece as Buffer;
    content.set(bytes, end);
    end += bytes.length;
  }
  return content.subarray(0, end);
}

/** The same as a store takes it, piece by piece. */
export function streamOf(content: Uint8Array): Readable {
  return Readable.from(
    (function* () {
      for (let at = 0; at < content.length; at += pieceBytes) yield Buffer.from(content.subarray(at, at + pieceBytes));
    })(),
    { objectMode: false },
  );
}
