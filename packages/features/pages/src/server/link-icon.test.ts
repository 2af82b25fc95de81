import { seedWorld, type World } from '@pausenplatz/account/testing';
import { type TestServer, testServer } from '@pausenplatz/app-server/testing';
import { aPng } from '@pausenplatz/documents/testing';
import { FetchRefused, type SafeFetch } from '@pausenplatz/kernel-server';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addBlock, findLinkIcon, getPage, pageBlocks } from '../contract/index.ts';
import { aLockedPage, aPage } from '../testing/index.ts';

const website = 'https://schule.example/';
let test: TestServer;
let world: World;
let lea: string | null;
let pageId: string;
/** What stands at an address; nothing else is there. */
let answers: Readonly<Record<string, Buffer | string | FetchRefused>>;
const asked: string[] = [];

const outside: SafeFetch = async (url) => {
  asked.push(url);
  const found = answers[url];
  if (found instanceof FetchRefused) throw found;
  return { status: found === undefined ? 404 : 200, url, contentType: '', body: Buffer.from(found ?? ''), policy: '' };
};

beforeAll(async () => {
  test = await testServer({}, null, { safeFetch: outside });
  world = await seedWorld(test.server.services);
});
beforeEach(async () => {
  lea = await world.tokenOf('teacherOfClass');
  pageId = (await aPage(world)).id;
  answers = {};
  asked.length = 0;
});

const find = async (url = website, token = lea) => (await test.call(token, findLinkIcon, { pageId, url })).body;

describe('the sign of a website', () => {
  it('comes as a file of who asked, and is shown with the link to whoever reads the page', async () => {
    answers = { [website]: '<link rel="icon" href="/sign.png" sizes="64x64">', [`${website}sign.png`]: await aPng(64, 64) };
    const { picture } = await find();
    expect(picture).toMatchObject({ mimeType: 'image/png', width: 64, name: 'schule.example.png' });
    expect(asked).toEqual([website, `${website}sign.png`]);
    const page = await aLockedPage(world, 'teacherOfClass');
    const links = [{ id: 'a', title: 'Schule', url: website, description: '', iconId: picture?.id ?? '' }];
    await test.call(lea, addBlock, { pageId: page.id, fence: page.fence, type: 'LinkList', afterId: null, settings: { links } });
    const shown = (await test.call(lea, getPage, { url: page.url })).body.files[picture?.id ?? ''];
    expect((await test.fetch(shown?.url ?? '')).status).toBe(200);
  });

  it('is the next one where the first is no picture, and the one in a file of icons', async () => {
    const png = await aPng(32, 32);
    const head = Buffer.from([0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0]);
    head.writeUInt32LE(png.length, 14);
    answers = {
      [website]: '<link rel="icon" href="/broken.png">',
      [`${website}broken.png`]: '<svg onload="alert(1)">',
      [`${website}favicon.ico`]: Buffer.concat([head, png]),
    };
    expect((await find()).picture).toMatchObject({ mimeType: 'image/png', width: 32 });
  });

  it.each([
    ['does not answer', { [website]: new FetchRefused('timeOut') }],
    ['lies inside of our network', { [website]: new FetchRefused('address') }],
    ['is not there', {}],
    ['has none', { [website]: '<p>Willkommen</p>' }],
  ])('is none where the website %s, which is no refusal', async (_what, given) => {
    answers = given;
    expect(await find()).toEqual({ picture: null });
  });

  it('is asked of the web alone, by who changes the page', async () => {
    for (const url of ['file:///etc/passwd', 'javascript:x', '/seite/x'])
      expect((await test.call(lea, findLinkIcon, { pageId, url })).status).toBe(400);
    expect((await test.call(await world.tokenOf('pupilOwner'), findLinkIcon, { pageId, url: website })).status).toBe(403);
    expect(asked).toEqual([]);
  });
});

it('a list of links shows the files of its signs', () => {
  const list = pageBlocks.find(({ type }) => type === 'LinkList');
  const links = [
    { id: 'a', title: '', url: website, description: '', iconId: 'f'.repeat(22) },
    { id: 'b', title: '', url: website, description: '' },
  ];
  expect(list?.filesIn?.({ links } as never)).toEqual(['f'.repeat(22)]);
});
