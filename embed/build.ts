import { mkdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brand } from '@pausenplatz/kernel-contract';
import { build, type BuildOptions } from 'esbuild';
import { compressFiles } from '@pausenplatz/house/compressed-files';

const out = fileURLToPath(new URL('../dist/browser/embed/', import.meta.url));

/** One file each, without further imports: under a nonce-only policy a second script would be refused. */
const shared: BuildOptions = {
  entryPoints: [fileURLToPath(new URL('sdk/index.ts', import.meta.url))],
  bundle: true,
  minify: true,
  target: 'es2022',
  legalComments: 'none',
};

mkdirSync(out, { recursive: true });
await build({ ...shared, format: 'iife', define: { 'import.meta.url': '""' }, outfile: `${out}v1.js` });
await build({ ...shared, format: 'esm', outfile: `${out}v1.mjs` });
// A copy that never changes, for websites that pin the script by its hash.
await build({ ...shared, format: 'iife', define: { 'import.meta.url': '""' }, outfile: `${out}${brand.webVersion}/v1.js` });
await compressFiles(out);
if (statSync(`${out}v1.js`).size === 0) throw new Error('The embed script is empty');
