// `npm run bench -- page`: what the first view of a start page costs on a slow phone, in the product and in a frame.
import { type Browser, chromium } from '@playwright/test';
import { appOrigin } from '../stack/addresses.ts';
import { startStack } from '../stack/start-stack.ts';
import { budgets, embedScript, startOf } from '../support/built-files.ts';
import { launchOptions } from '../support/launch.ts';

/** Slow 4G and a cheap phone: bytes per second, milliseconds, and how many times slower the processor is. */
const slow = { downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8, latency: 150, processor: 4 };
const runs = 3;

interface Visit {
  /** KiB of JavaScript on the wire. */
  readonly sentKib: number;
  readonly requests: number;
  /** Milliseconds until the heading of the page is visible. */
  readonly contentMs: number;
}

async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({ ignoreHTTPSErrors: true, locale: 'de-CH', serviceWorkers: 'block' });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const scripts = new Set<string>();
  let bytes = 0;
  let requests = 0;
  devtools.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
    if (request.url.startsWith('data:')) return;
    requests += 1;
    if (type === 'Script') scripts.add(requestId);
  });
  devtools.on('Network.responseReceived', ({ requestId, type }) => void (type === 'Script' && scripts.add(requestId)));
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  await devtools.send('Network.enable');
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
  const { downloadThroughput, uploadThroughput, latency, processor } = slow;
  await devtools.send('Network.emulateNetworkConditions', { offline: false, downloadThroughput, uploadThroughput, latency });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: processor });
  const began = performance.now();
  await page.goto(url, { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1 }).first().waitFor({ timeout: 60_000 });
  const contentMs = performance.now() - began;
  await page.waitForLoadState('networkidle');
  await context.close();
  return { sentKib: bytes / 1024, requests, contentMs };
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
const say = (line: string) => process.stdout.write(`${line}\n`);

const stack = await startStack();
try {
  const browser = await chromium.launch(await launchOptions(stack.edgePort));
  say(`Slow 4G (1.6 Mbit/s down, 750 kbit/s up, 150 ms), processor ${slow.processor} times slower, cold cache, median of ${runs}`);
  for (const [name, path] of [
    ['start page', '/seite/klasse-3a'],
    ['framed page', '/einbetten/seite/klasse-3a'],
  ] as const) {
    const visits: Visit[] = [];
    for (let run = 0; run < runs; run += 1) visits.push(await visit(browser, appOrigin + path));
    const of = (pick: (visit: Visit) => number) => median(visits.map(pick));
    say(
      `${name}: ${of(({ sentKib }) => sentKib).toFixed(1)} KiB JavaScript on the wire, ${of(({ requests }) => requests)} requests, content after ${Math.round(of(({ contentMs }) => contentMs))} ms`,
    );
  }
  await browser.close();
  say('At the start, gzip, beside the budget:');
  const line = (name: string, kib: number, budget: number) => say(`  ${name}: ${kib.toFixed(1)} of ${budget} KiB`);
  line('framed page', startOf('embed/pages/index.html'), budgets.framedPage);
  line('/embed/v1.js', embedScript(), budgets.embedScript);
  line('web host', startOf('apps/web/index.html'), budgets.web);
  line('Teams host', startOf('teams/index.html'), budgets.teams);
} finally {
  await stack.stop();
}
