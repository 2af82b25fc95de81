import type { Finding } from '../source/finding.ts';
import { layerOf } from '../source/module-location.ts';
import type { SourceFile } from '../source/walk-files.ts';

/** Where a host names its features, a line each. */
const lists = new Set([
  'apps/server/src/features.ts',
  'apps/server/testing/features.ts',
  'apps/web/src/features.ts',
  'teams/src/features.ts',
  'embed/pages/features.ts',
  'embed/pages/live-features.ts',
  'embed/pages/frame-scripts.ts',
  'embed/inline/features.ts',
  'embed/inline/index.tsx',
  // Names of elements and their places, as websites know them.
  'embed/sdk/kinds.ts',
  'packages/features/pages/src/contract/gallery.ts',
  'apps/e2e/screenshots/scenes.ts',
]);

/** Start pages are what the hosts show around everything else: bars, home and frames read them. */
const shownByHosts = new Set(['pages']);

/** Words of every day: pictograms are called so too, and between quotes they say nothing of a feature. */
const everydayWords = new Set(['chat']);

const isTest = /\.(?:test|spec)\.tsx?$|\/(?:test|testing|test-support|journeys|bench)\/|^apps\/e2e\//;
/** A migration tells what was then: a table that moved stands in the feature that made it. */
const isMigration = /\/migrations\//;
const isCode = /\.(?:ts|tsx|mjs)$/;

interface Named {
  readonly folder: string;
  readonly pattern: RegExp;
}

const featureOf = (path: string): string | undefined => /^packages\/features\/([^/]+)\//.exec(path)?.[1];

/** How the product features are told in code: as a package, as a string, and by their tables with names of several words. */
function namesOf(files: readonly SourceFile[]): Named[] {
  const folders = new Set(files.flatMap(({ path }) => /^packages\/features\/[^/]+(?=\/)/.exec(path)?.[0] ?? []));
  return [...folders]
    .filter((folder) => layerOf(folder) === 'product')
    .map((folder) => {
      const name = folder.slice('packages/features/'.length);
      const tables = files.find(({ path }) => path === `${folder}/src/server/tables.ts`)?.text ?? '';
      const own = [...tables.matchAll(/^ {2}(?:readonly )?'?([a-z]+(?:_[a-z]+)+)'?: \{/gm)].map(([, table]) => `\\b${table}\\b`);
      const said = shownByHosts.has(name) ? [] : [`@pausenplatz/${name}/`, ...(everydayWords.has(name) ? [] : [`'${name}'`])];
      return { folder, pattern: new RegExp([...said, ...own].join('|') || '(?!)') };
    });
}

/** Places outside of a feature's folder, and of the hosts' lists, that speak of it by its name or its tables. */
export function namedElsewhere(files: readonly SourceFile[]): Finding[] {
  const names = namesOf(files);
  return files
    .filter(
      ({ path }) =>
        isCode.test(path) &&
        !isTest.test(path) &&
        !isMigration.test(path) &&
        !lists.has(path) &&
        /^(?:apps|teams|embed|packages\/(?:kernel|features|house))\//.test(path),
    )
    .flatMap(({ path, text }) =>
      names
        .filter(({ folder }) => !path.startsWith(`${folder}/`))
        .flatMap(({ folder, pattern }) => {
          // What features say to each other by their contracts is a matter of the imports.
          const said = featureOf(path) === undefined ? text : text.replaceAll(/@pausenplatz\/[\w-]+\/contract'/g, '');
          const at = said.search(pattern);
          if (at < 0) return [];
          const complaint = `speaks of ${folder.slice('packages/features/'.length)}, which is one folder`;
          return [{ path, line: said.slice(0, at).split('\n').length, complaint }];
        }),
    );
}
