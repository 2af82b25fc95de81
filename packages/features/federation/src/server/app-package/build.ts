import { type ZipEntry, zipParts } from '@pausenplatz/kernel-server';
import { buffer } from 'node:stream/consumers';
import { drawIcons } from './icons.ts';
import { type AppSettings, languageFiles, manifestOf } from './manifest.ts';

/** The app package for Microsoft Teams: a zip whose bytes are the same at every time for the same installation. */
export async function buildAppPackage(settings: AppSettings): Promise<Buffer> {
  const texts = { 'manifest.json': manifestOf(settings), ...languageFiles() };
  const files: [string, Buffer][] = [
    ...Object.entries(texts).map(([name, json]): [string, Buffer] => [name, Buffer.from(`${JSON.stringify(json, null, 2)}\n`)]),
    ...Object.entries(await drawIcons()),
  ];
  const entries = files
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, content]): ZipEntry => ({
      name,
      sizeBytes: content.length,
      isPacked: name.endsWith('.png'),
      content: async () => [content],
    }));
  for await (const part of zipParts(each(entries), Number.MAX_SAFE_INTEGER)) return buffer(part);
  throw new Error('A package without files');
}

async function* each(entries: readonly ZipEntry[]): AsyncGenerator<ZipEntry> {
  yield* entries;
}
