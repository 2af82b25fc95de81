import { aSite, type TestServer, testServer } from '@pausenplatz/app-server/testing';
import { seedWorld, type World } from '@pausenplatz/account/testing';
import { getFraming, getPage } from '../contract/index.ts';
import { aPage } from '../testing/index.ts';
import { beforeAll, describe, expect, it } from 'vitest';

/** What a large school does in a minute: everybody opens the website. */
const aWholeSchool = 800;
const farTooMany = 1_500;
let test: TestServer;
let world: World;
let url = '';
beforeAll(async () => {
  test = await testServer({ TRUST_PROXY: 'true', PUBLIC_URL: 'https://pausenplatz.example' }, aSite());
  world = await seedWorld(test.server.services);
  url = (await aPage(world, { visibility: 'public' })).url;
});

/** Statuses of so many requests, in their order. */
async function many(count: number, ask: () => Promise<number>): Promise<number[]> {
  const statuses: number[] = [];
  while (statuses.length < count) statuses.push(...(await Promise.all(Array.from({ length: 100 }, ask))));
  return statuses;
}
const from = (address: string) => ({ 'x-forwarded-for': address });

describe('how often one address opens pages without signing in', () => {
  const ways: readonly [string, (address: string) => Promise<number>][] = [
    ['in a frame', async (address) => (await test.fetch(`/einbetten/seite/${url}`, { headers: from(address) })).status],
    ['by the API', async (address) => (await test.call(null, getPage, { url }, from(address))).status],
    ['for who may frame it', async (address) => (await test.call(null, getFraming, { url }, from(address))).status],
  ];
  it.each(ways)('%s: a whole school at once, and not without end', async (way, ask) => {
    const address = `203.0.113.${ways.findIndex(([name]) => name === way) + 1}`;
    const statuses = await many(farTooMany, () => ask(address));
    expect(statuses.slice(0, aWholeSchool).every((status) => status === 200)).toBe(true);
    expect(statuses.at(-1)).toBe(429);
    expect(await ask('203.0.113.200')).toBe(200);
  });

  it('is told in German, in a frame as a page', async () => {
    const framed = await test.fetch(`/einbetten/seite/${url}`, { headers: from('203.0.113.1') });
    expect([framed.status, framed.headers.get('content-type')]).toEqual([429, 'text/html; charset=utf-8']);
    expect(await framed.text()).toMatch(/<html lang="de-CH">.*Sekunden/);
    expect(Number(framed.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(framed.headers.get('content-security-policy')).toContain("frame-ancestors 'self';");
    const read = await test.call(null, getPage, { url }, from('203.0.113.2'));
    expect([read.body.code, read.headers.get('retry-after')]).toEqual(['TOO_MANY_REQUESTS', expect.any(String)]);
  });

  it('does not bound who is signed in by the address of their school', async () => {
    const { status } = await test.call(await world.tokenOf('pupilOwner'), getPage, { url }, from('203.0.113.2'));
    expect(status).toBe(200);
  });
});

describe('search engines', () => {
  const robots = async (path: string) => (await test.fetch(path)).headers.get('x-robots-tag');

  it('are kept from what is opened by the secret of a link, and may list public pages', async () => {
    expect(await robots(`/seite/${url}?link=geheim`)).toBe('noindex');
    expect(await robots(`/seite/${url}?x=1&link=`)).toBe('noindex');
    expect([await robots(`/seite/${url}`), await robots('/')]).toEqual([null, null]);
    for (const path of [`/api/pages/get/${url}`, '/files/abc', '/api/gibt-es-nicht']) expect(await robots(path)).toBe('noindex');
  });
});
