import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { seedWorld, type World } from '@pausenplatz/account/testing';
import { type TestServer, testServer } from '@pausenplatz/app-server/testing';
import { createSafeFetch } from '@pausenplatz/kernel-server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkEmbedding, getEmbedOrigins, getFraming, getSharing, setEmbedOrigins } from '../contract/index.ts';
import { aPage } from '../testing/index.ts';

const site = 'https://www.schule-sonnenberg.ch';
let test: TestServer;
let world: World;
let website: Server;
let answer: { readonly status: number; readonly html: string; readonly policy: string };
beforeAll(async () => {
  website = createServer((_request, response) => {
    const policy = answer.policy === '' ? {} : { 'content-security-policy': answer.policy };
    response.writeHead(answer.status, { 'content-type': 'text/html', ...policy }).end(answer.html);
  });
  await new Promise<void>((resolve) => website.listen(0, '127.0.0.1', resolve));
  const { port } = website.address() as AddressInfo;
  const reach = createSafeFetch({ isAllowed: () => true, ports: null, resolve: async () => ['127.0.0.1'] });
  // The school's website is reached here, under whatever name.
  const safeFetch: typeof reach = (url, options) => {
    const { hostname, pathname } = new URL(url);
    return hostname === 'stumm.example' ? reach('http://127.0.0.1:1/') : reach(`http://${hostname}:${port}${pathname}`, options);
  };
  test = await testServer({ PUBLIC_URL: 'https://pausenplatz.example' }, null, { safeFetch });
  world = await seedWorld(test.server.services);
});
afterAll(() => void website.close());
beforeEach(async () => {
  answer = { status: 200, html: '<p>Willkommen</p>', policy: '' };
  await allow(world.ownSchoolId, [site]);
});

const admin = () => world.tokenOf('schoolAdminOwn');
const allow = async (schoolId: string, origins: string[]) => test.call(await admin(), setEmbedOrigins, { schoolId, origins });
const aPublicPage = () => aPage(world, { visibility: 'public', title: 'Klasse & <3a>' });

describe('websites that a school allows', () => {
  it('are inherited from the schools above, whose names the administration reads', async () => {
    const above = await parentOf(world);
    await world.db
      .insertInto('embed_origin' as never)
      .values({ school_id: above, origin: 'https://kreis.example', created_by: 'x' })
      .execute();
    const { url, id } = await aPublicPage();
    expect((await test.call(null, getFraming, { url })).body.origins).toEqual(['https://kreis.example', site]);
    expect((await test.call(await world.tokenOf('teacherOfClass'), getSharing, { id })).body.embedOrigins).toEqual([
      'https://kreis.example',
      site,
    ]);
    const { body } = await test.call(await admin(), getEmbedOrigins, { schoolId: world.ownSchoolId });
    expect(body).toEqual({ own: [site], inherited: [{ schoolName: 'Schulkreis', origin: 'https://kreis.example' }] });
  });
});

async function parentOf({ db, ownSchoolId }: World): Promise<string> {
  const id = 'school-above-0000000000';
  await db.insertInto('school').values({ id, name: 'Schulkreis', place: 'Bern' }).execute();
  await db.updateTable('school').set({ parent_id: id }).where('id', '=', ownSchoolId).execute();
  return id;
}

describe('«Einbettung prüfen»', () => {
  const check = async (address: string, page: { readonly id: string }) =>
    test.call(await world.tokenOf('teacherOfClass'), checkEmbedding, { id: page.id, address });
  const snippet = (url: string) =>
    `<pausenplatz-seite page="${url}"></pausenplatz-seite><script src="https://pausenplatz.example/embed/v1.js"></script>`;

  it('opens the address as it was typed and finds everything there', async () => {
    const page = await aPublicPage();
    answer = { ...answer, html: snippet(page.url) };
    expect((await check('www.schule-sonnenberg.ch/klassen', page)).body).toEqual({
      site,
      findings: ['PAGE_PUBLIC', 'SITE_ALLOWED', 'CODE_FOUND', 'POLICY_FINE'],
    });
  });

  it('says all that is missing at once', async () => {
    const page = await aPage(world, { visibility: 'class' });
    answer = { ...answer, html: `<pausenplatz-seite page="${page.url}">`, policy: "default-src 'self'" };
    expect((await check('https://andere.example', page)).body.findings).toEqual([
      'PAGE_NOT_PUBLIC',
      'SITE_NOT_ALLOWED',
      'SCRIPT_MISSING',
      'POLICY_SCRIPT',
    ]);
  });

  it('says that a website did not answer, or that it has no https', async () => {
    const page = await aPublicPage();
    expect((await check('stumm.example', page)).body.findings).toEqual(['PAGE_PUBLIC', 'SITE_NOT_ALLOWED', 'SITE_UNREACHED']);
    expect((await check('http://www.schule-sonnenberg.ch', page)).body.findings).toContain('SITE_INSECURE');
    answer = { ...answer, status: 404 };
    expect((await check(site, page)).body.findings).toContain('SITE_UNREACHED');
  });

  it.each(['schule', 'https://', 'https://a b', 'ftp://schule.ch', 'https://ich:geheim@schule.ch'])('refuses %s', async (address) => {
    expect((await check(address, await aPublicPage())).body.code).toBe('SITE_ADDRESS_WRONG');
  });
});

describe('a frame that stays silent', () => {
  const reason = async (path: string, origin: string) => {
    const response = await test.fetch(`/einbetten/pruefen?path=${encodeURIComponent(path)}&origin=${encodeURIComponent(origin)}`);
    return { response, message: JSON.parse(/postMessage\((.*), '\*'\)/.exec(await response.text())?.[1] ?? '') };
  };

  it('is explained to every website: page or website, and nothing else', async () => {
    const open = `/einbetten/seite/${(await aPublicPage()).url}`;
    const closed = `/einbetten/seite/${(await aPage(world, { visibility: 'school' })).url}`;
    expect((await reason(open, site)).message).toEqual({ pausenplatz: 2, type: 'fine' });
    expect((await reason(open, 'https://fremd.example')).message).toMatchObject({ type: 'error', code: 'FORBIDDEN' });
    for (const path of [closed, '/einbetten/seite/gibt-es-nicht', '/einbetten/seite/%E0%A4%A'])
      expect((await reason(path, site)).message).toMatchObject({ type: 'error', code: 'NOT_FOUND' });
  });

  it('sets nothing and runs nothing but that one script, whatever is asked', async () => {
    const { response } = await reason('</script><script>alert(1)</script>', `'"><img src=x>`);
    expect(response.headers.get('set-cookie')).toBeNull();
    expect(response.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; script-src 'nonce-[\w-]+'; .*frame-ancestors https: http:$/,
    );
  });
});

describe('oEmbed', () => {
  const ask = (query: string) => test.fetch(`/oembed?${query}`);
  const linkTo = (url: string) => `url=${encodeURIComponent(`https://pausenplatz.example/seite/${url}`)}`;

  it('makes a frame of a link to a public page, as large as the website has room', async () => {
    const { url } = await aPublicPage();
    const response = await ask(`${linkTo(url)}&format=json&maxwidth=500&maxheight=9000`);
    expect(response.headers.get('content-type')).toMatch(/^application\/json/);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    const body = await response.json();
    expect(body).toMatchObject({ version: '1.0', type: 'rich', title: 'Klasse & <3a>', width: 500, height: 620 });
    expect(body.html).toContain(`src="https://pausenplatz.example/einbetten/seite/${url}?widget=none" title="Klasse &amp; &lt;3a&gt;"`);
  });

  it.each([
    ['a page that is not public', async () => linkTo((await aPage(world, { visibility: 'link' })).url), 404],
    ['a page that does not exist', async () => linkTo('gibt-es-nicht'), 404],
    ['a link of somebody else', async () => 'url=https%3A%2F%2Ffremd.example%2Fseite%2Fx', 404],
    ['no link', async () => '', 404],
    ['no address at all', async () => 'url=%00%25', 404],
    ['XML', async () => `${linkTo((await aPublicPage()).url)}&format=xml`, 501],
  ])('answers %s without a frame, and never as a page', async (_name, query, status) => {
    const response = await ask(await query());
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toMatch(/^application\/json/);
  });
});
