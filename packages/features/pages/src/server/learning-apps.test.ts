import { seedWorld, type World } from '@pausenplatz/account/testing';
import { type TestServer, testServer } from '@pausenplatz/app-server/testing';
import { aPng } from '@pausenplatz/documents/testing';
import { FetchRefused, type SafeFetch } from '@pausenplatz/kernel-server';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addBlock, findLearningApp, getPage, pageBlocks } from '../contract/index.ts';
import { aLockedPage, aPage } from '../testing/index.ts';
import { linksOfBlock } from './links-of-block.ts';

const app = '4311115';
const url = 'https://learningapps.org/watch?app=4311115';
const pictureUrl = 'https://learningapps.org/bilder/4311115.png';
let test: TestServer;
let world: World;
let lea: string | null;
let pageId: string;
/** What the service answers by the start of an address; nothing else is there. */
let answers: Readonly<Record<string, Buffer | string | FetchRefused>>;
const asked: { readonly url: string; readonly hosts: readonly string[] | undefined }[] = [];

const outside: SafeFetch = async (address, options) => {
  asked.push({ url: address, hosts: options?.hosts });
  const found = Object.entries(answers).find(([start]) => address.startsWith(start))?.[1];
  if (found instanceof FetchRefused) throw found;
  return { status: found === undefined ? 404 : 200, url: address, contentType: '', body: Buffer.from(found ?? ''), policy: '' };
};
const card = (facts: object) => JSON.stringify({ type: 'rich', version: '1.0', ...facts });
const oembed = 'https://learningapps.org/oembed.php?';

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

const find = (of = app, token = lea) => test.call(token, findLearningApp, { pageId, app: of });

describe('an exercise of LearningApps.org', () => {
  it('comes with its title, and with its picture as a file of who asked', async () => {
    answers = { [oembed]: card({ title: 'Wellen', thumbnail_url: pictureUrl }), [pictureUrl]: await aPng(400, 300) };
    const { status, body } = await find();
    expect(status).toBe(200);
    expect(body).toMatchObject({ isReached: true, title: 'Wellen', picture: { mimeType: 'image/png', width: 400, height: 300 } });
    expect(asked.map((one) => one.url)).toEqual([`${oembed}format=json&url=${encodeURIComponent(url)}`, pictureUrl]);
    // Nobody but the service, wherever it sends us.
    expect(asked.every(({ hosts }) => hosts?.join() === 'learningapps.org,www.learningapps.org')).toBe(true);
    const page = await aLockedPage(world, 'teacherOfClass');
    const settings = { apps: [{ id: 'a', app, title: 'Wellen', fileId: body.picture?.id ?? '' }] };
    expect(
      (await test.call(lea, addBlock, { pageId: page.id, fence: page.fence, type: 'LearningApps', afterId: null, settings })).status,
    ).toBe(200);
    const shown = (await test.call(lea, getPage, { url: page.url })).body.files[body.picture?.id ?? ''];
    expect((await test.fetch(shown?.url ?? '')).status).toBe(200);
  });

  it('is looked up on its own page where its card says too little', async () => {
    answers = {
      [oembed]: card({ title: '' }),
      [url]: `<title>Wellen - LearningApps</title><meta property="og:image" content="${pictureUrl}">`,
      [pictureUrl]: await aPng(40, 30),
    };
    expect((await find()).body).toMatchObject({ isReached: true, title: 'Wellen', picture: { width: 40 } });
  });

  it.each([
    ['is silent', { 'https://': new FetchRefused('timeOut') }],
    ['sends us elsewhere', { 'https://': new FetchRefused('address') }],
    ['does not know it', {}],
    ['says nothing of use', { [oembed]: 'kein JSON', [url]: '<p>Fehler</p>' }],
  ])('that cannot be asked for, as the service %s, is no refusal', async (_what, given) => {
    answers = given;
    const { status, body } = await find();
    expect([status, body]).toEqual([200, { isReached: false, title: '', picture: null }]);
  });

  it.each([
    ['no picture', 'Das ist kein Bild'],
    ['a drawing that could run', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['too much', new FetchRefused('tooLarge')],
  ])('has no picture where there is %s at its address', async (_what, content) => {
    answers = { [oembed]: card({ title: 'Wellen', thumbnail_url: pictureUrl }), [pictureUrl]: content };
    expect((await find()).body).toEqual({ isReached: true, title: 'Wellen', picture: null });
  });

  it.each(['', 'x', '1', '259/../x', '259&url=http://10.0.0.1', 'https://learningapps.org/259', 'P4I03T1Y217'])(
    'is never asked for as %s',
    async (wrong) => {
      expect((await find(wrong)).body.code).toBe('INPUT_INVALID');
      expect(asked).toEqual([]);
    },
  );

  it('is asked for by who may change the page, and by nobody else', async () => {
    answers = { [oembed]: card({ title: 'Wellen', thumbnail_url: pictureUrl }) };
    for (const actor of ['pupilSameClass', 'teacherOtherSchool'] as const)
      expect((await find(app, await world.tokenOf(actor))).status).toBeGreaterThanOrEqual(403);
    expect(asked).toEqual([]);
  });

  it('is asked for sixty times in ten minutes at most', async () => {
    answers = { [oembed]: card({ title: 'Wellen' }) };
    let last = await find();
    for (let times = 0; times < 61 && last.status === 200; times += 1) last = await find();
    expect([last.status, last.body.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
    test.clock.advance(601_000);
  });
});

describe('links of a block', () => {
  it('are those in its settings and those that its type makes of them', () => {
    const settings = { apps: [{ id: 'a', app, title: 'Wellen' }] };
    expect(linksOfBlock({ type: 'LearningApps', version: 1, settings })).toEqual([{ url, label: 'Wellen' }]);
    expect(linksOfBlock({ type: 'LearningApps', version: 1, settings: { apps: 7 } })).toEqual([]);
    expect(linksOfBlock({ type: 'Zauberei', version: 1, settings: { title: 'Igel', url: 'https://igel.example' } })).toEqual([
      { url: 'https://igel.example', label: 'Igel' },
    ]);
    // Topics hold no address: the type knows them.
    const topics = { topics: ['programme', 'food'], film: 'https://vimeo.com/1084537', filmTitle: 'Skaten' };
    expect(linksOfBlock({ type: 'GorillaLP', version: 1, settings: topics })).toEqual([
      { url: 'https://vimeo.com/1084537', label: '' },
      { url: 'https://www.gorilla.ch/schulprogramm', label: 'GORILLA: Schulprogramm' },
      { url: 'https://www.gorilla.ch/bildungsplattform', label: 'GORILLA: Ernährung' },
    ]);
    // A type that brings addresses has to be one of ours.
    expect(pageBlocks.filter((block) => 'leadsTo' in block).length).toBeGreaterThan(0);
  });
});
