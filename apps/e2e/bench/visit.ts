import type { Browser, BrowserContext, BrowserContextOptions, Frame, Page } from '@playwright/test';
import { type Observed, observing, readObserved } from './observed.ts';
import { noteRequests, type Sent } from './requests.ts';
import { slowDown, slowDownWorkers } from './slow-line.ts';
import type { View } from './views.ts';

/** What one look at a view cost. */
export interface Look extends Observed {
  readonly sent: readonly Sent[];
  /** Of these, what had gone before the largest content stood there. */
  readonly sentBefore: number;
}

export interface Visit {
  readonly first: Look;
  readonly second: Look;
}

export type Session = Awaited<ReturnType<BrowserContext['storageState']>>;

export const phoneWidth = 412;
const heights: Readonly<Record<number, number>> = { 412: 823, 820: 1180, 1440: 900 };
const longMs = 60_000;
const quietMs = 1_500;

/** A device that has never been here: nothing kept but, if somebody is signed in, the session. */
export function device(width: number, session: Session | undefined): BrowserContextOptions {
  return {
    viewport: { width, height: heights[width] ?? 900 },
    ...(width === phoneWidth && { deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }),
    ...(session && { storageState: asOf(width, session) }),
    locale: 'de-CH',
    timezoneId: 'Europe/Zurich',
  };
}

/** A device tells the server its own width. */
function asOf(width: number, { cookies, origins }: Session): Session {
  const told = (value: string) => value.replace(/^(scheme(?:=|%3D).*width(?:=|%3D))\d+/, `$1${width}`);
  return { origins, cookies: cookies.map((one) => ({ ...one, value: told(one.value) })) };
}

/** Opens a view with nothing kept, and then once more with what the first time left: its cache and its service worker. */
export async function visit(browser: Browser, view: View, session?: Session): Promise<Visit> {
  const context = await browser.newContext(device(phoneWidth, session));
  try {
    const reached: Promise<void>[] = [];
    context.on('serviceworker', () => reached.push(slowDownWorkers(browser, context)));
    const first = await look(context, view, keptFiles);
    await Promise.all(reached);
    return { first, second: await look(context, view) };
  } finally {
    await context.close();
  }
}

/** What moves at another width. */
export async function shiftAt(browser: Browser, view: View, width: number, session?: Session): Promise<number> {
  const context = await browser.newContext(device(width, session));
  try {
    return (await look(context, view)).layoutShift;
  } finally {
    await context.close();
  }
}

async function look(context: BrowserContext, view: View, then?: (page: Page) => Promise<unknown>): Promise<Look> {
  const page = await context.newPage();
  await page.addInitScript(...observing);
  const requests = noteRequests(await slowDown(page));
  await page.goto(view.address, { waitUntil: 'load', timeout: longMs });
  const frame = view.frame === undefined ? page.mainFrame() : page.frame(view.frame);
  if (!frame) throw new Error(`${view.name} has no frame ${view.frame}`);
  const observed = await settled(frame, () => requests().length);
  // The website around a frame is none of ours.
  const origin = new URL(frame.url()).origin;
  const sent = requests().filter(({ url }) => new URL(url).origin === origin);
  const began = sent.find(({ kind, url }) => kind === 'document' && url === frame.url())?.at ?? NaN;
  await then?.(page);
  await page.close();
  return { ...observed, sent, sentBefore: sent.filter(({ at }) => (at - began) * 1000 <= observed.largestContentMs).length };
}

/** What was observed once nothing more comes: a slow processor is silent for a while before it asks for more. */
async function settled(frame: Frame, countRequests: () => number): Promise<Observed> {
  const until = performance.now() + longMs;
  for (;;) {
    await frame.waitForLoadState('networkidle', { timeout: longMs });
    const before = countRequests();
    await new Promise((resolve) => setTimeout(resolve, quietMs));
    const observed = await readObserved(frame);
    if (countRequests() === before && !Number.isNaN(observed.largestContentMs)) return observed;
    if (performance.now() > until) throw new Error(`${frame.url()} shows nothing or never falls silent`);
  }
}

/** Waits until the service worker, where there is one, has kept what it keeps. */
async function keptFiles(page: Page): Promise<void> {
  await page.evaluate(async () => {
    if ((await navigator.serviceWorker.getRegistrations()).length > 0) await navigator.serviceWorker.ready;
  });
}
