import type { PersonExport, Services, ZipEntry } from '@pausenplatz/kernel-server';
import { cleanFileName, freeName } from '../rules/index.ts';

/**
 * What one feature gives into an archive: its JSON, and the stored files that belong to it in a folder of the same name. `missed` is
 * told of a file that is not stored any more.
 */
export async function* archiveEntries(
  { blobs }: Pick<Services, 'blobs'>,
  { folder, feature, missed }: { readonly folder: string; readonly feature: string; readonly missed?: (name: string) => void },
  { data, files = [] }: PersonExport,
): AsyncGenerator<ZipEntry> {
  const json = Buffer.from(JSON.stringify(data, null, 2));
  yield { name: `${folder}${feature}.json`, sizeBytes: json.length, isPacked: false, content: async () => [json] };
  const taken = new Set<string>();
  for (const { name, blob } of files) {
    const stored = await blobs.get(blob);
    // Deleted since the feature named it.
    if (!stored) {
      missed?.(`${folder}${feature}/${name}`);
      continue;
    }
    yield {
      name: `${folder}${feature}/${freeName(cleanFileName(name), taken)}`,
      sizeBytes: stored.sizeBytes,
      isPacked: true,
      content: () => stored.body(),
    };
  }
}
