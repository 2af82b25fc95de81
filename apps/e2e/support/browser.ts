import { test as base, type Browser, type BrowserContext, chromium, expect, type Page } from '@playwright/test';
import { allHosts, hostOf } from '../stack/addresses.ts';
import { copiedSchool, type Planted } from '../stack/planted.ts';
import { type Stack, startStack } from '../stack/start-stack.ts';
import { launchOptions } from './launch.ts';

interface Visitors {
  /** A person at a computer of their own, with a page open. */
  readonly visitor: (options?: {
    readonly colorScheme?: 'light' | 'dark';
    readonly viewport?: { width: number; height: number };
    readonly hasTouch?: boolean;
    readonly javaScriptEnabled?: boolean;
  }) => Promise<Page>;
}

/** The stack of one worker, and the journey whose school stands in it. */
interface OwnStack {
  readonly stack: Stack;
  journey: string | null;
}

/** What the global set-up left: its own words come back. */
const plantedSchool = (): Planted => JSON.parse(process.env['E2E_PLANTED'] ?? '{}');

/**
 * A dialog that closes takes its entry of the history along, a moment later; an address that is opened in that moment would be given up
 * for the step back. No person is as quick.
 */
function withoutStepsBack(page: Page): Page {
  // Whoever goes back has its own `pushState` meanwhile.
  const arrived = () => page.waitForFunction(() => !Object.hasOwn(history, 'pushState'));
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  return Object.assign(page, {
    goto: async (...asked: Parameters<Page['goto']>) => arrived().then(() => goto(...asked)),
    reload: async (...asked: Parameters<Page['reload']>) => arrived().then(() => reload(...asked)),
  });
}

/**
 * The test of all journeys: several people, and a failure for any request to a host that is not ours.
 * Each file has a server, a database and a school to itself; the tests of a file share them.
 */
export const test = base.extend<Visitors & { readonly ownSchool: void }, { ownStack: OwnStack; partitionedBrowser: Browser }>({
  ownStack: [
    // Playwright reads a fixture's needs from this very pattern.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const stack = await startStack(await copiedSchool(plantedSchool()));
      process.env['E2E_EDGE_PORT'] = String(stack.edgePort);
      process.env['E2E_ISSUER'] = stack.issuer;
      process.env['E2E_DATA_DIR'] = stack.dataDir;
      process.env['E2E_OUTSIDE_PORT'] = String(stack.outsidePort);
      await provide({ stack, journey: null });
      await stack.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  ownSchool: [
    async ({ ownStack }, provide, { file }) => {
      if (ownStack.journey !== null && ownStack.journey !== file) await ownStack.stack.renew();
      ownStack.journey = file;
      await provide();
    },
    { auto: true, timeout: 60_000 },
  ],
  partitionedBrowser: [
    async ({ ownStack }, provide) => {
      const options = await launchOptions(ownStack.stack.edgePort);
      // A journey's pages live for seconds: making their scripts fast takes longer than they run. Measurements run them as people's browsers do.
      const browser = await chromium.launch({ ...options, args: [...(options.args ?? []), '--js-flags=--no-turbofan --no-maglev'] });
      await provide(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  visitor: async ({ partitionedBrowser }, provide, testInfo) => {
    const contexts: BrowserContext[] = [];
    const foreign: string[] = [];
    const faults: string[] = [];
    await provide(async ({ colorScheme = 'light', viewport = { width: 1280, height: 800 }, hasTouch = false } = {}) => {
      const context = await partitionedBrowser.newContext({
        locale: 'de-CH',
        timezoneId: 'Europe/Zurich',
        colorScheme,
        viewport,
        hasTouch,
        ignoreHTTPSErrors: true,
        reducedMotion: 'reduce',
      });
      contexts.push(context);
      context.setDefaultTimeout(10_000);
      context.on('request', (request) => {
        const url = new URL(request.url());
        if (/^(https?|wss?):$/.test(url.protocol) && !allHosts.includes(url.host) && url.origin !== process.env['E2E_ISSUER'])
          foreign.push(`${request.method()} ${url.host}${url.pathname}`);
      });
      context.on('weberror', (error) => faults.push(String(error.error())));
      context.on('console', (message) => {
        if (message.type() === 'error' && /Content Security Policy|Content-Security-Policy/.test(message.text()))
          faults.push(message.text());
      });
      return withoutStepsBack(await context.newPage());
    });
    for (const context of contexts) await context.close();
    expect(foreign, 'requests to foreign hosts').toEqual([]);
    // teams-js asks for its list of hosts as soon as it loads; our policy keeps it from leaving, which the browser reports.
    const blocked = ['res.cdn.office.net/teams-js/validDomains'];
    const expected = testInfo.annotations
      .filter(({ type }) => type === 'expected-fault')
      .map(({ description }) => description ?? '')
      .concat(blocked);
    expect(
      faults.filter((fault) => !expected.some((part) => part !== '' && fault.includes(part))),
      'errors in the page',
    ).toEqual([]);
  },
});

export { expect, hostOf };
