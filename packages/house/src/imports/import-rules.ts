import { posix } from 'node:path';
import type { Finding } from '../source/finding.ts';
import type { HousePackage } from '../source/packages.ts';
import type { ImportedName, ParsedModule } from '../source/parse-module.ts';
import { type Facet, layerOf, type ModuleLocation, locationOf } from '../source/module-location.ts';

/** What the import rules are judged against. */
interface House {
  readonly packages: readonly HousePackage[];
  readonly root: HousePackage;
  /** Paths of all modules, to see that a relative import arrives. */
  readonly exists: (path: string) => boolean;
}

const scope = '@pausenplatz/';

/** What each half may import; contract ◄ rules ◄ server, and server and ui do not know each other. */
const mayImport: Readonly<Record<Facet, readonly Facet[]>> = {
  words: ['words'],
  contract: ['words', 'contract'],
  rules: ['words', 'contract', 'rules'],
  server: ['words', 'contract', 'rules', 'server'],
  ui: ['words', 'contract', 'rules', 'ui'],
  testing: ['words', 'contract', 'rules', 'server', 'testing'],
  // Journeys and benchmarks see the product as a whole; `judgeDirection` lets them.
  journey: [],
  tool: ['words', 'contract', 'rules', 'tool'],
};

/** Inside the kernel: contract, format ◄ server; contract, format ◄ browser ◄ ui ◄ host. */
const kernelOrder: Readonly<Record<string, readonly string[]>> = {
  contract: [],
  format: [],
  server: ['contract', 'format'],
  browser: ['contract', 'format'],
  ui: ['contract', 'format', 'browser'],
  host: ['contract', 'format', 'browser', 'ui'],
};

/** Judges every import of every module; answers what breaks a rule. */
export function judgeImports(modules: readonly ParsedModule[], house: House): Finding[] {
  return modules.flatMap((module) =>
    module.imports.flatMap((imported) => {
      const complaint = judge(module.path, imported, house);
      return complaint === null ? [] : [{ path: module.path, line: imported.line, complaint: `${complaint}: ${imported.specifier}` }];
    }),
  );
}

function judge(path: string, { specifier: written, isLater }: ImportedName, house: House): string | null {
  const from = locationOf(path);
  if (/^(node|virtual):/.test(written)) return null;
  // What follows a question mark is said to the build.
  const specifier = written.replace(/\?.*$/, '');
  if (specifier.startsWith('.')) return judgeRelative(path, from, specifier, house);
  if (specifier === '@fluentui/react-icons') return 'the barrel of all icons';
  const name = packageNameOf(specifier);
  const own = house.packages.find(({ folder }) => folder === from.folder);
  // Examples show the package as others see it.
  if (name === own?.name) return from.isExample ? null : 'its own package by name';
  if (name.startsWith(scope)) {
    // The whole list of exports would come along, and with it everything behind them, into the chunk where the list lies.
    if (isLater && from.facet === 'ui' && !from.isTest) return 'a package when it is needed';
    const complaint = judgeOwn(from, specifier, name, house);
    if (complaint !== null) return complaint;
  }
  const isMounted = name.startsWith(scope) && isServerTest(from);
  const isKnown =
    isMounted || own?.dependencies.has(name) || ((from.isTest || from.facet === 'tool') && house.root.devDependencies.has(name));
  return isKnown ? null : 'not in the package.json of its own package';
}

/** `@scope/name/rest` → `@scope/name`, `name/rest` → `name`. */
function packageNameOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

function judgeRelative(path: string, from: ModuleLocation, specifier: string, house: House): string | null {
  const target = posix.join(posix.dirname(path), specifier);
  if (!target.startsWith(`${from.folder}/`)) return 'a relative path that leaves its package';
  if (/\.tsx?$/.test(target) && !house.exists(target)) return 'a file that is not there';
  const to = locationOf(target);
  return judgeDirection(from, to);
}

function judgeDirection(from: ModuleLocation, to: ModuleLocation): string | null {
  if (to.isTest && !from.isTest) return 'testing outside of tests';
  if (to.facet === 'testing') return null;
  // A test in a half obeys that half; tests of whole hosts stand outside of the halves and may look at all of them.
  if (from.isTest && (from.layer === 'host' || from.facet === 'journey')) return null;
  return mayImport[from.facet].includes(to.facet) ? null : `${from.facet} must not know ${to.facet}`;
}

function judgeOwn(from: ModuleLocation, specifier: string, name: string, house: House): string | null {
  const target = house.packages.find((one) => one.name === name);
  if (!target) return 'no package of the house';
  const facet = specifier === name ? '.' : `.${specifier.slice(name.length)}`;
  const file = target.exports[facet];
  if (file === undefined) return 'no facet of that package';
  const to = locationOf(posix.join(target.folder, file));
  return judgeLayers(from, to) ?? judgeDirection(from, to);
}

/** The hub server stands below everything and only servers mount it; the house's tools serve the hosts' builds. */
function judgeAlone(from: ModuleLocation, to: ModuleLocation): string | null {
  if (to.folder.endsWith('/house'))
    return from.layer === 'host' && from.facet !== 'server' ? null : 'the tools of the house are for builds of hosts';
  return from.facet === 'server' ? null : 'only servers mount the hub server';
}

function judgeLayers(from: ModuleLocation, to: ModuleLocation): string | null {
  if (from.layer === 'alone') return 'a package that stands on its own imports nothing of the house';
  if (to.layer === 'alone') return judgeAlone(from, to);
  if (from.facet === 'journey') return null;
  if (isServerTest(from) && isForServerTests(to)) return null;
  const order = ['kernel', 'foundation', 'product', 'host'];
  if (order.indexOf(to.layer) > order.indexOf(from.layer)) return `${from.layer} must not know ${to.layer}`;
  if (from.layer === 'kernel') return judgeKernel(from, to);
  if (from.layer === 'product' && to.layer === 'product' && !isOpenToSiblings(from, to)) return 'more than the contract of a sibling';
  if (from.layer === 'host' && to.layer === 'host' && !from.isTest) return 'another host';
  return null;
}

const isFeature = ({ folder }: ModuleLocation): boolean => folder.startsWith('packages/features/');
const isServerTest = (from: ModuleLocation): boolean => from.isTest && from.facet === 'server' && isFeature(from);
/** Tests of a feature's server run it in the real host, with everything that is mounted beside it. */
const isForServerTests = (to: ModuleLocation): boolean =>
  to.facet === 'testing' ? isFeature(to) || to.folder === 'apps/server' : to.facet === 'contract' && isFeature(to);

function isOpenToSiblings(from: ModuleLocation, to: ModuleLocation): boolean {
  return to.facet === 'contract' || (from.isTest && to.facet === 'testing');
}

function judgeKernel(from: ModuleLocation, to: ModuleLocation): string | null {
  const short = (folder: string) => folder.slice('packages/kernel/'.length);
  return kernelOrder[short(from.folder)]?.includes(short(to.folder)) ? null : 'against the order of the kernel';
}

/** Rings of packages that import each other, as `a → b → a`. */
export function packageCycles(modules: readonly ParsedModule[], packages: readonly HousePackage[]): string[] {
  const imports = new Map<string, Set<string>>();
  for (const module of modules) {
    const folder = locationOf(module.path).folder;
    if (layerOf(folder) === 'host' || locationOf(module.path).isTest) continue;
    const own = packages.find((one) => one.folder === folder)?.name ?? folder;
    const seen = imports.get(own) ?? new Set();
    imports.set(own, seen);
    for (const { specifier } of module.imports) {
      const name = packageNameOf(specifier);
      if (name.startsWith(scope) && name !== own) seen.add(name);
    }
  }
  const rings: string[] = [];
  const done = new Set<string>();
  const visit = (name: string, way: readonly string[]): void => {
    if (way.includes(name)) rings.push([...way.slice(way.indexOf(name)), name].join(' → '));
    if (way.includes(name) || done.has(name)) return;
    for (const next of imports.get(name) ?? []) visit(next, [...way, name]);
    done.add(name);
  };
  for (const name of imports.keys()) visit(name, []);
  return rings;
}
