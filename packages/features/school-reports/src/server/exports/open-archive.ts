import type { Services } from '@pausenplatz/kernel-server';
import { Readable } from 'node:stream';
import type { ExportPieces } from '../tables.ts';

interface OpenArchive {
  readonly sizeBytes: number;
  /** From byte `start` to byte `end`, both included. */
  body(start: number, end: number): Readable;
}

/** The pieces of an archive as one; null where one of them is gone. */
export async function openArchive(
  { blobs }: Pick<Services, 'blobs'>,
  { blob_name, pieces }: { readonly blob_name: string | null; readonly pieces: ExportPieces },
): Promise<OpenArchive | null> {
  const names = blob_name === null ? pieces.packed.map(({ blob }) => blob) : [blob_name];
  const found = await Promise.all(names.map((name) => blobs.get(name)));
  const whole = found.flatMap((blob) => blob ?? []);
  if (names.length === 0 || whole.length < names.length) return null;
  async function* bytes(start: number, end: number): AsyncGenerator<Buffer> {
    let begin = 0;
    for (const { sizeBytes, body } of whole) {
      const [from, to] = [Math.max(start - begin, 0), Math.min(end - begin, sizeBytes - 1)];
      begin += sizeBytes;
      if (from <= to) yield* await body({ start: from, end: to });
    }
  }
  return {
    sizeBytes: whole.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0),
    body: (start, end) => Readable.from(bytes(start, end), { objectMode: false }),
  };
}
