import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compressFiles } from '@pausenplatz/house/compressed-files';
import { bundle, readReleased, readReleases } from './bundle.ts';
import { bundleInline } from './inline-bundle.ts';

const out = fileURLToPath(new URL('../dist/browser/embed/', import.meta.url));

function write(name: string, content: string): void {
  if (content === '') throw new Error(`${name} is empty`);
  const folder = `${out}${name.slice(0, name.lastIndexOf('/') + 1)}`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(out + name, content);
}

write('v1.js', await bundle('iife'));
write('v1.mjs', await bundle('esm'));
write('v1-inline.js', await bundleInline());
// What websites pinned stays where it was, whatever else is built.
const releases = readReleases();
for (const { version, inline } of releases) {
  write(`${version}/v1.js`, readReleased(version));
  if (inline !== undefined) write(`${version}/v1-inline.js`, readReleased(version, 'v1-inline.js'));
}
write('versions.json', `${JSON.stringify(releases.toReversed(), null, 1)}\n`);
await compressFiles(out);
