import { describe, expect, it } from 'vitest';
import { asLines } from '../source/finding.ts';
import { type HousePackage, readPackage, readPackages } from '../source/packages.ts';
import { parseModule } from '../source/parse-module.ts';
import { locationOf } from '../source/module-location.ts';
import { realModules } from '../source/real-tree.ts';
import { codeFolders, pathsBelow, projectRoot } from '../source/walk-files.ts';
import { judgeImports, packageCycles } from './import-rules.ts';

const facets = Object.fromEntries(
  ['contract', 'rules', 'server', 'ui', 'testing'].map((facet) => [`./${facet}`, `./src/${facet}/index.ts`]),
);
const aPackage = (folder: string, name: string, exports: Record<string, string> = facets): HousePackage => ({
  folder,
  name: `@pausenplatz/${name}`,
  exports,
  dependencies: new Set(['react', ...everyName]),
  devDependencies: new Set(),
});
const kernel = ['contract', 'format', 'server', 'browser', 'ui', 'host'];
const features = ['account', 'schools', 'documents', 'pages', 'chat'];
const everyName = [...kernel.map((one) => `kernel-${one}`), ...features, 'signalr', 'app-server', 'app-web'].map(
  (name) => `@pausenplatz/${name}`,
);
const packages = [
  ...kernel.map((one) => aPackage(`packages/kernel/${one}`, `kernel-${one}`, { '.': './src/index.ts', './testing': './testing/index.ts' })),
  ...features.map((one) => aPackage(`packages/features/${one}`, one)),
  aPackage('packages/signalr', 'signalr', { '.': './src/index.ts' }),
  aPackage('apps/server', 'app-server', { '.': './src/main.ts' }),
  aPackage('apps/web', 'app-web', { '.': './src/main.tsx' }),
];
const root: HousePackage = {
  folder: '',
  name: 'pausenplatz',
  exports: {},
  dependencies: new Set(['vitest']),
  devDependencies: new Set(['vitest']),
};
const complaints = (path: string, text: string) =>
  judgeImports([parseModule({ path, text })], { packages, root, exists: () => true }).map((one) => one.complaint);

const pages = 'packages/features/pages/src';
const forbidden: readonly (readonly [rule: string, path: string, specifier: string, complaint: string])[] = [
  ['a contract knows no rules', `${pages}/contract/a.ts`, '../rules/index.ts', 'contract must not know rules'],
  ['rules know no server', `${pages}/rules/a.ts`, '../server/index.ts', 'rules must not know server'],
  ['rules know no screen', `${pages}/rules/a.ts`, '../ui/index.ts', 'rules must not know ui'],
  ['the server knows no screen', `${pages}/server/a.ts`, '../ui/index.ts', 'server must not know ui'],
  ['a screen knows no server', `${pages}/ui/a.tsx`, '../server/index.ts', 'ui must not know server'],
  ['texts know nothing but texts', `${pages}/texts.ts`, './contract/index.ts', 'words must not know contract'],
  ['a screen knows no server of another package', `${pages}/ui/a.tsx`, '@pausenplatz/account/server', 'ui must not know server'],
  ['builders are for tests alone', `${pages}/server/a.ts`, '../testing/index.ts', 'testing outside of tests'],
  ['what tests of screens share is for tests alone', `${pages}/ui/a.tsx`, '@pausenplatz/kernel-host/testing', 'testing outside of tests'],
  ['builders of others too', `${pages}/server/a.ts`, '@pausenplatz/account/testing', 'testing outside of tests'],
  ['a test of a server draws no screen', `${pages}/server/a.test.ts`, '@pausenplatz/kernel-host/testing', 'server must not know ui'],
  ['a test of a screen knows no server', `${pages}/ui/a.test.tsx`, '../server/index.ts', 'ui must not know server'],
  [
    'foundation knows no product',
    'packages/features/account/src/server/a.ts',
    '@pausenplatz/pages/contract',
    'foundation must not know product',
  ],
  ['the kernel knows no feature', 'packages/kernel/ui/src/a.ts', '@pausenplatz/account/ui', 'kernel must not know foundation'],
  ['a feature knows no host', `${pages}/server/a.ts`, '@pausenplatz/app-server', 'product must not know host'],
  ['a product takes no server of a sibling', `${pages}/server/a.ts`, '@pausenplatz/chat/server', 'more than the contract of a sibling'],
  ['a product takes no screen of a sibling', `${pages}/ui/a.tsx`, '@pausenplatz/chat/ui', 'more than the contract of a sibling'],
  ['a product takes no rules of a sibling', `${pages}/ui/a.tsx`, '@pausenplatz/chat/rules', 'more than the contract of a sibling'],
  ['a host knows no other host', 'apps/web/src/a.ts', '@pausenplatz/app-server', 'another host'],
  ['the web host knows no server', 'apps/web/src/a.ts', '@pausenplatz/account/server', 'ui must not know server'],
  ['the server host knows no screen', 'apps/server/src/a.ts', '@pausenplatz/account/ui', 'server must not know ui'],
  [
    'a relative path stays in its package',
    `${pages}/ui/a.ts`,
    '../../../account/src/ui/index.ts',
    'a relative path that leaves its package',
  ],
  ['a package is reached by its facets', `${pages}/ui/a.ts`, '@pausenplatz/account/src/ui/index.ts', 'no facet of that package'],
  ['however the build is to read it', `${pages}/ui/a.ts`, '@pausenplatz/account/styles.css?inline', 'no facet of that package'],
  ['an own package is not reached by name', `${pages}/ui/a.ts`, '@pausenplatz/pages/contract', 'its own package by name'],
  ['what is imported stands in package.json', `${pages}/server/a.ts`, 'left-pad/deep', 'not in the package.json of its own package'],
  ['development packages of the root are for tests', `${pages}/server/a.ts`, 'vitest', 'not in the package.json of its own package'],
  ['icons come one by one', `${pages}/ui/a.tsx`, '@fluentui/react-icons', 'the barrel of all icons'],
  ['the hub server stands on its own', 'packages/signalr/src/a.ts', '@pausenplatz/kernel-contract', 'a package that stands on its own'],
  ['a screen does not mount the hub server', `${pages}/ui/a.ts`, '@pausenplatz/signalr', 'only servers mount the hub server'],
  ['the contract is the bottom', 'packages/kernel/contract/src/a.ts', '@pausenplatz/kernel-format', 'against the order of the kernel'],
  [
    'the kernel server knows no browser',
    'packages/kernel/server/src/a.ts',
    '@pausenplatz/kernel-browser',
    'against the order of the kernel',
  ],
  ['the browser knows no pieces', 'packages/kernel/browser/src/a.ts', '@pausenplatz/kernel-ui', 'against the order of the kernel'],
  ['pieces know no host', 'packages/kernel/ui/src/a.ts', '@pausenplatz/kernel-host', 'against the order of the kernel'],
  ['features do not reach the kernel of the other side', `${pages}/server/a.ts`, '@pausenplatz/kernel-ui', 'server must not know ui'],
];

describe('an import that breaks a rule is found', () => {
  it.each(forbidden)('%s', (_rule, path, specifier, complaint) => {
    expect(complaints(path, `import { a } from '${specifier}';`).join()).toContain(complaint);
  });

  it.each([
    ["import type { A } from '../server/index.ts';"],
    ["export * from '../server/index.ts';"],
    ["export { a } from '../server/index.ts';"],
    ["const a = await import('../server/index.ts');"],
    ["type A = import('../server/index.ts').A;"],
    ["import '../server/index.ts';"],
  ])('in whatever way it is written: %s', (text) => {
    expect(complaints(`${pages}/ui/a.ts`, text)).toHaveLength(1);
  });

  it('and screens bring no other package when it is needed: all of it would come with the start', () => {
    const later = "const load = () => import('@pausenplatz/account/ui');";
    expect(complaints(`${pages}/ui/a.ts`, later)).toEqual(['a package when it is needed: @pausenplatz/account/ui']);
    expect(complaints(`${pages}/ui/a.test.tsx`, later)).toEqual([]);
    expect(complaints(`${pages}/ui/a.ts`, "const load = () => import('jsqr');")).not.toContain('a package when it is needed: jsqr');
  });

  it('and a file that is not there is found too', () => {
    const module = parseModule({ path: `${pages}/ui/a.ts`, text: "import { b } from './b.ts';" });
    expect(judgeImports([module], { packages, root, exists: () => false })).toHaveLength(1);
  });

  it.each([
    [`${pages}/server/a.ts`, '@pausenplatz/account/server'],
    [`${pages}/ui/a.tsx`, '@pausenplatz/chat/contract'],
    [`${pages}/ui/a.test.tsx`, 'vitest'],
    [`${pages}/rules/a.ts`, '../contract/index.ts'],
    [`${pages}/server/a.test.ts`, '@pausenplatz/kernel-server/testing'],
    [`${pages}/ui/a.test.tsx`, '@pausenplatz/kernel-host/testing'],
    ['packages/kernel/host/testing/a.tsx', '@pausenplatz/kernel-browser/testing'],
    ['packages/kernel/server/src/a.ts', '@pausenplatz/signalr'],
    ['apps/server/test/a.ts', '@pausenplatz/account/testing'],
    ['packages/kernel/host/src/a.ts', '@pausenplatz/kernel-browser'],
    [`${pages}/ui/a.tsx`, 'node:url'],
  ])('while %s may import %s', (path, specifier) => {
    expect(complaints(path, `import { a } from '${specifier}';`)).toEqual([]);
  });

  it('and packages that import each other are found', () => {
    const ring = [
      parseModule({ path: 'packages/features/account/src/server/a.ts', text: "import '@pausenplatz/schools/server';" }),
      parseModule({ path: 'packages/features/schools/src/server/a.ts', text: "import '@pausenplatz/account/server';" }),
    ];
    expect(packageCycles(ring, packages)).toEqual(['@pausenplatz/account → @pausenplatz/schools → @pausenplatz/account']);
  });
});

describe('the house as it stands', () => {
  const modules = realModules();
  const paths = new Set(modules.map(({ path }) => path));
  const real = readPackages(
    projectRoot,
    modules.map(({ path }) => locationOf(path).folder),
  );

  it('is seen as a whole, and the parser understands all of it', () => {
    // Counted apart from the reading, so that a walker which sees nothing cannot pass.
    const onDisk = codeFolders.flatMap((folder) => pathsBelow(projectRoot, folder)).filter((path) => /\.tsx?$/.test(path)).length;
    expect(modules.length).toBe(onDisk);
    expect(modules.length).toBeGreaterThanOrEqual(400);
    expect(modules.flatMap(({ path, errors }) => errors.map((error) => `${path} ${error}`))).toEqual([]);
    expect(modules.flatMap(({ imports }) => imports).length).toBeGreaterThan(modules.length);
    process.stdout.write(`imports: ${modules.flatMap(({ imports }) => imports).length} in ${modules.length} modules\n`);
  });

  it('obeys every import rule', () => {
    const house = { packages: real, root: readPackage(projectRoot, '.'), exists: (path: string) => paths.has(path) };
    expect(asLines(judgeImports(modules, house))).toEqual([]);
  });

  it('has no packages that import each other', () => {
    expect(packageCycles(modules, real)).toEqual([]);
  });
});
