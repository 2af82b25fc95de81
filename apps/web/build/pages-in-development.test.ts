import { fileURLToPath } from 'node:url';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let vite: ViteDevServer;
let origin = '';
beforeAll(async () => {
  const configFile = fileURLToPath(new URL('../vite.config.ts', import.meta.url));
  vite = await createServer({ configFile, logLevel: 'silent', server: { port: 0, hmr: false, watch: null } });
  await vite.listen();
  origin = vite.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '';
}, 30_000);
afterAll(() => vite.close());

// The first file of a host is translated when it is asked for, which takes its time on a busy machine.
describe('while one develops', { timeout: 60_000 }, () => {
  it.each([
    ['/', '/apps/web/src/main.tsx'],
    ['/seite/irgendeine', '/apps/web/src/main.tsx'],
    ['/teams/personal-tab', '/teams/src/early.ts'],
    ['/einbetten/seite/irgendeine', '/embed/pages/main.tsx'],
  ])('%s is the page of its host, and its script is there', async (path, script) => {
    const page = await fetch(origin + path, { headers: { accept: 'text/html' } });
    expect(await page.text()).toContain(`src="${script}`);
    const source = await fetch(origin + script);
    expect(source.status).toBe(200);
    expect(source.headers.get('content-type')).toContain('javascript');
  });
});
