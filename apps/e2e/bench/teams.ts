// `npm run bench -- teams`: what a tab in Teams costs until it can be used, on a slow processor, beside an empty frame in the same run;
// with `--write` that goes into docs/leistung.md.
import type { Browser, Page } from '@playwright/test';
import { appOrigin, teamsOrigin } from '../stack/addresses.ts';
import { startStack } from '../stack/start-stack.ts';
import { budgets, startOf } from '../support/built-files.ts';
import { median } from './figures.ts';
import { phoneBrowser } from './phone-browser.ts';
import { noteRequests } from './requests.ts';
import { processorConditions, slowProcessor } from './slow-line.ts';
import { table } from './table.ts';
import { device, phoneWidth } from './visit.ts';
import { writeSection } from './write-section.ts';

const rounds = 5;
const longMs = 60_000;
/** One line of text, without a style and a script: less than this no frame can be. */
const emptyPath = '/leer';
/** KiB of scripts, compressed, with which a tab should be usable. */
const goalKib = 160;

interface TabOfBench {
  readonly germanName: string;
  readonly path: string;
  readonly user: string;
  /** What somebody uses there; a first one that can be pressed means that the tab can be used. */
  readonly usable: string;
}

const tabs: readonly TabOfBench[] = [
  { germanName: 'Leerer Rahmen (Grenze)', path: emptyPath, user: 'noah.meier', usable: 'p' },
  {
    germanName: 'Hausaufgaben (Kind)',
    path: '/teams/tab-homework',
    user: 'noah.meier',
    usable: 'article[data-task] input[type=checkbox]:enabled',
  },
  { germanName: 'Hausaufgaben (Lehrperson)', path: '/teams/tab-homework', user: 'lea.brunner', usable: '[data-add]:enabled' },
  { germanName: 'Start', path: '/teams/personal-tab', user: 'noah.meier', usable: 'main a[href]' },
];

interface Measured {
  /** Milliseconds since the frame was asked for, by its own clock. */
  readonly usableMs: number;
  /** Of scripts of ours on the wire, until then and altogether. */
  readonly scriptsBeforeKib: number;
  readonly scriptsKib: number;
  readonly isMicrosoftLoaded: boolean;
}

/** Notes in each frame when something that can be used stands there. */
function watchUsable(selector: string): void {
  const look = () => {
    if (!document.querySelector(selector)) return;
    watcher.disconnect();
    requestAnimationFrame(() => Object.assign(globalThis, { usableMs: performance.now() }));
  };
  const watcher = new MutationObserver(look);
  watcher.observe(document, { subtree: true, childList: true, attributes: true });
}

const isAwake = () => Object.keys(document.querySelector('main h1, main h2') ?? {}).some((key) => key.startsWith('__reactFiber'));

async function measure(browser: Browser, { path, user, usable }: TabOfBench): Promise<Measured> {
  const context = await browser.newContext(device(phoneWidth, undefined));
  try {
    const page = await context.newPage();
    await page.addInitScript(watchUsable, usable);
    const requests = noteRequests(await slowProcessor(page));
    await page.goto(`${teamsOrigin}/?${new URLSearchParams({ user, tab: appOrigin + path })}`, { timeout: longMs });
    const usableMs = await whenUsable(page);
    const began = requests().find(({ url }) => url === appOrigin + path)?.at ?? Number.NaN;
    // What was drawn can be used before its scripts have come.
    if (path !== emptyPath) await page.frame({ name: 'tab' })?.waitForFunction(isAwake, undefined, { timeout: longMs });
    await page.waitForLoadState('networkidle', { timeout: longMs });
    const scripts = requests().filter(({ url, kind }) => kind === 'script' && url.startsWith(appOrigin));
    const kib = (some: typeof scripts) => some.reduce((sum, { bytes }) => sum + bytes, 0) / 1024;
    return {
      usableMs,
      scriptsBeforeKib: kib(scripts.filter(({ at }) => (at - began) * 1_000 <= usableMs)),
      scriptsKib: kib(scripts),
      isMicrosoftLoaded: scripts.some(({ url }) => /\/microsoft-|msal/i.test(url)),
    };
  } finally {
    await context.close();
  }
}

async function whenUsable(page: Page): Promise<number> {
  const until = performance.now() + longMs;
  for (;;) {
    const seen = await page
      .frame({ name: 'tab' })
      ?.evaluate(() => Reflect.get(globalThis, 'usableMs') as number | undefined)
      .catch(() => undefined);
    if (seen !== undefined) return seen;
    if (performance.now() > until) throw new Error(`${page.url()} cannot be used`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

const stack = await startStack(undefined, (request, response) => {
  if (request.url !== emptyPath) return false;
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end('<!doctype html><html lang="de"><title>Leer</title><p>Leer');
  return true;
});
try {
  const browser = await phoneBrowser(stack);
  process.stdout.write(`${processorConditions}, ${phoneWidth} px, nothing kept; medians of ${rounds} rounds\n\n`);
  // Whoever comes first would pay for what the browser and the server do once.
  for (const tab of tabs) await measure(browser, tab);
  const measured = new Map<TabOfBench, Measured[]>(tabs.map((tab) => [tab, []]));
  for (let round = 0; round < rounds; round += 1) for (const [tab, all] of measured) all.push(await measure(browser, tab));
  await browser.close();
  const figures = [...measured].map(([{ germanName }, all]) => {
    const of = (pick: (one: Measured) => number) => median(all.map(pick));
    return {
      germanName,
      usableMs: of((one) => one.usableMs),
      before: of((one) => one.scriptsBeforeKib),
      scripts: of((one) => one.scriptsKib),
      isMicrosoftLoaded: all.some((one) => one.isMicrosoftLoaded),
    };
  });
  const limitMs = figures[0]?.usableMs ?? Number.NaN;
  const heads = ['In Teams', 'Benutzbar, ms', '× Grenze', 'JavaScript bis dahin, KiB', 'JavaScript gesamt, KiB'];
  const rows = figures.map(({ germanName, usableMs, before, scripts }) => [
    germanName,
    String(Math.round(usableMs)),
    (usableMs / limitMs).toFixed(1),
    before.toFixed(1),
    scripts.toFixed(1),
  ]);
  process.stdout.write(`${table(heads, rows)}\n\n`);
  if (process.argv.includes('--write')) writeSection('teams', heads, rows);
  const start = startOf('teams/index.html');
  process.stdout.write(`what every tab names at its start: ${start.toFixed(1)} KiB, budget ${budgets.teams}\n`);
  for (const { germanName, before } of figures)
    if (before > goalKib)
      process.stdout.write(`aim missed: ${germanName}: ${before.toFixed(1)} KiB of scripts until it can be used, aim ${goalKib}\n`);
  for (const { germanName, isMicrosoftLoaded } of figures)
    if (isMicrosoftLoaded) process.stdout.write(`missed: ${germanName}: loads Microsoft's library without need\n`);
  if (start > budgets.teams || figures.some((one) => one.isMicrosoftLoaded)) process.exitCode = 1;
} finally {
  await stack.stop();
}
