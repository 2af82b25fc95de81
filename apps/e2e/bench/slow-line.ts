import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';

/** Slow 4G and a cheap phone: bytes per second, milliseconds, and how many times slower the processor is. */
const line = { downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8, latency: 150 } as const;
const processor = 4;

export const processorConditions = `processor ${processor} times slower`;
export const conditions = `1.6 Mbit/s down, 750 kbit/s up, ${line.latency} ms, processor ${processor} times slower`;

const throttling = { method: 'Network.emulateNetworkConditions', params: { offline: false, ...line } } as const;

/** The slow processor alone, for what is not about the line; answers the session that sees the page's requests. */
export async function slowProcessor(page: Page): Promise<CDPSession> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: processor });
  return devtools;
}

/** Puts a page on the slow line; answers the session that sees its requests. */
export async function slowDown(page: Page): Promise<CDPSession> {
  const devtools = await slowProcessor(page);
  await devtools.send(throttling.method, throttling.params);
  return devtools;
}

/**
 * Puts the service workers of a context on the slow line as well: what they fetch goes past the line of the page. They are reached by
 * messages of the browser's own session, because a worker has no session of its own here.
 */
export async function slowDownWorkers(browser: Browser, context: BrowserContext): Promise<void> {
  const running = context.serviceWorkers().map((worker) => worker.url());
  if (running.length === 0) return;
  const devtools = await browser.newBrowserCDPSession();
  const { targetInfos } = await devtools.send('Target.getTargets');
  for (const { targetId } of targetInfos.filter(({ type, url }) => type === 'service_worker' && running.includes(url))) {
    const { sessionId } = await devtools.send('Target.attachToTarget', { targetId, flatten: false });
    for (const [id, message] of [{ method: 'Network.enable', params: {} }, throttling].entries())
      await devtools.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id, ...message }) });
  }
}
