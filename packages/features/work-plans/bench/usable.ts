import { demoPassword } from '@pausenplatz/account/server';
import { launchOptions } from '@pausenplatz/app-e2e/support/launch';
import { brand } from '@pausenplatz/kernel-contract';
import { type Browser, chromium, type Page } from '@playwright/test';

/** A laptop of a school and its line: times slower, milliseconds, bytes per second. */
const laptop = { width: 1366, height: 768, slower: 4 } as const;
const line = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 } as const;
const rounds = 3;
const waitMs = 60_000;

interface Usable {
  /** Until a page that holds nothing has loaded: the limit. */
  readonly limitMs: number;
  /** Until a key moves the focus in the matrix. */
  readonly firstMs: number;
  /** The same once more, with what the first time left. */
  readonly secondMs: number;
  /** Of the answer that holds the matrix, as it came over the line. */
  readonly bytes: number;
}

/** How long a teacher waits for a matrix that can be worked in; medians of three laptops that have never been here. */
export async function measureUsable(server: string, matrix: { readonly path: string; readonly userName: string }): Promise<Usable> {
  const browser = await chromium.launch(await launchOptions(0));
  try {
    const seen: Usable[] = [];
    for (let round = 0; round < rounds; round += 1) seen.push(await look(browser, server, matrix));
    const median = (of: (one: Usable) => number) => seen.map(of).toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? Number.NaN;
    return {
      limitMs: median(({ limitMs }) => limitMs),
      firstMs: median(({ firstMs }) => firstMs),
      secondMs: median(({ secondMs }) => secondMs),
      bytes: median(({ bytes }) => bytes),
    };
  } finally {
    await browser.close();
  }
}

async function look(browser: Browser, server: string, { path, userName }: { path: string; userName: string }): Promise<Usable> {
  const context = await browser.newContext({ viewport: laptop, locale: 'de-CH' });
  try {
    const headers = { origin: server, 'x-pausenplatz-client': 'bench' };
    const data = { UserName: userName, Password: demoPassword };
    const answer = await context.request.post(`${server}/api/auth/login`, { headers, data });
    if (!answer.ok()) throw new Error(`No sign-in for ${userName}: ${answer.status()}`);
    // They would come in a quiet moment and take the keys.
    await context.request.post(`${server}/api/account/seen-release-notes`, { headers, data: { version: brand.webVersion } });
    const limitMs = await timed(await slowPage(context), (page) => page.goto(`${server}/leer`, { waitUntil: 'load' }));
    const page = await slowPage(context);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    const matrix = new Set<string>();
    let bytes = 0;
    devtools.on(
      'Network.responseReceived',
      ({ requestId, response }) => response.url.endsWith('/arbeitsplan/check') && matrix.add(requestId),
    );
    devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (matrix.has(requestId)) bytes = encodedDataLength;
    });
    const open = (one: Page) => worksAt(one, `${server}${path}`);
    const firstMs = await timed(page, open);
    return { limitMs, firstMs, secondMs: await timed(await slowPage(context), open), bytes };
  } finally {
    await context.close();
  }
}

async function slowPage(context: Awaited<ReturnType<Browser['newContext']>>): Promise<Page> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', line);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: laptop.slower });
  return page;
}

/** Opens the matrix and presses a key until the focus follows. */
async function worksAt(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator('[data-cell="0:0"]').focus({ timeout: waitMs });
  const until = performance.now() + waitMs;
  const moved = page.locator('[data-cell]:not([data-cell="0:0"]):focus');
  while ((await moved.count()) === 0) {
    if (performance.now() > until) throw new Error('The matrix answers no key');
    await page.keyboard.press('ArrowRight');
    await moved.waitFor({ timeout: 100 }).catch(() => undefined);
  }
}

async function timed(page: Page, act: (page: Page) => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await act(page);
  return performance.now() - began;
}
