import { cleanFileName } from '@pausenplatz/documents/rules';
import type { PersonExport, Services } from '@pausenplatz/kernel-server';
import { zipSync } from 'fflate';

/** More than this does not fit into one archive; what is left out is named in it. */
const archiveBytesMaximum = 400 * 1024 * 1024;

export interface Archive {
  addJson(path: string, content: unknown): void;
  addExport(folder: string, feature: string, part: PersonExport): Promise<void>;
  finish(): Buffer;
}

/** A ZIP in the making: JSON by feature, and the stored files that belong to it (R10). */
export function newArchive(services: Pick<Services, 'blobs'>): Archive {
  const files: Record<string, Uint8Array> = {};
  const missing: string[] = [];
  let size = 0;
  const add = (path: string, content: Uint8Array): void => {
    // Two files of one name both stay.
    let free = path;
    for (let count = 2; files[free] !== undefined; count += 1) free = path.replace(/(\.[^./]+)?$/, ` (${count})$1`);
    files[free] = content;
    size += content.length;
  };
  return {
    addJson: (path, content) => add(path, Buffer.from(JSON.stringify(content, null, 2), 'utf8')),
    async addExport(folder, feature, part) {
      add(`${folder}${feature}.json`, Buffer.from(JSON.stringify(part.data, null, 2), 'utf8'));
      for (const { name, blob } of part.files ?? []) {
        const path = `${folder}${feature}/${cleanFileName(name)}`;
        const stored = await services.blobs.get(blob);
        if (stored && size + stored.sizeBytes <= archiveBytesMaximum) add(path, await bytesOf(await stored.body()));
        else missing.push(path);
      }
    },
    finish() {
      if (missing.length > 0) add('missing-files.json', Buffer.from(JSON.stringify(missing, null, 2), 'utf8'));
      return Buffer.from(zipSync(files, { level: 6 }));
    },
  };
}

async function bytesOf(stream: AsyncIterable<unknown>): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) if (Buffer.isBuffer(chunk)) chunks.push(chunk);
  return Buffer.concat(chunks);
}
