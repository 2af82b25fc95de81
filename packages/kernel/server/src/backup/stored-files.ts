import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

export interface StoredFile {
  /** Below the folder of files, with slashes. */
  readonly path: string;
  readonly sizeBytes: number;
  readonly open: () => Readable;
}

/** The files below a folder that are whole, folder by folder; what goes away meanwhile is left out. */
export async function* storedFiles(folder: string, below = ''): AsyncGenerator<StoredFile> {
  const entries = await readdir(join(folder, below), { withFileTypes: true }).catch(() => []);
  for (const entry of entries.toSorted((one, other) => (one.name < other.name ? -1 : 1))) {
    const path = below ? `${below}/${entry.name}` : entry.name;
    if (entry.isDirectory()) yield* storedFiles(folder, path);
    // A name that ends so is still being written (disk-store.ts).
    else if (entry.isFile() && !entry.name.endsWith('.part')) {
      const facts = await stat(join(folder, path)).catch(() => null);
      if (facts) yield { path, sizeBytes: facts.size, open: () => createReadStream(join(folder, path)) };
    }
  }
}
