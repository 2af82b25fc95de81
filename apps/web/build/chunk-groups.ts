import { build, type InlineConfig } from 'vite';

/** What loads at once, by what is opened: the modules of each page of a host, and of each screen. */
export interface Loads {
  readonly starts: ReadonlyMap<string, ReadonlySet<string>>;
  readonly screens: readonly ReadonlySet<string>[];
}

interface ChunkGroup {
  readonly name: string;
  readonly test: (id: string) => boolean;
}

/** From this share of all screens on, a module comes in the chunk that most screens share. */
const commonFrom = 0.5;

/**
 * Puts modules together that are needed together: those with which the same hosts start, then those that most screens use.
 * What a module imports is needed wherever the module is, so that no two of these chunks import each other.
 */
export function groupModules({ starts, screens }: Loads): Map<string, string> {
  const groups = new Map<string, string>();
  for (const [host, modules] of starts) for (const id of modules) groups.set(id, groups.has(id) ? `${groups.get(id)}-${host}` : host);
  const uses = new Map<string, number>();
  for (const modules of screens) for (const id of modules) uses.set(id, (uses.get(id) ?? 0) + 1);
  for (const [id, count] of uses) if (!groups.has(id) && count >= screens.length * commonFrom) groups.set(id, 'screens');
  return groups;
}

/** Finds out what loads together, in a first build that groups nothing. */
export async function readLoads(config: InlineConfig, starts: Readonly<Record<string, string>>): Promise<Loads> {
  const built = await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: { ...config.build, write: false, minify: false, cssMinify: false, reportCompressedSize: false },
  });
  if (!('output' in built)) throw new Error('One build, one output');
  const chunks = new Map(built.output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])));
  const loadedWith = (fileName: string, found = new Set<string>()): Set<string> => {
    const chunk = chunks.get(fileName);
    if (!chunk || found.has(fileName)) return found;
    found.add(fileName);
    for (const imported of chunk.imports) loadedWith(imported, found);
    return found;
  };
  const modulesOf = (fileName: string) => new Set([...loadedWith(fileName)].flatMap((name) => chunks.get(name)?.moduleIds ?? []));
  const opened = [...chunks.values()].filter(({ isEntry, isDynamicEntry }) => isEntry || isDynamicEntry);
  return {
    starts: new Map(
      Object.entries(starts).map(([host, page]) => {
        const entry = opened.find(({ facadeModuleId }) => facadeModuleId === page);
        if (!entry) throw new Error(`${page} is no entry of the build`);
        // What nothing else needs stays with the page.
        return [host, modulesOf(entry.fileName).difference(new Set(entry.moduleIds))];
      }),
    ),
    screens: opened
      .filter(({ facadeModuleId }) => /\/screens?\/[^/]+-screen\.tsx$/.test(facadeModuleId ?? ''))
      .map(({ fileName }) => modulesOf(fileName)),
  };
}

/** The groups as the bundler wants them. */
export function chunkGroups(groups: ReadonlyMap<string, string>): ChunkGroup[] {
  return [...new Set(groups.values())].map((name) => ({ name, test: (id) => groups.get(id) === name }));
}
