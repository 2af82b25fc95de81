import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { compressFiles } from '@pausenplatz/house/compressed-files';
import { at } from './hosts.ts';

/** The small scripts of drawn pages and frames, each in one file without the hosts' chunks. */
await build({
  entryPoints: [fileURLToPath(new URL('../src/take-over.ts', import.meta.url)), at('embed/pages/count-view.ts')],
  bundle: true,
  minify: true,
  format: 'esm',
  target: 'es2022',
  legalComments: 'none',
  outdir: at('dist/browser/assets/drawn'),
  entryNames: '[name]-[hash]',
});
await compressFiles(at('dist/browser/assets/drawn'));
