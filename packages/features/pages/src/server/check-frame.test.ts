import { seedWorld, type World } from '@pausenplatz/account/testing';
import { type TestServer, testServer } from '@pausenplatz/app-server/testing';
import { FetchRefused, type SafeFetch } from '@pausenplatz/kernel-server';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkFrame } from '../contract/index.ts';
import { aPage } from '../testing/index.ts';

const url = 'https://karte.example/';
let test: TestServer;
let world: World;
let lea: string | null;
let pageId: string;
let answer: { readonly status?: number; readonly policy?: string; readonly frameOptions?: string } | FetchRefused;

const outside: SafeFetch = async (asked, options) => {
  if (answer instanceof FetchRefused) throw answer;
  // What stands there is none of our business.
  expect(options?.maxBytes).toBe(0);
  return { status: 200, url: asked, contentType: '', body: Buffer.alloc(0), policy: '', ...answer };
};

beforeAll(async () => {
  test = await testServer({ PUBLIC_URL: 'https://pausenplatz.example', TRUST_PROXY: 'true' }, null, { safeFetch: outside });
  world = await seedWorld(test.server.services);
});
beforeEach(async () => {
  lea = await world.tokenOf('teacherOfClass');
  pageId = (await aPage(world)).id;
});
const check = async (token = lea) => (await test.call(token, checkFrame, { pageId, url })).body;

describe('a website that is to stand in a frame', () => {
  it.each([
    ['forbids it to all', { frameOptions: 'DENY' }, true],
    ['forbids it to others', { policy: "frame-ancestors 'self'" }, true],
    ['allows us', { policy: 'frame-ancestors https://pausenplatz.example' }, false],
    ['says nothing', {}, false],
    ['is not there', { status: 404 }, null],
    ['does not answer', new FetchRefused('timeOut'), null],
    ['lies inside of our network', new FetchRefused('address'), null],
  ])('that %s', async (_what, given, isRefused) => {
    answer = given;
    expect(await check()).toEqual({ isRefused });
  });

  it('is asked for who changes the page alone', async () => {
    answer = {};
    expect((await check(await world.tokenOf('pupilOwner'))).code).toBe('PAGE_FORBIDDEN');
  });
});
