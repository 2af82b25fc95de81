import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, test } from 'vitest';

const here = fileURLToPath(new URL('.', import.meta.url));
const limitKiB = 110;

/** What a foreign website loads for a framed page, the embed host's own few lines apart. */
const contents = `
  import { createRoot } from 'react-dom/client';
  import { CapabilitiesProvider } from '@pausenplatz/kernel-host/capabilities';
  import { PageView, viewsByType } from './framed.tsx';
  import { pageBlockViews } from './framed-views.ts';
  globalThis.kept = [createRoot, CapabilitiesProvider, pageBlockViews, PageView, viewsByType];
`;

test(`a framed page costs a foreign website at most ${limitKiB} KiB of JavaScript, and nothing of the editors`, async () => {
  const { outputFiles, metafile } = await build({
    stdin: { contents, resolveDir: here, loader: 'tsx' },
    bundle: true,
    // The host's own: it reads the page with it.
    external: ['@pausenplatz/kernel-browser/frame'],
    minify: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    write: false,
    metafile: true,
    logLevel: 'silent',
  });
  const [output] = Object.values(metafile.outputs);
  const loaded = Object.entries(output?.inputs ?? {}).flatMap(([path, { bytesInOutput }]) => (bytesInOutput > 0 ? [path] : []));
  expect(loaded.length).toBeGreaterThan(40);
  expect(loaded.filter((path) => /zod|tiptap|react-query|react-components|-block-editor|texts\.ts$/.test(path))).toEqual([]);
  expect(gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length / 1024).toBeLessThan(limitKiB);
});
