import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const folder = fileURLToPath(new URL('../../../dist/browser/', import.meta.url));

type Manifest = Readonly<Record<string, { readonly file: string; readonly imports?: readonly string[] }>>;

/** Limits of what a browser has to load before it can show anything; KiB of JavaScript, gzip. */
export const budgets = { framedPage: 110, embedScript: 6, web: 147, teams: 162.5 } as const;

const kibOf = (file: string): number => gzipSync(readFileSync(folder + file), { level: 9 }).length / 1024;

/** What pages go on with by themselves. */
const goesOn: Readonly<Record<string, string>> = { 'teams/index.html': 'teams/src/main.tsx' };

/** JavaScript that a page of a host loads at its start, with everything it imports, in KiB gzip. */
export function startOf(page: 'apps/web/index.html' | 'teams/index.html' | 'embed/pages/index.html'): number {
  const manifest = JSON.parse(readFileSync(`${folder}.vite/manifest.json`, 'utf8')) as Manifest;
  const files = new Set<string>();
  const add = (name: string): void => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The build has no ${name}`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const imported of chunk.imports ?? []) add(imported);
  };
  add(page);
  if (goesOn[page] !== undefined) add(goesOn[page]);
  return [...files].reduce((sum, file) => sum + kibOf(file), 0);
}

export const embedScript = (): number => kibOf('embed/v1.js');
