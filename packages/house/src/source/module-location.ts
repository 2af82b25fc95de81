/** Halves of a package; `words` are texts and titles, `tool` what builds, `testing` what only tests may use, `journey` walks and benchmarks of the whole product. */
export type Facet = 'words' | 'contract' | 'rules' | 'server' | 'ui' | 'testing' | 'journey' | 'tool';

/** Where a package stands in the order kernel ◄ foundation ◄ product ◄ hosts. */
type Layer = 'kernel' | 'foundation' | 'product' | 'host' | 'alone';

/** Where a module stands in the house. */
export interface ModuleLocation {
  /** Folder of its package. */
  readonly folder: string;
  readonly layer: Layer;
  readonly facet: Facet;
  /** Tests, their support and what else never runs in the product. */
  readonly isTest: boolean;
  /** Shows others how to use the package. */
  readonly isExample: boolean;
}

/** Features that others may depend on. */
const foundation: ReadonlySet<string> = new Set([
  'schools',
  'account',
  'registration',
  'invitations',
  'qr-cards',
  'federation',
  'profile',
  'documents',
  'icons',
  'office',
  'progress',
]);

const testPath = /\.test\.tsx?$|\/(testing|test|test-support|bench|journeys|proofs|lab|examples)\/|^apps\/e2e\//;
const toolPath =
  /(^|\/)(vite|vitest|playwright)\.config\.ts$|^apps\/web\/build\/|^embed\/(build|bundle|release|inline-bundle|npm-package|flat-styles|flatten)\.ts$|^packages\/house\//;

/** Folder of the package that a path belongs to, or null outside of all packages. */
export function packageFolderOf(path: string): string | null {
  return /^(?:packages\/(?:kernel|features)\/[^/]+|packages\/[^/]+|apps\/[^/]+|teams|embed)(?=\/|$)/.exec(path)?.[0] ?? null;
}

/** The layer of a package by its folder. */
export function layerOf(folder: string): Layer {
  if (folder.startsWith('packages/kernel/')) return 'kernel';
  const feature = /^packages\/features\/(.+)$/.exec(folder)?.[1];
  if (feature !== undefined) return foundation.has(feature) ? 'foundation' : 'product';
  return folder.startsWith('packages/') ? 'alone' : 'host';
}

/** Finds out where a module stands; throws for a path outside of all packages. */
export function locationOf(path: string): ModuleLocation {
  const folder = packageFolderOf(path);
  if (folder === null) throw new Error(`${path} is in no package`);
  return {
    folder,
    layer: layerOf(folder),
    facet: facetOf(folder, path),
    isTest: testPath.test(path),
    isExample: path.startsWith(`${folder}/examples/`),
  };
}

function facetOf(folder: string, path: string): Facet {
  if (toolPath.test(path)) return 'tool';
  const inside = path.slice(folder.length + 1);
  if (folder.startsWith('packages/features/')) return featureFacet(inside);
  const isTesting = inside.startsWith('testing/');
  const kernelFacet = folder.startsWith('packages/kernel/') ? (kernelFacets[folder.slice('packages/kernel/'.length)] ?? 'ui') : null;
  // What tests of screens share draws screens, and a server has no use for it.
  if (kernelFacet === 'ui') return 'ui';
  if (isTesting) return 'testing';
  if (kernelFacet !== null) return kernelFacet;
  return folder === 'apps/server' || folder === 'packages/signalr' ? 'server' : 'ui';
}

const kernelFacets: Readonly<Record<string, Facet>> = { contract: 'contract', format: 'contract', server: 'server' };

const featureFacets: Readonly<Record<string, Facet>> = {
  contract: 'contract',
  rules: 'rules',
  server: 'server',
  ui: 'ui',
  testing: 'testing',
};

function featureFacet(inside: string): Facet {
  if (/^(?:journeys|bench)\//.test(inside)) return 'journey';
  const folder = /^src\/([^/]+)\//.exec(inside)?.[1];
  return (folder !== undefined && featureFacets[folder]) || 'words';
}
