import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { declaredCalls } from '../checklists/spelling.ts';
import { judgeImports } from '../imports/import-rules.ts';
import { asLines } from '../source/finding.ts';
import { readPackage, readPackages } from '../source/packages.ts';
import { parseModule } from '../source/parse-module.ts';
import { packageFolderOf } from '../source/place.ts';
import { codeFolders, pathsBelow, projectRoot, readFiles } from '../source/walk-files.ts';
import { callsWithoutExamples, emptyFacets, misnamedMigrations, strangeEntries, unprovenContracts } from '../structure/feature-shape.ts';
import { sentencesInServers, wordsInScreens } from '../structure/german.ts';

const copy = mkdtempSync(join(tmpdir(), 'pausenplatz-new-'));
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const skipped = new Set(['node_modules', 'dist', 'data', '.cache']);

/** A copy of the sources that shares the installed packages, with links to its own packages of the house. */
function copyProject(): void {
  for (const folder of [...codeFolders, 'package.json'])
    cpSync(join(projectRoot, folder), join(copy, folder), { recursive: true, filter: (path) => !skipped.has(basename(path)) });
  mkdirSync(join(copy, 'node_modules', '@pausenplatz'), { recursive: true });
  for (const name of readdirSync(join(projectRoot, 'node_modules')))
    if (name !== '@pausenplatz') symlinkSync(join(projectRoot, 'node_modules', name), join(copy, 'node_modules', name));
}

function linkPackages(): void {
  const folders = new Set(codeFolders.flatMap((folder) => pathsBelow(copy, folder)).map((path) => packageFolderOf(path) ?? ''));
  for (const { folder, name } of readPackages(copy, folders)) symlinkSync(join(copy, folder), join(copy, 'node_modules', name));
}

function typeCheck(name: string, preset: 'server' | 'browser', include: readonly string[]): string {
  const file = join(copy, 'packages/house/tsconfig', `${name}.json`);
  writeFileSync(
    file,
    JSON.stringify({
      extends: `./${preset}.json`,
      // What tests may use, they may use here too.
      compilerOptions: { lib: preset === 'server' ? ['es2025'] : ['es2025', 'dom', 'dom.iterable', 'dom.asynciterable'] },
      include: include.map((path) => `../../../${path}`),
      exclude: ['../../../**/*.test.ts'],
    }),
  );
  const tsc = join(projectRoot, 'node_modules', 'typescript', 'bin', 'tsc');
  return spawnSync(process.execPath, [tsc, '-p', file], { encoding: 'utf8' }).stdout;
}

const feature = 'packages/features/lost-property';

describe('npm run new feature', () => {
  beforeAll(() => {
    copyProject();
    const script = `import(${JSON.stringify(join(projectRoot, 'packages/house/run/new.mjs'))}).then(({ makeFeature }) => makeFeature(${JSON.stringify(copy)}, 'lost-property', 'Fundsachen', '2026-11-21'))`;
    execFileSync(process.execPath, ['-e', script]);
    linkPackages();
  });

  it('makes a feature that obeys the house', () => {
    const paths = codeFolders.flatMap((folder) => pathsBelow(copy, folder));
    const here = new Set(paths);
    const own = paths.filter((path) => path.startsWith(`${feature}/`));
    const touched = [...own, 'apps/server/src/features.ts', 'apps/server/testing/all-calls.ts', 'apps/web/src/features.ts'];
    const modules = readFiles(copy, touched, /\.tsx?$/).map(parseModule);
    const packages = readPackages(
      copy,
      paths.flatMap((path) => packageFolderOf(path) ?? []),
    );
    expect(own.length).toBeGreaterThanOrEqual(20);
    expect(modules.flatMap(({ errors }) => errors)).toEqual([]);
    const house = { packages, root: readPackage(projectRoot, '.'), exists: (path: string) => here.has(path) };
    expect(asLines(judgeImports(modules, house))).toEqual([]);
    expect(asLines(strangeEntries(own))).toEqual([]);
    expect(asLines(misnamedMigrations(own))).toEqual([]);
    expect(asLines(emptyFacets([readPackage(copy, feature)], (path) => here.has(path)))).toEqual([]);
    const texts = new Map(modules.map(({ path, text }) => [path, text]));
    expect(asLines(callsWithoutExamples(texts))).toEqual([]);
    expect(asLines(unprovenContracts(texts))).toEqual([]);
    expect(asLines([...wordsInScreens(modules), ...sentencesInServers(modules.filter(({ path }) => path.includes('/server/')))])).toEqual(
      [],
    );
    expect(declaredCalls(modules).map(({ name }) => name)).toEqual(['GET lost-property/get']);
  });

  it('whose server and tests compile, mounted in the server', () => {
    const include = [`${feature}/src/server`, `${feature}/src/testing`, 'apps/server/src/features.ts', 'apps/server/testing/all-calls.ts'];
    expect(typeCheck('new-server', 'server', include)).toBe('');
  }, 120_000);

  it('whose screens compile, mounted in the web host', () => {
    expect(typeCheck('new-browser', 'browser', [`${feature}/src/ui`, 'apps/web/src/features.ts'])).toBe('');
  }, 120_000);

  it('and whose own rule has a case table that passes', () => {
    const vitest = join(projectRoot, 'node_modules', 'vitest', 'vitest.mjs');
    const { status, stdout } = spawnSync(
      process.execPath,
      [vitest, 'run', 'src/rules', '--root', join(copy, feature), '--environment', 'node'],
      {
        encoding: 'utf8',
        env: { ...process.env, NO_COLOR: '1' },
      },
    );
    expect(stdout).toContain('6 passed');
    expect(status).toBe(0);
  }, 120_000);
});
