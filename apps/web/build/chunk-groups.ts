import { createHash } from 'node:crypto';
import { build, type InlineConfig } from 'vite';
import { mergePieces, type Piece } from './merge-chunks.ts';

/** What the bundler makes when nobody tells it anything: a chunk for each set of entries that shares modules. */
interface Chunk {
  readonly fileName: string;
  readonly moduleIds: readonly string[];
  readonly imports: readonly string[];
  /** Characters, before they are made small. */
  readonly size: number;
  /** A page, or something that is imported when it is needed. */
  readonly isOpened: boolean;
}

/** What loads at once, by what is opened: the modules of each page of a host, and of each screen. */
export interface Loads {
  readonly chunks: readonly Chunk[];
  /** The chunks that come with each module that is opened. */
  readonly opened: ReadonlyMap<string, ReadonlySet<string>>;
  readonly starts: ReadonlyMap<string, ReadonlySet<string>>;
  readonly screens: readonly ReadonlySet<string>[];
}

interface ChunkGroup {
  readonly name: string;
  readonly test: (id: string) => boolean;
}

/** From this share of all screens on, a module comes in the chunk that most screens share. */
const commonFrom = 0.6;

/**
 * Puts modules together that are needed together: those with which the same hosts start, then those that most screens use. `around` are
 * the modules of what stands around every screen; `before` are starts that go ahead of a host's own: nobody else loads anything of these
 * for what a screen shares with them. What `frames` show as well comes with what they load of a start anyway.
 * What a module imports is needed wherever the module is, so that no two of these chunks import each other.
 */
export function groupModules(
  { starts, screens }: Pick<Loads, 'starts' | 'screens'>,
  around: ReadonlySet<string> = new Set(),
  before: readonly string[] = [],
  frames: ReadonlySet<string> = new Set(),
): Map<string, string> {
  const groups = new Map<string, string>();
  for (const [host, modules] of starts) for (const id of modules) groups.set(id, groups.has(id) ? `${groups.get(id)}-${host}` : host);
  const uses = new Map<string, number>();
  for (const modules of screens) for (const id of modules) uses.set(id, (uses.get(id) ?? 0) + 1);
  for (const [id, count] of uses) if (!groups.has(id) && count >= screens.length * commonFrom) groups.set(id, 'screens');
  const ofFrames = sharedGroup([...frames].flatMap((id) => groups.get(id) ?? []));
  for (const id of new Set([...uses.keys(), ...around])) {
    const host = groups.get(id);
    // What one host starts with and most screens of another use comes there without the rest of that start.
    const isCommon = around.has(id) || before.includes(host ?? '') || (uses.get(id) ?? 0) >= screens.length * commonFrom;
    if (host !== undefined && starts.has(host) && isCommon) groups.set(id, frames.has(id) ? (ofFrames ?? host) : `screens-${host}`);
  }
  return groups;
}

/** The name that most of them bear, among groups of several hosts. */
function sharedGroup(names: readonly string[]): string | undefined {
  const shared = names.filter((name) => name.includes('-'));
  const count = (name: string) => shared.filter((other) => other === name).length;
  return [...new Set(shared)].toSorted((one, other) => count(other) - count(one))[0];
}

/** Characters, before they are made small, below which a group is not worth a request of its own. */
const tiny = 2000;
/** The same for what screens share with a start: many more views ask for it. */
const tinyOfScreens = 4000;

/** Puts each tiny group into the one that fewest further hosts start with: they load a line in vain, and all save a request. */
export function joinTiny(groups: ReadonlyMap<string, string>, { chunks, starts }: Pick<Loads, 'chunks' | 'starts'>): Map<string, string> {
  const sizes = new Map<string, number>();
  for (const { moduleIds, size } of chunks) {
    const group = groups.get(moduleIds[0] ?? '');
    if (group !== undefined) sizes.set(group, (sizes.get(group) ?? 0) + size);
  }
  // A screen may be opened in any of them.
  const hostsOf = (group: string) => new Set(group.split('-').flatMap((part) => (starts.has(part) ? [part] : [...starts.keys()])));
  const all = [...sizes.keys()].toSorted((one, other) => hostsOf(one).size - hostsOf(other).size);
  const wide = all.filter((group) => group.split('-').every((part) => starts.has(part)));
  const into = new Map(
    all
      .filter((group) => (sizes.get(group) ?? 0) < (wide.includes(group) ? tiny : tinyOfScreens))
      .map((group) => [group, wide.find((other) => other !== group && hostsOf(group).isSubsetOf(hostsOf(other)))]),
  );
  const endOf = (group: string): string => {
    const next = into.get(group);
    return next === undefined ? group : endOf(next);
  };
  return new Map([...groups].map(([id, group]) => [id, endOf(group)]));
}

/** The modules that load with these, which are opened by their own names. */
export function modulesAround({ chunks, opened }: Loads, companions: readonly string[]): Set<string> {
  const files = new Set(companions.flatMap((module) => [...(opened.get(module) ?? [])]));
  return new Set(chunks.filter(({ fileName }) => files.has(fileName)).flatMap(({ moduleIds }) => moduleIds));
}

/**
 * What the groups leave over: small chunks that the same views load become one. With each screen come the `companions`, the parts of the
 * page around it; `daily` are the screens that everybody opens, every day.
 */
export function groupRest(
  { chunks, opened }: Loads,
  groups: ReadonlyMap<string, string>,
  companions: readonly string[],
  daily: readonly string[],
): Map<string, string> {
  const groupOf = ({ fileName, moduleIds }: Chunk) => groups.get(moduleIds[0] ?? '') ?? fileName;
  const nameOf = new Map(chunks.map((chunk) => [chunk.fileName, groupOf(chunk)]));
  const around = companions.map((module) => opened.get(module) ?? new Set<string>());
  const views = [...opened].map(
    ([module, own]) => [module, isScreen(module) ? around.reduce((all, one) => all.union(one), own) : own] as const,
  );
  const pieces = new Map<string, Piece>();
  for (const chunk of chunks) {
    const name = groupOf(chunk);
    const known = pieces.get(name);
    const imports = new Set(chunk.imports.map((file) => nameOf.get(file) ?? file).filter((other) => other !== name));
    pieces.set(name, {
      name,
      size: (known?.size ?? 0) + chunk.size,
      imports: imports.union(known?.imports ?? new Set<string>()),
      views: new Set(views.flatMap(([module, files]) => (files.has(chunk.fileName) ? [module] : []))).union(
        known?.views ?? new Set<string>(),
      ),
      isFixed: name !== chunk.fileName || chunk.isOpened,
    });
  }
  const into = mergePieces([...pieces.values()], (view) => (daily.includes(view) ? 6 : isScreen(view) ? 1 : 0.1));
  const shared = sharedNames([...into].filter(([from, to]) => from !== to).map(([, to]) => to));
  return new Map(
    chunks.flatMap((chunk) => {
      const group = shared.get(into.get(groupOf(chunk)) ?? '');
      return group === undefined ? [] : chunk.moduleIds.map((id) => [id, group] as const);
    }),
  );
}

/**
 * A short name for each, the same as long as it is called the same: many screens list what they load by these names, and what a name says
 * cannot be pressed together. Whose it is stands in the manifest.
 */
function sharedNames(files: readonly string[]): Map<string, string> {
  const names = new Map<string, string>();
  const taken = new Set<string>();
  for (const file of new Set(files)) {
    // Without the hash of the first build: a change anywhere would change each list.
    const mark = createHash('sha256')
      .update(file.replace(/-[\w-]{8}\.js$/, ''))
      .digest('hex');
    let length = 3;
    while (taken.has(mark.slice(0, length))) length += 1;
    taken.add(mark.slice(0, length));
    names.set(file, `s${mark.slice(0, length)}`);
  }
  return names;
}

/** Finds out what loads together, in a first build that groups nothing. */
export async function readLoads(config: InlineConfig, starts: Readonly<Record<string, string>>): Promise<Loads> {
  const chunks = await firstBuild(config);
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
    chunks: [...chunks.values()].map(({ fileName, moduleIds, imports, modules, isEntry, isDynamicEntry }) => ({
      fileName,
      moduleIds,
      imports,
      size: Object.values(modules).reduce((sum, { renderedLength }) => sum + renderedLength, 0),
      isOpened: isEntry || isDynamicEntry,
    })),
    opened: new Map(opened.map(({ fileName, facadeModuleId }) => [facadeModuleId ?? fileName, loadedWith(fileName)])),
    starts: new Map(
      Object.entries(starts).map(([host, page]) => {
        const entry = opened.find(({ facadeModuleId }) => facadeModuleId === page);
        if (!entry) throw new Error(`${page} is no entry of the build`);
        // What nothing else needs stays with the page.
        return [host, modulesOf(entry.fileName).difference(new Set(entry.moduleIds))];
      }),
    ),
    screens: opened.filter(({ facadeModuleId }) => isScreen(facadeModuleId ?? '')).map(({ fileName }) => modulesOf(fileName)),
  };
}

const isScreen = (module: string): boolean => /\/screens?\/[^/]+-screen\.tsx$/.test(module);

async function firstBuild(config: InlineConfig) {
  const built = await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: { ...config.build, write: false, minify: false, cssMinify: false, reportCompressedSize: false },
  });
  if (!('output' in built)) throw new Error('One build, one output');
  return new Map(built.output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])));
}

/** The groups as the bundler wants them. */
export function chunkGroups(groups: ReadonlyMap<string, string>): ChunkGroup[] {
  return [...new Set(groups.values())].map((name) => ({ name, test: (id) => groups.get(id) === name }));
}
