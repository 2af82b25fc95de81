import type { Services, ZipEntry, ZipWritten } from '@pausenplatz/kernel-server';
import { reportLimits } from '../../contract/index.ts';
import { readMeTexts } from '../../texts.ts';
import type { Collected } from './collected.ts';
import { Lacking, readMe } from './read-me.ts';
import { readableFiles } from './readable-files.ts';

interface Archive {
  /** Files at most; some may be missing. */
  readonly count: number;
  /** What is still to be written, in the order of the archive. */
  entries(): AsyncGenerator<ZipEntry>;
  /** Complete once the entries were read to their end. */
  readonly lacking: Lacking;
}

/** Everything that fits, and at the end what the archive is and what it lacks; what is written already is passed over. */
export function archiveOf(
  { blobs }: Pick<Services, 'blobs'>,
  {
    about,
    collected,
    written,
  }: { readonly about: string; readonly collected: readonly Collected[]; readonly written: ReadonlyMap<string, ZipWritten> },
): Archive {
  const lacking = new Lacking();
  for (const { folder, leftOut } of collected) lacking.say(folder, leftOut);
  const readable = readableFiles(about, collected);
  async function* stored(): AsyncGenerator<ZipEntry> {
    let size = 0;
    for (const { path, blob } of collected.flatMap(({ files }) => files)) {
      const before = written.get(path);
      if (before) {
        size += before.rawBytes;
        continue;
      }
      const file = await blobs.get(blob);
      if (!file || size + file.sizeBytes > reportLimits.exportBytes) lacking.files.push(path);
      else {
        size += file.sizeBytes;
        yield { name: path, sizeBytes: file.sizeBytes, isPacked: true, content: () => file.body() };
      }
    }
  }
  return {
    count: collected.reduce((sum, { files }) => sum + files.length + 1, readable.length + 1),
    lacking,
    async *entries() {
      for (const one of [
        ...collected.map(({ folder, feature, json }) => ({ path: `${folder}${feature}.json`, content: json })),
        ...readable,
      ])
        if (!written.has(one.path)) yield words(one.path, one.content);
      yield* stored();
      if (!written.has(readMeTexts.name)) yield words(readMeTexts.name, readMe(about, lacking));
    },
  };
}

function words(name: string, content: string): ZipEntry {
  const bytes = Buffer.from(content);
  return { name, sizeBytes: bytes.length, isPacked: false, content: async () => [bytes] };
}
