import { readFileSync, writeFileSync } from 'node:fs';
import { at } from './hosts.ts';

/** As `listLoads` of a host says it. */
interface Loads {
  readonly screens: readonly { readonly path: string; readonly visitor: readonly string[]; readonly member: readonly string[] }[];
  readonly slots: readonly { readonly name: string; readonly modules: readonly string[] }[];
}

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}

const manifest = JSON.parse(readFileSync(at('dist/browser/.vite/manifest.json'), 'utf8')) as Readonly<Record<string, Chunk>>;
function withImports(name: string, found: Set<string>): Set<string> {
  const chunk = manifest[name];
  // What the host starts with has no chunk of its own.
  if (!chunk || found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const imported of chunk.imports ?? []) withImports(imported, found);
  return found;
}

/** What the screens and the slots of a host load beyond its start. */
async function listsOf(host: string, page: string) {
  const { listLoads } = (await import(at(`dist/ssr/${host}.mjs`))) as { listLoads: () => Promise<Loads> };
  const start = withImports(page, new Set());
  const scripts = (modules: readonly string[]): string[] => {
    const found = new Set<string>();
    for (const module of modules) withImports(module, found);
    return [...found.difference(start)].map((file) => `/${file}`);
  };
  const { screens, slots } = await listLoads();
  return {
    screens: Object.fromEntries(screens.map(({ path, visitor, member }) => [path, { visitor: scripts(visitor), member: scripts(member) }])),
    slots: Object.fromEntries(slots.map(({ name, modules }) => [name, scripts(modules)])),
  };
}

const [web, teams] = [await listsOf('web', 'apps/web/index.html'), await listsOf('teams', 'teams/index.html')];
const lists = { screens: { ...web.screens, ...teams.screens }, slots: web.slots };
if (Object.values(lists.screens).some(({ member }) => member.length === 0))
  throw new Error('A screen loads nothing: its modules are not in the manifest');
writeFileSync(at('dist/ssr/scripts.json'), JSON.stringify(lists));
