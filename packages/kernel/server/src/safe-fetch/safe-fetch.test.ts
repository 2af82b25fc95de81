import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isPublicAddress } from './public-address.ts';
import { createSafeFetch, FetchRefused, type FetchRefusedReason } from './safe-fetch.ts';

let canary: Server;
let asked: string[] = [];
let port = 0;
beforeAll(async () => {
  const answers: Readonly<Record<string, (response: ServerResponse) => void>> = {
    '/fine': (response) => response.setHeader('content-type', 'text/plain').end('fine'),
    '/once': (response) => response.writeHead(302, { location: '/fine' }).end(),
    '/round': (response) => response.writeHead(302, { location: '/round' }).end(),
    '/inside': (response) => response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data' }).end(),
    '/elsewhere': (response) => response.writeHead(302, { location: `http://fremd.example:${port}/fine` }).end(),
    '/file': (response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
    '/big': (response) => response.end(Buffer.alloc(200_000)),
    '/slow': () => undefined,
  };
  canary = createServer((request, response) => {
    asked.push(request.url ?? '');
    (answers[request.url ?? ''] ?? ((missing) => missing.writeHead(404).end()))(response);
  });
  await new Promise<void>((resolve) => canary.listen(0, '127.0.0.1', resolve));
  port = (canary.address() as AddressInfo).port;
});
afterAll(() => {
  canary.closeAllConnections();
  canary.close();
});

/** Lets the canary be reached under a name, as if it stood on the public internet. */
const lab = () => createSafeFetch({ isAllowed: (address) => address === '127.0.0.1', ports: null, resolve: async () => ['127.0.0.1'] });
const reasonOf = (work: Promise<unknown>): Promise<FetchRefusedReason | 'answered'> =>
  work.then(
    () => 'answered' as const,
    (error: unknown) => {
      if (error instanceof FetchRefused) return error.reason;
      throw error;
    },
  );

describe('the way to other servers', () => {
  it('follows a redirect and tells where it ended', async () => {
    const answer = await lab()(`http://schule.example:${port}/once`);
    expect(answer).toMatchObject({ status: 200, url: `http://schule.example:${port}/fine`, contentType: 'text/plain' });
    expect(answer.body.toString()).toBe('fine');
  });

  it('asks nobody but the named hosts, also after a redirect', async () => {
    const only = (path: string) => lab()(`http://schule.example:${port}${path}`, { hosts: ['schule.example'] });
    expect((await only('/once')).status).toBe(200);
    asked = [];
    expect(await reasonOf(only('/elsewhere'))).toBe('address');
    expect(await reasonOf(lab()(`http://fremd.example:${port}/fine`, { hosts: ['schule.example'] }))).toBe('address');
    expect(asked).toEqual(['/elsewhere']);
  });

  it('enters our network and other ports for those alone that the operator vouches for, also after a redirect', async () => {
    const inside = createSafeFetch({ isAllowed: isPublicAddress, ports: new Set(['']), resolve: async () => ['127.0.0.1'] });
    const vouchedFor = [`http://schule.example:${port}`];
    const ask = (path: string, more: readonly string[]) => inside(`http://schule.example:${port}${path}`, { vouchedFor: more });
    expect((await ask('/once', vouchedFor)).status).toBe(200);
    asked = [];
    for (const others of [[], [`http://schule.example:${port + 1}`], ['http://schule.example'], [`https://schule.example:${port}`]])
      expect(await reasonOf(ask('/fine', others)), others.join()).toBe('address');
    expect(asked).toEqual([]);
    expect(await reasonOf(ask('/elsewhere', vouchedFor))).toBe('address');
    expect(await reasonOf(ask('/inside', [...vouchedFor, 'http://169.254.169.254']))).toBe('address');
  });

  it('leaves a body unread that nobody wants', async () => {
    const answer = await lab()(`http://schule.example:${port}/big`, { maxBytes: 0 });
    expect([answer.status, answer.body.length]).toEqual([200, 0]);
  });

  it('reads no more than the beginning where that is enough', async () => {
    const answer = await lab()(`http://schule.example:${port}/big`, { maxBytes: 1_000, isCut: true });
    expect([answer.status, answer.body.length]).toEqual([200, 1_000]);
  });

  it.each([
    ['ENOTFOUND', 'unknownName'],
    ['ENODATA', 'unknownName'],
    ['EAI_AGAIN', 'unreachable'],
    ['ESERVFAIL', 'unreachable'],
  ])('takes a name for unknown only when the name server says so: %s', async (code, reason) => {
    const resolve = () => Promise.reject(Object.assign(new Error(code), { code }));
    const safeFetch = createSafeFetch({ isAllowed: () => true, ports: null, resolve });
    expect(await reasonOf(safeFetch('http://schule.example/'))).toBe(reason);
  });

  it('answers what went wrong by a reason', async () => {
    const of = (path: string, more = {}) => reasonOf(lab()(`http://schule.example:${port}${path}`, more));
    expect(await of('/round')).toBe('tooManyRedirects');
    expect(await of('/inside')).toBe('address');
    expect(await of('/file')).toBe('address');
    expect(await of('/big', { maxBytes: 100_000 })).toBe('tooLarge');
    expect(await of('/slow', { timeoutMs: 300 })).toBe('timeOut');
    expect((await lab()(`http://schule.example:${port}/gone`)).status).toBe(404);
  });

  const forms = (port: number): readonly string[] =>
    [
      'http://127.0.0.1:PORT/fine',
      'http://localhost:PORT/fine',
      'http://127.1:PORT/',
      'http://0x7f000001:PORT/',
      'http://2130706433:PORT/',
      'http://0177.0.0.1:PORT/',
      'http://[::1]:PORT/',
      'http://[::ffff:127.0.0.1]:PORT/',
      'http://0:PORT/',
      'http://user:pass@127.0.0.1:PORT/',
      'http://127.0.0.1/',
      'http://10.0.0.1/',
      'http://192.168.1.1/',
      'http://169.254.169.254/latest',
      'http://[fd00::1]/',
      'http://[64:ff9b::7f00:1]/',
      'http://127.0.0.1.:80/',
      'http://①②⑦.0.0.1/',
      'file:///etc/passwd',
      'gopher://127.0.0.1/',
      'data:text/plain,hello',
      'javascript:1',
      'ftp://127.0.0.1/',
      '//127.0.0.1/',
      '',
      'http://schule.example:22/',
      'http://schule.example:8080/',
    ].map((form) => form.replace('PORT', String(port)));

  it('never reaches an address inside, however it is written', async () => {
    asked = [];
    const real = createSafeFetch();
    for (const form of forms(port)) expect(await reasonOf(real(form, { timeoutMs: 2_000 })), form).not.toBe('answered');
    expect(asked).toEqual([]);
  });

  it('refuses a name that leads inside, also when only one of its addresses does', async () => {
    asked = [];
    const tricky = createSafeFetch({
      isAllowed: (address) => address === '203.0.113.9',
      ports: null,
      resolve: async () => ['203.0.113.9', '127.0.0.1'],
    });
    expect(await reasonOf(tricky(`http://tricky.example:${port}/fine`))).toBe('address');
    expect(asked).toEqual([]);
  });

  it('asks for a name once, so that a changed answer changes nothing', async () => {
    let looks = 0;
    const rebinding = createSafeFetch({
      isAllowed: (address) => address === '127.0.0.1',
      ports: null,
      resolve: async () => [(looks += 1) === 1 ? '127.0.0.1' : '10.0.0.1'],
    });
    expect((await rebinding(`http://rebinding.example:${port}/fine`)).status).toBe(200);
    expect(looks).toBe(1);
  });
});
