import { seedWorld, type World } from '@pausenplatz/account/testing';
import { type DrawnPage, type PageRequest } from '@pausenplatz/kernel-contract';
import { accessCookie, refreshCookie } from '@pausenplatz/kernel-server';
import { getPage } from '@pausenplatz/pages/contract';
import { aPage } from '@pausenplatz/pages/testing';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aSite } from '../../testing/a-site.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';

let test: TestServer;
let world: World;
let asked: PageRequest[] = [];
let draw: (request: PageRequest) => Promise<DrawnPage | null>;
let isBuilt = true;
beforeAll(async () => {
  const site = aSite();
  const drawer = async () => {
    if (!isBuilt) throw new Error('Not built');
    return {
      draw(request: PageRequest) {
        asked.push(request);
        return draw(request);
      },
    };
  };
  test = await testServer({}, { ...site, pages: site.pages.map((page) => ({ ...page, drawer })) });
  world = await seedWorld(test.server.services);
});
beforeEach(() => {
  asked = [];
  isBuilt = true;
  draw = async ({ who }) => ({ html: `<p>gezeichnet für ${who}</p>`, isPersonal: who !== 'visitor' });
});

const open = (path: string, cookies: Readonly<Record<string, string | null>> = {}) =>
  test.fetch(path, {
    headers: {
      cookie: Object.entries(cookies)
        .map(([name, value]) => `${name}=${value}`)
        .join('; '),
    },
  });

describe('a page that its host draws', () => {
  it('is drawn for a visitor, and any cache may ask whether it is still so', async () => {
    const answer = await open('/seite/x?link=1');
    expect(await answer.text()).toBe('<p>gezeichnet für visitor</p>');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(asked[0]).toMatchObject({ path: '/seite/x', search: '?link=1', who: 'visitor', look: null });
  });

  it('is shown again for a while without asking, where it is nobody’s and its host says so', async () => {
    draw = async () => ({ html: '<p>gezeichnet', isPersonal: false, keptSeconds: 300 });
    expect((await open('/')).headers.get('cache-control')).toBe('private, max-age=300');
    draw = async () => ({ html: '<p>gezeichnet', isPersonal: true, keptSeconds: 300 });
    expect((await open('/')).headers.get('cache-control')).toBe('no-store');
  });

  it('is drawn for a member, and no cache keeps it', async () => {
    const answer = await open('/', { [accessCookie]: await world.tokenOf('teacherOfClass') });
    expect(await answer.text()).toBe('<p>gezeichnet für person</p>');
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('leaves to the browser whoever must renew a session first', async () => {
    await open('/', { [refreshCookie]: 'something' });
    expect(asked[0]?.who).toBe('unknown');
  });

  it('lets its own styles through the policy, by a nonce that is new each time', async () => {
    const policies = [await open('/'), await open('/')].map(({ headers }) => headers.get('content-security-policy') ?? '');
    const nonces = policies.map((policy) => /style-src 'nonce-([^']+)'/.exec(policy)?.[1]);
    expect(nonces).toEqual(asked.map(({ nonce }) => nonce));
    expect(new Set(nonces).size).toBe(2);
    expect(policies.join('')).not.toContain('unsafe-inline');
  });

  it('is the bare one where drawing fails or is declined, and where nobody may be in it', async () => {
    draw = () => Promise.reject(new Error('no'));
    expect(await (await open('/')).text()).toContain('<title>Pausenplatz');
    draw = async () => null;
    expect(await (await open('/')).text()).toContain('<title>Pausenplatz');
    isBuilt = false;
    expect(await (await open('/')).text()).toContain('<title>Pausenplatz');
    isBuilt = true;
    asked = [];
    expect(await (await open('/leer', { [accessCookie]: await world.tokenOf('teacherOfClass') })).text()).toContain('<title>Pausenplatz');
    expect(asked).toEqual([]);
  });

  it('comes compressed to who accepts that', async () => {
    const answer = await test.fetch('/', { headers: { 'accept-encoding': 'br' } });
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(await answer.text()).toBe('<p>gezeichnet für visitor</p>');
  });
});

describe('what a page reads while it is drawn', () => {
  const reads = async (url: string, cookies: Readonly<Record<string, string | null>> = {}) => {
    let answer: unknown;
    draw = async ({ ask }) => {
      answer = await ask(getPage.id, { url });
      return null;
    };
    await open('/', cookies);
    return answer;
  };

  it('is what its call would answer the same person', async () => {
    const { url } = await aPage(world, { visibility: 'group' });
    expect(await reads(url)).toEqual({ isAnswered: false, status: 404 });
    expect(await reads(url, { [accessCookie]: await world.tokenOf('teacherOfClass') })).toMatchObject({
      isAnswered: true,
      output: { url },
    });
    expect(await reads(url, { [accessCookie]: await world.tokenOf('teacherOtherSchool') })).toEqual({ isAnswered: false, status: 404 });
  });

  it('is not more than a server draws while others wait: the rest is for the browser', async () => {
    const marks = [{ type: 'bold' }, { type: 'italic' }];
    const content = Array.from({ length: 1_900 }, () => ({ type: 'text', text: 'x', marks }));
    const settings = { text: { type: 'doc', content: [{ type: 'paragraph', content }] }, card: true };
    const { url } = await aPage(world, { visibility: 'public', blocks: Array.from({ length: 8 }, () => ({ type: 'Text', settings })) });
    expect(await reads(url)).toEqual({ isAnswered: false, status: 413 });
    // Nobody reads it again for a minute only to find that out.
    asked = [];
    await open('/');
    expect(asked).toHaveLength(0);
    test.clock.advance(61_000);
    draw = async () => null;
    await open('/');
    expect(asked).toHaveLength(1);
  });

  it('is nobody’s in a frame, whoever is signed in', async () => {
    const { url } = await aPage(world, { visibility: 'group' });
    draw = async ({ ask, who, look }) => ({ html: JSON.stringify([who, look, await ask(getPage.id, { url })]), isPersonal: false });
    const cookies = { [accessCookie]: await world.tokenOf('teacherOfClass'), 'pausenplatz-look': 'scheme=dark' };
    expect(await (await open(`/einbetten/seite/${url}`, cookies)).json()).toEqual(['visitor', null, { isAnswered: false, status: 404 }]);
  });

  it('never changes anything, and knows no call that there is not', async () => {
    const answers: unknown[] = [];
    draw = async ({ ask }) => {
      answers.push(await ask('POST pages/create', {}), await ask('GET nothing', {}));
      return null;
    };
    await open('/', { [accessCookie]: await world.tokenOf('teacherOfClass') });
    expect(answers).toEqual([
      { isAnswered: false, status: 405 },
      { isAnswered: false, status: 405 },
    ]);
  });
});
