import type { Services, ZipEntry } from '@pausenplatz/kernel-server';

/** A stored file with its place in an archive. */
interface PlacedFile {
  readonly path: string;
  readonly blobName: string;
}

/** Stored files as entries of an archive: most are packed already, and what the store has no more is left out. */
export async function* storedEntries({ blobs }: Pick<Services, 'blobs'>, files: readonly PlacedFile[]): AsyncGenerator<ZipEntry> {
  for (const { path, blobName } of files) {
    const blob = await blobs.get(blobName);
    if (blob) yield { name: path, sizeBytes: blob.sizeBytes, isPacked: true, content: () => blob.body() };
  }
}
