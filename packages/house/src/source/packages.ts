import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';

const names = z.optional(z.record(z.string(), z.string()));
const manifest = z.object({
  name: z.string(),
  exports: names,
  dependencies: names,
  devDependencies: names,
  optionalDependencies: names,
  peerDependencies: names,
});

/** A package of the project, or the root. */
export interface HousePackage {
  readonly folder: string;
  readonly name: string;
  /** Facet → file, as in package.json. */
  readonly exports: Readonly<Record<string, string>>;
  readonly dependencies: ReadonlySet<string>;
  readonly devDependencies: ReadonlySet<string>;
}

/** Reads a package.json; throws when it is not one. */
export function readPackage(root: string, folder: string): HousePackage {
  const read = manifest.parse(JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')));
  return {
    folder,
    name: read.name,
    exports: read.exports ?? {},
    dependencies: new Set(
      Object.keys({ ...read.dependencies, ...read.optionalDependencies, ...read.peerDependencies, ...read.devDependencies }),
    ),
    devDependencies: new Set(Object.keys(read.devDependencies ?? {})),
  };
}

/** The packages in these folders that have a package.json. */
export function readPackages(root: string, folders: Iterable<string>): HousePackage[] {
  return [...new Set(folders)]
    .filter((folder) => existsSync(join(root, folder, 'package.json')))
    .map((folder) => readPackage(root, folder));
}
