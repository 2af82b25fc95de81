import { lookHeader } from '@pausenplatz/kernel-contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { arriving } from './arrival.ts';

const bridge = { entraToken: async () => 'of Teams', themeName: 'dark' };
const address = '/teams/tab-homework?klasse=3a';

/** As far as a browser is needed: what is drawn is read there. */
const aTemplate = () => ({
  innerHTML: '',
  get content() {
    const html = this.innerHTML;
    const said = /<script id="anmeldung">(.*)<\/script>/.exec(html)?.[1];
    return { read: html, querySelector: (wanted: string) => (wanted === '#anmeldung' && said ? { textContent: said } : null) };
  },
});
beforeEach(() => {
  vi.stubGlobal('innerWidth', 412);
  vi.stubGlobal('document', { createElement: aTemplate });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A server that answers like this, and hands back what was asked of it: method, path, body, token, look. */
function server(said: Response | Error) {
  const asked: (readonly [string, string, string, string | null, string | null])[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (where, init) => {
    const headers = new Headers(init?.headers);
    const path = typeof where === 'string' ? where : '';
    const body = typeof init?.body === 'string' ? init.body : '';
    asked.push([init?.method ?? 'GET', path, body, headers.get('authorization'), headers.get(lookHeader)]);
    if (said instanceof Error) throw said;
    return said;
  });
  return asked;
}

const html = (text: string, status = 200) => new Response(text, { status, headers: { 'content-type': 'text/html; charset=utf-8' } });

test('whoever is let in gets the tab as the server draws it for them, and with it the answer of the sign-in, in one turn', async () => {
  const drawn = '<script id="anmeldung">{"token":"ours"}</script><p>die Woche';
  const asked = server(html(drawn));
  const { answer, page } = arriving(bridge, address);
  expect(await page).toMatchObject({ read: drawn });
  expect(await (await answer).json()).toEqual({ token: 'ours' });
  expect(asked).toEqual([['POST', '/teams/', JSON.stringify({ page: address }), 'Bearer of Teams', 'theme=dark&width=412']]);
});

test.each([
  ['whoever is refused', 'TEAMS_NOT_LINKED', 409, address],
  ['a tab that the server leaves to the browser', undefined, 200, address],
  ['a tab that no server draws', undefined, 200, null],
])('for %s nothing is drawn, and the answer of the sign-in comes unread', async (_who, code, status, where) => {
  const said = code ? { code } : { token: 'ours' };
  const asked = server(Response.json(said, { status }));
  const { answer, page } = arriving(bridge, where);
  expect(await page).toBeNull();
  expect([(await answer).status, await (await answer).json()]).toEqual([status, said]);
  expect(asked.map(([method, path]) => [method, path])).toEqual([['POST', where === null ? '/api/auth/teams' : '/teams/']]);
});

test('of a server that is away, the sign-in hears', async () => {
  server(new TypeError('Failed to fetch'));
  const { answer, page } = arriving(bridge, address);
  expect(await page).toBeNull();
  await expect(answer).rejects.toThrow('Failed to fetch');
});

test.each([
  ['a page of somebody else', 200],
  ['a page that says that the server is away', 502],
])("%s is nobody's answer", async (_what, status) => {
  server(html('<p>Bitte hier anmelden', status));
  const { answer, page } = arriving(bridge, address);
  expect(await page).toBeNull();
  const said = await answer;
  expect(said.status).toBe(status);
  await expect(said.json()).rejects.toThrow(SyntaxError);
});

test('without a token nobody is asked', async () => {
  const asked = server(Response.json({}));
  const { token, page } = arriving({ ...bridge, entraToken: () => Promise.reject(new Error('Not silently')) }, address);
  await expect(token).rejects.toThrow('Not silently');
  expect(await page).toBeNull();
  expect(asked).toEqual([]);
});
