import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's root folder, without a slash at the end. */
export const projectRoot = fileURLToPath(new URL('../../../..', import.meta.url)).replace(/[/\\]$/, '');

/** Folders that hold code of ours. */
export const codeFolders = ['apps', 'packages', 'teams', 'embed'] as const;

/** Left out wherever they stand, and left out in the root: what tools install, and what they make. */
const foreign = new Set(['node_modules', '.git', '.cache', '.ci']);
const made = new Set(['dist', 'data', 'test-results', 'playwright-report', 'screenshots', 'bench-results']);

/** A file with its path relative to the root, always with forward slashes. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** Paths of all files below a folder, relative to the root and sorted; what tools make or install is left out. */
export function pathsBelow(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => !foreign.has(entry.name) && !(folder === '' && made.has(entry.name)))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      return entry.isDirectory() ? pathsBelow(root, path) : [path];
    });
}

/** Reads those files whose path fits. */
export function readFiles(root: string, paths: readonly string[], fits: RegExp): SourceFile[] {
  return paths.filter((path) => fits.test(path)).map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}
