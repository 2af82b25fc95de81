import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(?:js|mjs|css|svg|webmanifest)$/;
/** Below this a packet is a packet, compressed or not. */
const smallestBytes = 860;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Writes every text file of a folder a second time as .br and .gz; the server picks by what the browser accepts. */
export async function compressFiles(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => compressible.test(name));
  await Promise.all(
    files.map(async (name) => {
      const path = join(folder, name);
      const content = readFileSync(path);
      if (content.length < smallestBytes) return;
      writeFileSync(`${path}.br`, await brotli(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }));
      writeFileSync(`${path}.gz`, await zip(content, { level: 9 }));
    }),
  );
}

/** Compresses what the build has written, once, instead of at every request. */
export function compressedFiles(): Plugin {
  return {
    name: 'compressed-files',
    apply: 'build',
    enforce: 'post',
    async writeBundle({ dir }) {
      if (dir) await compressFiles(dir);
    },
  };
}
