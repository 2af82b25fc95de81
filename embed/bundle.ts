import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** Version of the scripts for websites. A change of `v1.js` is a new one: `node embed/release.ts` keeps its files for ever. */
export const sdkVersion = '1.5.0';

const entry = fileURLToPath(new URL('sdk/index.ts', import.meta.url));

/** Scripts that were published, each under its version; their bytes never change. */
export const releasedFolder = new URL('released/', import.meta.url);

export interface Release {
  readonly version: string;
  /** For the attribute of the same name: websites that pin the script know it has not changed. */
  readonly integrity: string;
  /** The same of `v1-inline.js`, which came with 1.2.0. */
  readonly inline?: string;
}

/** One file without further imports: under a nonce-only policy a second script would be refused. */
export async function bundle(format: 'iife' | 'esm'): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    target: 'es2022',
    legalComments: 'none',
    charset: 'utf8',
    write: false,
    format,
    ...(format === 'iife' && { define: { 'import.meta.url': '""' } }),
  });
  return outputFiles[0]?.text ?? '';
}

export const integrityOf = (script: string): string => `sha384-${createHash('sha384').update(script).digest('base64')}`;

/** What was published, the oldest first. */
export function readReleases(): readonly Release[] {
  return JSON.parse(readFileSync(new URL('versions.json', releasedFolder), 'utf8')) as readonly Release[];
}

export const readReleased = (version: string, file = 'v1.js'): string =>
  readFileSync(new URL(`${version}/${file}`, releasedFolder), 'utf8');
