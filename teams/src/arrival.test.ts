import { lookHeader } from '@pausenplatz/kernel-contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { arriving } from './arrival.ts';

const bridge = { entraToken: async () => 'of Teams', themeName: 'dark' };
const address = '/teams/tab-homework?klasse=3a';

/** As far as a browser is needed: what is drawn is read there. */
const aTemplate = () => ({
  innerHTML: '',
  get content() {
    return { read: this.innerHTML };
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

/** A server that answers the sign-in like this, and hands back what was asked of it: path, token, look. */
function server(signIn: Response | Error, drawn: Response = new Response('<p>die Woche')) {
  const asked: (readonly [string, string, string | null])[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (where, init) => {
    const headers = new Headers(init?.headers);
    asked.push([typeof where === 'string' ? where : '', headers.get('authorization') ?? '', headers.get(lookHeader)]);
    if (where !== '/api/auth/teams') return drawn;
    if (signIn instanceof Error) throw signIn;
    return signIn;
  });
  return asked;
}

test('whoever is let in gets the tab as the server draws it for them, and the answer of the sign-in unread', async () => {
  const asked = server(Response.json({ token: 'ours' }));
  const { answer, page } = arriving(bridge, address);
  expect(await page).toEqual({ read: '<p>die Woche' });
  expect(await (await answer).json()).toEqual({ token: 'ours' });
  expect(asked).toEqual([
    ['/api/auth/teams', 'Bearer of Teams', null],
    [address, 'Bearer ours', 'theme=dark&width=412'],
  ]);
});

test.each([
  ['whoever is refused', Response.json({ code: 'TEAMS_NOT_LINKED' }, { status: 409 }), address],
  ['a server that is away', new TypeError('Failed to fetch'), address],
  ['an answer of somebody else', new Response('hello'), address],
  ['a tab that no server draws', Response.json({ token: 'ours' }), null],
])('for %s nothing is drawn', async (_who, signIn, where) => {
  const asked = server(signIn);
  const { page } = arriving(bridge, where);
  expect(await page).toBeNull();
  expect(asked.map(([path]) => path)).toEqual(['/api/auth/teams']);
});

test('a server that cannot draw it leaves it to the browser', async () => {
  server(Response.json({ token: 'ours' }), new Response('', { status: 503 }));
  expect(await arriving(bridge, address).page).toBeNull();
});

test('without a token nobody is asked', async () => {
  const asked = server(Response.json({}));
  const { token, page } = arriving({ ...bridge, entraToken: () => Promise.reject(new Error('Not silently')) }, address);
  await expect(token).rejects.toThrow('Not silently');
  expect(await page).toBeNull();
  expect(asked).toEqual([]);
});
