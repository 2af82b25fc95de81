import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type * as SignalR from '@microsoft/signalr';
import type * as MsgPack from '@microsoft/signalr-protocol-msgpack';
import type { Browser, Page } from 'playwright';
import { chromium } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningHub } from './support/hub.ts';
import { startHub } from './support/hub.ts';
import { ways } from './support/official.ts';

const require = createRequire(import.meta.url);
const bundle = (name: string, file: string) =>
  readFileSync(join(dirname(require.resolve(`${name}/package.json`)), 'dist', 'browser', file));
const files: Readonly<Record<string, { readonly type: string; readonly body: Buffer }>> = {
  '/page': {
    type: 'text/html',
    body: Buffer.from('<!doctype html><script src="/signalr.js"></script><script src="/msgpack.js"></script>'),
  },
  '/signalr.js': { type: 'text/javascript', body: bundle('@microsoft/signalr', 'signalr.js') },
  '/msgpack.js': { type: 'text/javascript', body: bundle('@microsoft/signalr-protocol-msgpack', 'signalr-protocol-msgpack.js') },
};
const flags =
  '--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync';

/** Serves the client's own browser bundle beside the hub. */
function servePages(hub: RunningHub): void {
  const [hubListener] = hub.http.listeners('request');
  hub.http.removeAllListeners('request');
  hub.http.on('request', (req, res) => {
    const file = files[req.url ?? ''];
    if (file !== undefined) res.writeHead(200, { 'content-type': file.type }).end(file.body);
    else if (hubListener !== undefined) Reflect.apply(hubListener, hub.http, [req, res]);
  });
}

const authenticate = (request: { accessToken: string | null; cookie(name: string): string | null }) => {
  const id = request.accessToken ?? request.cookie('session');
  return id === null ? new Response('Bitte anmelden.', { status: 401 }) : { id };
};

interface BrowserGlobals {
  readonly signalR: typeof SignalR & { readonly protocols: { readonly msgpack: typeof MsgPack } };
}

interface Outcome {
  readonly sum: number;
  readonly items: number[];
  readonly uploaded: number;
  readonly answer: string;
  readonly error: string;
  readonly early: string;
}

/** Runs in the page: everything that a hub can do, once. */
async function visit(
  page: Page,
  options: { url: string; transport: string; protocol: string; stateful: boolean; token: string | null; headers?: Record<string, string> },
): Promise<Outcome> {
  return page.evaluate(async ({ url, transport, protocol, stateful, token, headers }) => {
    // The bundles of the page's two script elements.
    const { signalR } = globalThis as unknown as BrowserGlobals;
    const builder = new signalR.HubConnectionBuilder().configureLogging(signalR.LogLevel.None).withUrl(url, {
      transport: signalR.HttpTransportType[transport as 'WebSockets'],
      ...(token === null ? {} : { accessTokenFactory: () => token }),
      ...(headers === undefined ? {} : { headers }),
    });
    if (protocol === 'messagepack') builder.withHubProtocol(new signalR.protocols.msgpack.MessagePackHubProtocol());
    if (stateful) builder.withStatefulReconnect();
    const client = builder.build();
    client.on('Question', () => 'aus dem Browser');
    await client.start();
    const items: number[] = [];
    await new Promise<void>((resolve, reject) => {
      client.stream<number>('Count', 50).subscribe({ next: (item) => items.push(item), complete: resolve, error: reject });
    });
    // A cancel right behind its call, often in the same frame (P6).
    const early = await new Promise<string>((resolve) => {
      const subscription = client
        .stream('Endless')
        .subscribe({ next: () => undefined, complete: () => resolve('completed'), error: (error: Error) => resolve(error.message) });
      subscription.dispose();
      void client.invoke('Add', 1, 1).then(() => resolve('cancelled'));
    });
    const upload = new signalR.Subject<number>();
    const uploaded = client.invoke<number>('Sum', 1, upload);
    for (let index = 1; index <= 20; index++) upload.next(index);
    upload.complete();
    const error = await client.invoke('Refuse', 'heute nicht').catch((failure: Error) => failure.message);
    const outcome = {
      sum: await client.invoke<number>('Add', 40, 2),
      items,
      uploaded: await uploaded,
      answer: await client.invoke<string>('AskMe'),
      error,
      early,
    };
    await client.stop();
    return outcome;
  }, options);
}

const hasChromium = spawnSync('chromium', ['--version']).status === 0;
if (!hasChromium) process.stderr.write('\n*** chromium is not on PATH: the browser is NOT tested in this run. ***\n\n');

describe.skipIf(!hasChromium)('the official client in Chromium', () => {
  let browser: Browser;
  let hub: RunningHub;
  let other: RunningHub;
  let stranger: RunningHub;
  beforeAll(async () => {
    const executablePath = spawnSync('which', ['chromium']).stdout.toString().trim();
    browser = await chromium.launch({ executablePath, args: flags.split(' ') });
    hub = await startHub({
      authenticate,
      cors: { origins: (origin) => origin === `http://127.0.0.1:${other.port}`, allowedHeaders: ['x-school'] },
    });
    other = await startHub({ authenticate });
    stranger = await startHub({ authenticate });
    for (const running of [hub, other, stranger]) servePages(running);
  });
  afterAll(async () => {
    await browser.close();
    for (const running of [hub, other, stranger]) await running.stop();
  });

  const expected = {
    sum: 42,
    items: Array.from({ length: 50 }, (_, index) => index),
    uploaded: 211,
    answer: 'aus dem Browser',
    early: 'cancelled',
  };
  const everyWay = [...ways.map((way) => ({ ...way, stateful: false })), ...ways.slice(0, 2).map((way) => ({ ...way, stateful: true }))];

  test.each(everyWay)('A1 same origin, with a cookie, $transport, $protocol, stateful $stateful', async (way) => {
    const context = await browser.newContext();
    await context.addCookies([{ name: 'session', value: 'mia', url: hub.url }]);
    const page = await context.newPage();
    await page.goto(hub.url.replace('/hub', '/page'));
    const outcome = await visit(page, { url: '/hub', ...way, token: null });
    expect(outcome).toMatchObject(expected);
    expect(outcome.error).toContain('HubException: heute nicht');
    await context.close();
  });

  test.each(ways)('A4 cross origin, with a token, $transport, $protocol', async (way) => {
    const page = await browser.newPage();
    await page.goto(other.url.replace('/hub', '/page'));
    expect(await visit(page, { url: hub.url, ...way, stateful: false, token: 'mia', headers: { 'X-School': '7' } })).toMatchObject(
      expected,
    );
    await page.close();
  });

  test('A4 a page that is not listed cannot connect, not even with a bare WebSocket and the visitor’s cookie', async () => {
    const context = await browser.newContext();
    await context.addCookies([{ name: 'session', value: 'mia', url: hub.url }]);
    const page = await context.newPage();
    await page.goto(stranger.url.replace('/hub', '/page'));
    for (const way of ways)
      await expect(visit(page, { url: hub.url, ...way, stateful: false, token: 'mia' })).rejects.toThrow(/negotiat|fetch/i);
    const opened = await page.evaluate(
      (url) =>
        new Promise<boolean>((resolve) => {
          const socket = new WebSocket(url.replace('http', 'ws'));
          socket.addEventListener('open', () => resolve(true));
          socket.addEventListener('error', () => resolve(false));
        }),
      hub.url,
    );
    expect(opened).toBe(false);
    await context.close();
  });
});
