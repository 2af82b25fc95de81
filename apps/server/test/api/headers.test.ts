import { checkAuthentication } from '@pausenplatz/account/contract';
import { seedWorld, type World } from '@pausenplatz/account/testing';
import { completeUpload } from '@pausenplatz/documents/contract';
import { anArrivedUpload } from '@pausenplatz/documents/testing';
import { getPlan } from '@pausenplatz/homework/contract';
import { hubPath } from '@pausenplatz/kernel-contract';
import { setEmbedOrigins } from '@pausenplatz/pages/contract';
import { aPage } from '@pausenplatz/pages/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { aSite } from '../../testing/a-site.ts';
import { allCalls } from '../../testing/all-calls.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';

const school = 'https://www.schule-sonnenberg.ch';
const teams = 'https://teams.microsoft.com https://*.teams.microsoft.com https://*.cloud.microsoft';
let test: TestServer;
let world: World;
let framed = '';
let file = '';
beforeAll(async () => {
  test = await testServer({ PUBLIC_URL: 'https://pausenplatz.example' }, aSite());
  world = await seedWorld(test.server.services);
  await test.call(await world.tokenOf('schoolAdminOwn'), setEmbedOrigins, { schoolId: world.ownSchoolId, origins: [school] });
  framed = (await aPage(world, { visibility: 'public' })).url;
  const upload = await anArrivedUpload(world);
  file = (await test.call(await world.tokenOf('teacherOfClass'), completeUpload, { uploadId: upload })).body.url;
});

interface Expected {
  readonly path: () => string;
  readonly init?: RequestInit;
  readonly status: number;
  readonly ancestors: string;
  readonly opener?: true;
  readonly resource?: 'cross-origin';
  readonly noStore?: true;
}
const get = (path: string, status: number, ancestors: string, more: Partial<Expected> = {}): [string, Expected] => [
  `${more.init?.method ?? 'GET'} ${path}`,
  { path: () => path, status, ancestors, ...more },
];
const json = { method: 'POST', headers: { 'content-type': 'application/json', authorization: 'Bearer x' } };

/** Every kind of route, and every kind of error that is told before a handler runs. */
const routes: [string, Expected][] = [
  get('/', 200, "'self'", { opener: true }),
  get('/seite/klasse-3a', 200, "'self'", { opener: true }),
  get('/service-worker.js', 200, "'self'", { opener: true }),
  get('/gibt/es.nicht', 404, "'self'", { opener: true, noStore: true }),
  get('/teams/tab-configuration', 200, teams),
  get('/teams/personal-tab', 200, teams),
  get('/teams/tab-homework', 200, teams),
  get('/teams/tab-arbeitsplan', 200, teams),
  get('/teams/login', 200, `'self' ${teams}`),
  get('/teams/login-msal?handle=x', 200, `'self' ${teams}`),
  get('/teams/login-pausenplatz?handle=x', 200, `'self' ${teams}`),
  get('/teams/login-end', 200, `'self' ${teams}`),
  ['a framed public page', { path: () => `/einbetten/seite/${framed}`, status: 200, ancestors: `'self' ${school}` }],
  get('/einbetten/seite/gibt-es-nicht', 200, "'self'"),
  get('/einbetten/seite/%E0%A4%A', 404, "'self'", { noStore: true }),
  get('/einbetten/anmelden', 200, "'self' https:"),
  get('/einbetten/beam-mich', 200, "'self' https:"),
  get('/einbetten/anderes', 200, "'self'"),
  get('/einbetten/pruefen?path=x&origin=y', 200, 'https: http:', { noStore: true }),
  get('/oembed?url=x', 404, "'self'", { opener: true, noStore: true }),
  get('/embed/pausenplatz.js', 200, "'none'", { resource: 'cross-origin' }),
  get('/assets/app-1a2b3c.js', 200, "'none'"),
  get('/assets/weg.js', 404, "'none'", { noStore: true }),
  ['a file', { path: () => file, status: 200, ancestors: "'none'" }],
  get('/files/abc', 403, "'none'", { noStore: true }),
  get('/blob/files/abc', 403, "'none'", { init: { method: 'PUT', body: 'x' }, noStore: true }),
  get('/api/docs', 200, "'none'"),
  get('/api/openapi.json', 200, "'none'"),
  get('/api/gibt-es-nicht', 404, "'none'", { noStore: true }),
  get('/api/pages/navigation/get', 401, "'none'", { noStore: true }),
  get('/api/auth/login', 400, "'none'", { init: { ...json, body: '{' }, noStore: true }),
  get('/api/auth/login', 413, "'none'", { init: { ...json, body: JSON.stringify({ UserName: 'x'.repeat(2_000_000) }) }, noStore: true }),
  get('/api/auth/login', 415, "'none'", { init: { ...json, headers: { 'content-type': 'text/xml' }, body: '<x/>' }, noStore: true }),
  get('/api/auth/login', 403, "'none'", {
    init: { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' },
    noStore: true,
  }),
  get(`/api/pages/get/${'x'.repeat(500)}`, 404, "'none'", { noStore: true }),
  get('/health', 200, "'self'", { opener: true }),
  get('/ready', 200, "'self'", { opener: true, noStore: true }),
  get(`${hubPath}/negotiate?negotiateVersion=1`, 200, "'none'", { init: { method: 'POST' } }),
  get(`${hubPath}/negotiate`, 403, "'none'", { init: { method: 'POST', headers: { origin: 'https://boese.example' } } }),
  get(`${hubPath}?id=unbekannt`, 404, "'none'"),
];

describe('T26: headers', () => {
  it.each(routes)('%s', async (_name, expected) => {
    const response = await test.fetch(expected.path(), { redirect: 'manual', ...expected.init });
    const header = (name: string) => response.headers.get(name);
    const policy = header('content-security-policy') ?? '';
    expect(response.status).toBe(expected.status);
    expect(policy).toMatch(/^default-src 'none'/);
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|unsafe-hashes|\*(?!\.(teams|cloud)\.)/);
    expect(/frame-ancestors ([^;]+)/.exec(policy)?.[1]).toBe(expected.ancestors);
    expect(header('x-content-type-options')).toBe('nosniff');
    expect(header('referrer-policy')).toMatch(/^strict-origin/);
    expect(header('strict-transport-security')).toMatch(/^max-age=\d{8};/);
    expect(header('cross-origin-opener-policy')).toBe(expected.opener ? 'same-origin' : null);
    expect(header('cross-origin-resource-policy')).toBe(expected.resource ?? 'same-origin');
    expect(header('access-control-allow-origin')).toBe(expected.resource ? '*' : null);
    expect(header('x-powered-by') ?? header('server')).toBeNull();
    if (expected.noStore) expect(header('cache-control')).toBe('no-store');
    if (expected.status >= 400) expect(await response.text()).not.toMatch(/\bat .+:\d+|node_modules/);
  });

  it('keep uploads from ever running: sandbox, no scripts, no styles', async () => {
    const policy = (await test.fetch(file)).headers.get('content-security-policy');
    expect(policy).toContain('sandbox;');
    expect(policy).not.toContain('script-src');
  });

  it.each([
    ['argon.wasm-worker-CfHvhCFT.js', "default-src 'none'; script-src 'wasm-unsafe-eval'; frame-ancestors 'none'"],
    ['argon-wasm-worker.js', "default-src 'none'; frame-ancestors 'none'"],
    ['app-1a2b3c.js?x=/assets/argon.wasm-worker-CfHvhCFT.js', "default-src 'none'; frame-ancestors 'none'"],
    ['x/argon.wasm-worker-CfHvhCFT.js', "default-src 'none'; frame-ancestors 'none'"],
  ])('%s may compile WebAssembly as far as it is such a worker', async (name, policy) => {
    expect((await test.fetch(`/assets/${name}`)).headers.get('content-security-policy')).toBe(policy);
  });

  it.each(allCalls.map((one) => [one.call.id, one] as const))(
    '%s is kept by no cache, granted or refused',
    async (_id, { call, example }) => {
      for (const actor of ['teacherOfClass', 'anonymous'] as const) {
        const { status, headers } = await test.call(await world.tokenOf(actor), call, await example(world, actor));
        const mayBeKept = call.personal === false && status === 200;
        expect(headers.get('cache-control')).toBe(mayBeKept ? null : 'no-store');
        expect(headers.get('content-type')).toMatch(/^application\/json/);
      }
    },
  );

  it.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['identity', null],
  ])('an answer for whoever takes %s comes as %s, with the same words', async (taken, sent) => {
    const token = await world.tokenOf('teacherOfClass');
    const week = { schoolClass: world.ownClassId, date: '2027-03-01', view: 'week' } as const;
    const plain = await test.call(token, getPlan, week, { 'accept-encoding': 'identity' });
    const answer = await test.call(token, getPlan, week, { 'accept-encoding': taken });
    expect(plain.text.length).toBeGreaterThan(1_400);
    expect(answer.headers.get('content-encoding')).toBe(sent);
    if (sent !== null) expect(answer.headers.get('vary')).toContain('accept-encoding');
    expect(answer.body).toEqual(plain.body);
  });

  it('what is a line or two goes as it is', async () => {
    const { headers } = await test.call(null, checkAuthentication, {}, { 'accept-encoding': 'br, gzip' });
    expect(headers.get('content-encoding')).toBeNull();
  });
});
