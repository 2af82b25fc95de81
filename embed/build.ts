import { globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { zipSync } from 'fflate';
import { compressFiles } from '@pausenplatz/house/compressed-files';
import { buildPackage } from './npm-package.ts';
import { bundle, readReleased, readReleases } from './bundle.ts';
import { bundleInline } from './inline-bundle.ts';

const out = fileURLToPath(new URL('../dist/browser/embed/', import.meta.url));

function write(name: string, content: string | Uint8Array): void {
  if (content.length === 0) throw new Error(`${name} is empty`);
  const folder = `${out}${name.slice(0, name.lastIndexOf('/') + 1)}`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(out + name, content);
}

/** A plugin as its system takes it: one folder, the same bytes at every build. */
function zipped(system: string): Uint8Array {
  const folder = fileURLToPath(new URL(`plugins/${system}/`, import.meta.url));
  const files = globSync('**', { cwd: folder }).filter((file) => statSync(folder + file).isFile());
  const mtime = new Date(2026, 0, 1);
  return zipSync(Object.fromEntries(files.toSorted().map((file) => [`pausenplatz/${file}`, [readFileSync(folder + file), { mtime }]])));
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
for (const system of ['wordpress', 'typo3']) write(`plugins/pausenplatz-${system}.zip`, zipped(system));
await compressFiles(out);
await buildPackage(fileURLToPath(new URL('../dist/npm/embed/', import.meta.url)));
