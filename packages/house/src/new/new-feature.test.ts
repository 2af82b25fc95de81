import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPackages } from '../source/packages.ts';
import { packageFolderOf } from '../source/module-location.ts';
import { codeFolders, pathsBelow, projectRoot } from '../source/walk-files.ts';

const copy = mkdtempSync(join(tmpdir(), 'pausenplatz-new-'));
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** What was installed, built or measured. */
const madeAtTop = new Set(['node_modules', 'dist', 'data', '.cache', 'test-results', 'screenshots', 'bench-results', '.git']);
const feature = 'packages/features/lost-property';

/** A copy of the sources that shares the installed packages. */
function copyProject(): void {
  for (const entry of readdirSync(projectRoot).filter((name) => !madeAtTop.has(name)))
    cpSync(join(projectRoot, entry), join(copy, entry), { recursive: true, filter: (path) => basename(path) !== 'node_modules' });
  mkdirSync(join(copy, 'node_modules', '@pausenplatz'), { recursive: true });
  for (const name of readdirSync(join(projectRoot, 'node_modules')))
    if (name !== '@pausenplatz' && name !== '.vite') symlinkSync(join(projectRoot, 'node_modules', name), join(copy, 'node_modules', name));
}

/** The copy's own packages, the new one too, with what is installed for one of them alone. */
function linkPackages(): void {
  const folders = new Set(codeFolders.flatMap((folder) => pathsBelow(copy, folder)).map((path) => packageFolderOf(path) ?? ''));
  for (const { folder, name } of readPackages(copy, folders)) {
    symlinkSync(join(copy, folder), join(copy, 'node_modules', name));
    const own = join(projectRoot, folder, 'node_modules');
    if (existsSync(own)) symlinkSync(own, join(copy, folder, 'node_modules'));
  }
}

/** Whether `npm run proof -- new` asks for everything that the tests of all features say of the new one. */
const isLong = process.env['PROOF'] === 'long';

/** What the check of this tree knows already; the copy stands elsewhere, and so do the installed packages seen from there. */
function knownTypes(facet: string): readonly string[] {
  const name = `.cache/types/${facet}.tsbuildinfo`;
  const known = join(projectRoot, name);
  if (existsSync(known)) {
    const installed = relative(join(copy, '.cache/types'), join(projectRoot, 'node_modules'));
    mkdirSync(join(copy, '.cache/types'), { recursive: true });
    writeFileSync(join(copy, name), readFileSync(known, 'utf8').replaceAll('"../../node_modules/', `"${installed}/`));
  }
  return ['--incremental', '--tsBuildInfoFile', name];
}

const runIn = (program: string, ...args: readonly string[]) =>
  spawnSync(process.execPath, [join(projectRoot, 'node_modules', program), ...args], {
    cwd: copy,
    encoding: 'utf8',
    // Not those of the run that this test is a part of.
    env: Object.fromEntries(Object.entries({ ...process.env, NO_COLOR: '1' }).filter(([name]) => !/^VITEST|^VITE_|^TEST$/.test(name))),
  });

/** Runs tests of the copy; answers what it printed and how many passed. */
function testsOf(
  project: string,
  ...files: readonly string[]
): { readonly said: string; readonly failed: boolean; readonly passed: number } {
  const { stdout, stderr, status } = runIn('vitest/vitest.mjs', 'run', '--project', project, ...files);
  return { said: stdout + stderr, failed: status !== 0, passed: Number(/Tests .*?(\d+) passed/.exec(stdout)?.[1] ?? 0) };
}

const minutes = 60_000;

describe('npm run new feature', () => {
  beforeAll(() => {
    copyProject();
    const script = `import(${JSON.stringify(join(copy, 'packages/house/run/new.mjs'))}).then(({ makeFeature }) => makeFeature(${JSON.stringify(copy)}, 'lost-property', 'Fundsachen', '2026-11-24'))`;
    execFileSync(process.execPath, ['-e', script]);
    linkPackages();
  }, minutes);

  it(
    'makes a feature that compiles, mounted in its hosts',
    () => {
      expect(pathsBelow(copy, feature).length).toBeGreaterThanOrEqual(30);
      for (const facet of ['pure', 'server', 'browser', 'tests'])
        expect(runIn('typescript/bin/tsc', '-p', `packages/house/tsconfig/${facet}.json`, ...knownTypes(facet)).stdout, facet).toBe('');
    },
    5 * minutes,
  );

  it(
    'that obeys every rule of the house',
    () => {
      const { said, failed, passed } = testsOf(
        'unit',
        'packages/house/src/structure',
        'packages/house/src/imports',
        'packages/house/src/checklists',
      );
      expect(failed ? said : '').toBe('');
      expect(passed).toBeGreaterThan(100);
    },
    2 * minutes,
  );

  it(
    'whose server is proven, alone and by the tests of all features',
    () => {
      const named = isLong ? ['keeps', 'class-erasure', 'account-export', 'openapi', 'log-words'] : ['keeps'];
      const catalogues = named.map((name) => `apps/server/test/api/${name}`);
      const ofThisOne = isLong ? [] : ['-t', 'lost.property|the lists of what features keep|every table'];
      const { said, failed, passed } = testsOf('server', `${feature}/`, ...catalogues, 'apps/server/test/walls/every-table', ...ofThisOne);
      expect(failed ? said : '').toBe('');
      expect(passed).toBeGreaterThan(isLong ? 150 : 80);
    },
    5 * minutes,
  );
});
