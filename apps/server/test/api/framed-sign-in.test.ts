import { login, refresh } from '@pausenplatz/account/contract';
import { seedWorld, testPassword, type World } from '@pausenplatz/account/testing';
import { type AnyCall, brand, clientHeader } from '@pausenplatz/kernel-contract';
import { refreshCookie } from '@pausenplatz/kernel-server';
import { beforeAll, describe, expect, it } from 'vitest';
import { aSite } from '../../testing/a-site.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';

const own = 'https://pausenplatz.example';
let test: TestServer;
let world: World;
beforeAll(async () => {
  test = await testServer({ PUBLIC_URL: own }, aSite());
  world = await seedWorld(test.server.services);
});

type Headers = Readonly<Record<string, string>>;
/** Our own header, which no website can set without asking; the rest is what a browser says by itself. */
const send = (call: AnyCall, body: object, headers: Headers) =>
  test.fetch(`/api/${call.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [clientHeader]: brand.webVersion, ...headers },
    body: JSON.stringify(body),
  });
const signIn = (headers: Headers, more: object = {}) =>
  send(login, { UserName: world.people.teacherOfClass.userName, Password: testPassword, ...more }, headers);
const sessions = async () => (await world.db.selectFrom('session').select('id').execute()).length;

/** What a foreign website, or whoever pretends to be ours, can put there. */
const forged: readonly (readonly [string, Headers])[] = [
  ['nothing at all', {}],
  ['another website', { origin: 'https://boese.example', 'sec-fetch-site': 'cross-site' }],
  ['an allowed website of a school', { origin: 'https://www.schule-sonnenberg.ch', 'sec-fetch-site': 'cross-site' }],
  ['a hidden origin', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
  ['a hidden origin that calls itself ours', { origin: 'null', 'sec-fetch-site': 'same-origin' }],
  ['our name without encryption', { origin: 'http://pausenplatz.example' }],
  ['our name at another port', { origin: `${own}:8443` }],
  ['a name that begins like ours', { origin: `${own}.boese.example` }],
  ['a name that ends like ours', { origin: 'https://boese-pausenplatz.example' }],
  ['our origin twice', { origin: `${own}, ${own}` }],
  ['our origin with a path', { origin: `${own}/` }],
  ['our origin, but a browser that knows better', { origin: own, 'sec-fetch-site': 'cross-site' }],
  ['a neighbour under the same domain', { 'sec-fetch-site': 'same-site' }],
  ['a link or a bookmark', { 'sec-fetch-site': 'none' }],
];

describe('the sign-in that a website frames', () => {
  it('has no form of its own and takes none: whatever is sent there is not read', async () => {
    const page = await test.fetch('/einbetten/anmelden');
    expect(page.status).toBe(200);
    expect(page.headers.getSetCookie()).toEqual([]);
    expect(await page.text()).not.toMatch(/<form|type="password"/i);
    const before = await sessions();
    for (const path of ['/einbetten/anmelden', '/login']) {
      const body = new URLSearchParams({ UserName: world.people.teacherOfClass.userName, Password: testPassword });
      for (const origin of ['https://boese.example', own]) {
        const answer = await test.fetch(path, { method: 'POST', body, headers: { origin } });
        expect([path, origin, answer.status]).toEqual([path, origin, 404]);
        expect(answer.headers.getSetCookie()).toEqual([]);
      }
    }
    expect(await sessions()).toBe(before);
  });

  it.each(forged)('opens no session for %s, with the right password', async (_name, headers) => {
    const before = await sessions();
    const answer = await signIn(headers);
    expect([answer.status, (await answer.json()).code]).toEqual([403, 'FOREIGN_SITE']);
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(await sessions()).toBe(before);
  });

  it.each(forged)('renews none either for %s, and the session stays as it was', async (_name, headers) => {
    const signedIn = await signIn({ origin: own });
    const cookie = signedIn.headers
      .getSetCookie()
      .map((one) => one.split(';')[0] ?? '')
      .find((one) => one.startsWith(refreshCookie));
    const answer = await send(refresh, {}, { ...headers, cookie: cookie ?? '' });
    expect([answer.status, (await answer.json()).code]).toEqual([403, 'FOREIGN_SITE']);
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect((await send(refresh, {}, { origin: own, cookie: cookie ?? '' })).status).toBe(200);
  });

  it.each([
    ['its origin', { origin: own }],
    ['where it is', { 'sec-fetch-site': 'same-origin' }],
    ['both', { origin: own, 'sec-fetch-site': 'same-origin' }],
  ] as const)('opens one for a browser on our own page that says %s', async (_name, headers) => {
    const answer = await signIn(headers);
    expect(answer.status).toBe(200);
    expect(answer.headers.getSetCookie().length).toBeGreaterThanOrEqual(2);
  });

  it('and for a program, which says nothing, a session without a cookie', async () => {
    const answer = await signIn({}, { keeps: 'bearer' });
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([200, []]);
  });
});
