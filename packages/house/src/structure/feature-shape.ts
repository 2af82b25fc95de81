import type { Finding } from '../source/finding.ts';
import type { HousePackage } from '../source/packages.ts';

/** Walks through the product, measurements, and what shows the feature to who reads along, which lie beside `src`. */
const beside = /^(journeys\/[a-z-]+(\.spec)?\.ts|bench\/[a-z-]+\.ts|README\.md|pictures\/[\w-]+\.webp)$/;

/** The closed vocabulary of a feature's `src`. */
const vocabulary = /^(titles\.ts|texts\.ts|texts\.[a-z-]+\.ts|(contract|rules|server|ui|testing)\/.+)$/;

/** Entries of feature folders that have no place there. */
export function strangeEntries(paths: readonly string[]): Finding[] {
  return paths.flatMap((path) => {
    const inside = /^packages\/features\/[^/]+\/(.+)$/.exec(path)?.[1];
    const isKnown =
      inside === undefined ||
      inside === 'package.json' ||
      beside.test(inside) ||
      (inside.startsWith('src/') && vocabulary.test(inside.slice(4)));
    return isKnown ? [] : [{ path, complaint: 'has no place in a feature' }];
  });
}

/** Facets of package.json that point to no file. */
export function emptyFacets(packages: readonly HousePackage[], exists: (path: string) => boolean): Finding[] {
  return packages.flatMap(({ folder, exports }) =>
    Object.entries(exports)
      .filter(([, file]) => !exists(`${folder}/${file.replace(/^\.\//, '')}`))
      .map(([facet, file]) => ({ path: `${folder}/package.json`, complaint: `${facet} points to ${file}, which is not there` })),
  );
}

/** Migration files whose name is not date, feature, verb, or that lie with another feature. */
export function misnamedMigrations(paths: readonly string[]): Finding[] {
  return paths.flatMap((path) => {
    const found = /^packages\/features\/([^/]+)\/src\/server\/migrations\/(.+)$/.exec(path);
    if (!found) return [];
    const [, feature = '', file = ''] = found;
    const isNamed = new RegExp(`^\\d{4}-\\d{2}-\\d{2}-${feature}(-[a-z0-9]+)+\\.ts$`).test(file);
    return isNamed ? [] : [{ path, complaint: 'is not named date-feature-verb' }];
  });
}

/** Features with calls, by the names of their tables of calls, whose testing facet has no examples for them. */
export function callsWithoutExamples(files: ReadonlyMap<string, string>): Finding[] {
  return [...files].flatMap(([path, text]) => {
    const feature = /^packages\/features\/([^/]+)\/src\/contract\/.+\.ts$/.exec(path)?.[1];
    if (feature === undefined) return [];
    const examples = [...files]
      .filter(([other]) => other.startsWith(`packages/features/${feature}/src/testing/`))
      .map(([, content]) => content)
      .join('\n');
    // A table that is spread into the feature's one table of calls has its examples there.
    const siblings = [...files].filter(([other]) => other.startsWith(`packages/features/${feature}/src/contract/`));
    const isPart = (table: string) => siblings.some(([, content]) => new RegExp(`\\.\\.\\.${table}\\b`).test(content));
    return [...text.matchAll(/^export const (\w+Calls) = /gm)]
      .filter(([, table = '']) => !isPart(table) && !examples.includes(`Examples<typeof ${table}>`))
      .map(([, table]) => ({ path, complaint: `${table} has no examples in testing` }));
  });
}

/** Features with examples whose server does not prove them: nobody would notice a call that answers whom it should not. */
export function unprovenContracts(files: ReadonlyMap<string, string>): Finding[] {
  return [...files].flatMap(([path, text]) => {
    const folder = /^(packages\/features\/[^/]+\/src)\/testing\/.+\.ts$/.exec(path)?.[1];
    const table = /Examples<typeof (\w+Calls)>/.exec(text)?.[1];
    if (folder === undefined || table === undefined) return [];
    const proof = files.get(`${folder}/server/contract.test.ts`) ?? '';
    return new RegExp(`proveContract\\('[\\w-]+', ${table},`).test(proof)
      ? []
      : [{ path, complaint: `${table} is not proven in server/contract.test.ts` }];
  });
}
