import { readFileSync, writeFileSync } from 'node:fs';
import { at } from './hosts.ts';

/** As `listLoads` of the web host says it. */
interface Loads {
  readonly path: string;
  readonly visitor: readonly string[];
  readonly member: readonly string[];
}

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}

const manifest = JSON.parse(readFileSync(at('dist/browser/.vite/manifest.json'), 'utf8')) as Readonly<Record<string, Chunk>>;
const { listLoads } = (await import(at('dist/ssr/web.mjs'))) as { listLoads: () => Promise<readonly Loads[]> };

function withImports(name: string, found: Set<string>): Set<string> {
  const chunk = manifest[name];
  // What the host starts with has no chunk of its own.
  if (!chunk || found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const imported of chunk.imports ?? []) withImports(imported, found);
  return found;
}

const start = withImports('apps/web/index.html', new Set());
const scripts = (modules: readonly string[]): string[] => {
  const found = new Set<string>();
  for (const module of modules) withImports(module, found);
  return [...found.difference(start)].map((file) => `/${file}`);
};

const loads = await listLoads();
const lists = Object.fromEntries(loads.map(({ path, visitor, member }) => [path, { visitor: scripts(visitor), member: scripts(member) }]));
if (Object.values(lists).some(({ member }) => member.length === 0))
  throw new Error('A screen loads nothing: its modules are not in the manifest');
writeFileSync(at('dist/ssr/scripts.json'), JSON.stringify(lists));
