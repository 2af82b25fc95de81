import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { root } from '../project.mjs';

const addressed = /new URL\(\s*'(\.{1,2}\/[^']+|[\w-]+\.\w+)',\s*import\.meta\.url/g;
const required = /\brequire\('([^'.][^']*)'\)/g;
const nameOf = (path) => (path.startsWith('@') ? path.split('/').slice(0, 2) : path.split('/').slice(0, 1)).join('/');

/**
 * What a program needs when it runs: own files, and packages by the folder of who imports them. Modules that are named by an address
 * (workers) are followed like imported ones, other files that are named so come along. `onlyFiles` names those of packages that are
 * data in many languages, of which a few are read.
 */
export async function trace(entries) {
  const { build } = await import('esbuild');
  const packages = new Map();
  /** By package what was asked for by its full path. */
  const paths = new Map();
  const files = new Set();
  for (let open = entries; open.length > 0;) {
    const external = {
      name: 'external',
      setup: (builder) =>
        builder.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
          kind === 'entry-point' || path.startsWith('@pausenplatz/') ? undefined : { external: true, path },
        ),
    };
    const { metafile } = await build({
      absWorkingDir: root,
      entryPoints: open,
      bundle: true,
      platform: 'node',
      format: 'esm',
      write: false,
      metafile: true,
      outdir: 'dist/trace',
      logLevel: 'error',
      plugins: [external],
    });
    const named = [];
    for (const [file, { imports }] of Object.entries(metafile.inputs)) {
      files.add(file);
      const text = readFileSync(join(root, file), 'utf8');
      const take = (path) => {
        if (path.startsWith('node:')) return;
        const name = nameOf(path);
        packages.set(name, posix.dirname(file));
        paths.set(name, [...(paths.get(name) ?? []), path.slice(name.length + 1)]);
      };
      for (const one of imports) if (one.external) take(one.path);
      for (const [, path] of text.matchAll(required)) take(path);
      for (const [, path] of text.matchAll(addressed))
        if (!path.endsWith('/') && !path.includes('/dist/')) named.push(posix.join(posix.dirname(file), path));
    }
    open = [];
    for (const file of named) {
      // Words about an address look like one.
      if (files.has(file) || !existsSync(join(root, file))) continue;
      if (file.endsWith('.ts')) open.push(file);
      else files.add(file);
    }
  }
  return { files: [...files].toSorted(), packages, onlyFiles: dataOf(paths) };
}

/** Packages of data alone, of which nothing but single files is asked for: those files. */
function dataOf(paths) {
  return new Map([...paths].filter(([, asked]) => asked.every((path) => path.endsWith('.json'))));
}
