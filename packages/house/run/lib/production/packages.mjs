import { cpSync, existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { root } from '../project.mjs';

/** Where Node would find a package from a folder; null where it is not installed (optional ones of other systems). */
function find(name, from) {
  for (let at = join(root, from); ; at = dirname(at)) {
    const path = join(at, 'node_modules', name);
    if (existsSync(join(path, 'package.json'))) return path;
    if (at === root) return null;
  }
}

/** The folders below node_modules that these packages need, with all that stand behind them. */
export function closure(packages) {
  const found = new Set();
  const open = [...packages].map(([name, from]) => ({ name, from, isOptional: false }));
  for (let next = open.pop(); next; next = open.pop()) {
    const path = find(next.name, next.from);
    if (!path && !next.isOptional) throw new Error(`${next.name} is not installed, but ${next.from} needs it`);
    if (!path || found.has(path)) continue;
    found.add(path);
    const {
      dependencies = {},
      optionalDependencies = {},
      peerDependencies = {},
      peerDependenciesMeta = {},
    } = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8'));
    const from = relative(root, realpathSync(path));
    for (const name of Object.keys(dependencies)) open.push({ name, from, isOptional: name in optionalDependencies });
    // A peer that is optional serves another use of the package than ours; where it is ours, our own code names it.
    const peers = Object.keys(peerDependencies).filter((name) => peerDependenciesMeta[name]?.optional !== true);
    for (const name of [...Object.keys(optionalDependencies), ...peers]) open.push({ name, from, isOptional: true });
  }
  return [...found].map((path) => relative(root, path)).toSorted();
}

/** Read by people and tools, never by a program that runs. */
const forReaders = /\.(?:map|d\.[cm]?ts|flow|tsbuildinfo|markdown|md)$/i;

/** Copies one package without the packages below it; of one that is data, the files that are read. */
export function copyPackage(path, target, onlyFiles) {
  const from = join(root, path);
  if (onlyFiles) {
    for (const file of new Set([...onlyFiles, 'package.json'])) cpSync(join(from, file), join(target, path, file), { recursive: true });
    return;
  }
  cpSync(from, join(target, path), {
    recursive: true,
    dereference: false,
    verbatimSymlinks: true,
    filter: (source) => source === from || (basename(source) !== 'node_modules' && !forReaders.test(source)),
  });
}

/** Own packages as links into the tree, as npm makes them. */
export function workspaceLinks() {
  const folder = join(root, 'node_modules', '@pausenplatz');
  return readdirSync(folder).map((name) => ({ name, path: relative(root, realpathSync(join(folder, name))) }));
}
