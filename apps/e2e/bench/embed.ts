// `npm run bench -- embed`: a page and a calendar on a school's website on a slow phone, beside an empty frame in the same run; with
// `--write` the table goes into docs/leistung.md.
import type { Browser, Frame, Page } from '@playwright/test';
import { appOrigin, schoolSite } from '../stack/addresses.ts';
import { startStack } from '../stack/start-stack.ts';
import { median } from './figures.ts';
import { observing, readObserved } from './observed.ts';
import { phoneBrowser } from './phone-browser.ts';
import { noteRequests } from './requests.ts';
import { conditions, slowDown } from './slow-line.ts';
import { table } from './table.ts';
import { device, phoneWidth } from './visit.ts';
import { writeSection } from './write-section.ts';

const rounds = 3;
const longMs = 60_000;
const quietMs = 1_500;
const calendar = 'demo-adventskalender-1';
/** One line of text, without a style and a script: less than this no frame can be. */
const emptyPath = '/leer';
/** How much later than the empty frame the first content may stand there. */
const timesAtMost = 2.5;

interface Embedded {
  readonly germanName: string;
  readonly query: string;
  /** The element that says itself when it shows; null where the content of the frame is looked at. */
  readonly saysItself: boolean;
}

const embedded: readonly Embedded[] = [
  { germanName: 'Leerer Rahmen (Grenze)', query: `frame=${emptyPath}`, saysItself: false },
  { germanName: 'Seite', query: 'page=klasse-3a', saysItself: false },
  { germanName: 'Adventskalender', query: `kind=advent&calendar=${calendar}`, saysItself: false },
  { germanName: 'Adventskalender ohne Rahmen', query: `kind=advent-inline&calendar=${calendar}&csp=inline`, saysItself: true },
];

interface Measured {
  /** Milliseconds since the website was asked for. */
  readonly firstContentMs: number;
  /** Of ours, on the wire. */
  readonly kib: number;
  readonly requests: number;
}

async function measure(browser: Browser, { query, saysItself }: Embedded): Promise<Measured> {
  const context = await browser.newContext(device(phoneWidth, undefined));
  try {
    const page = await context.newPage();
    await page.addInitScript(...observing);
    await page.addInitScript(() => {
      addEventListener('pausenplatz:ready', () => requestAnimationFrame(() => Object.assign(globalThis, { shownMs: performance.now() })));
    });
    const requests = noteRequests(await slowDown(page));
    await page.goto(`${schoolSite}/?${query}`, { waitUntil: 'load', timeout: longMs });
    const firstContentMs = saysItself ? await whenSaid(page) : await whenFrameShows(page);
    await silence(page, () => requests().length);
    const own = requests().filter(({ url }) => new URL(url).origin === appOrigin);
    return { firstContentMs, kib: own.reduce((sum, { bytes }) => sum + bytes, 0) / 1024, requests: own.length };
  } finally {
    await context.close();
  }
}

async function whenSaid(page: Page): Promise<number> {
  const shown = await page.waitForFunction(() => Reflect.get(globalThis, 'shownMs') as number | undefined, undefined, { timeout: longMs });
  return (await shown.jsonValue()) ?? Number.NaN;
}

/** First content of the frame, by the clock of the website around it. */
async function whenFrameShows(page: Page): Promise<number> {
  const until = performance.now() + longMs;
  for (;;) {
    const frame = page.frames().find((one) => one !== page.mainFrame() && one.url().startsWith(appOrigin));
    const seen = frame ? await readObserved(frame).catch(() => undefined) : undefined;
    if (frame && seen && Number.isFinite(seen.firstContentMs)) {
      const originOf = async (one: Frame) => one.evaluate(() => performance.timeOrigin);
      return seen.firstContentMs + (await originOf(frame)) - (await originOf(page.mainFrame()));
    }
    if (performance.now() > until) throw new Error(`${page.url()} shows no frame`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function silence(page: Page, countRequests: () => number): Promise<void> {
  for (let before = -1; before !== countRequests();) {
    before = countRequests();
    await page.waitForLoadState('networkidle', { timeout: longMs });
    await new Promise((resolve) => setTimeout(resolve, quietMs));
  }
}

const stack = await startStack(undefined, (request, response) => {
  if (request.url !== emptyPath) return false;
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end('<!doctype html><html lang="de"><title>Leer</title><p>Leer');
  return true;
});
try {
  const browser = await phoneBrowser(stack);
  process.stdout.write(`${conditions}, ${phoneWidth} px, nothing kept; medians of ${rounds} rounds\n\n`);
  // Whoever comes first would pay for what the browser and the server do once.
  for (const one of embedded) await measure(browser, one);
  const measured = new Map<Embedded, Measured[]>(embedded.map((one) => [one, []]));
  for (let round = 0; round < rounds; round += 1) for (const [one, all] of measured) all.push(await measure(browser, one));
  await browser.close();
  const figures = [...measured].map(([{ germanName }, all]) => {
    const of = (pick: (one: Measured) => number) => median(all.map(pick));
    return { germanName, firstContentMs: of((one) => one.firstContentMs), kib: of((one) => one.kib), requests: of((one) => one.requests) };
  });
  const limitMs = figures[0]?.firstContentMs ?? Number.NaN;
  const heads = ['Auf der Website', 'Erster Inhalt, ms', '× Grenze', 'KiB von uns', 'Anfragen an uns'];
  const rows = figures.map(({ germanName, firstContentMs, kib, requests }) => [
    germanName,
    String(Math.round(firstContentMs)),
    (firstContentMs / limitMs).toFixed(2),
    kib.toFixed(1),
    String(requests),
  ]);
  process.stdout.write(`${table(heads, rows)}\n`);
  if (process.argv.includes('--write')) writeSection('embed', heads, rows);
  for (const { germanName, firstContentMs } of figures)
    if (!(firstContentMs <= limitMs * timesAtMost)) {
      process.stdout.write(`missed: ${germanName}: ${(firstContentMs / limitMs).toFixed(2)} times the empty frame\n`);
      process.exitCode = 1;
    }
} finally {
  await stack.stop();
}
