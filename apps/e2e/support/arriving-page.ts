import { expect, type Page, type Response } from '@playwright/test';
import { appOrigin } from '../stack/addresses.ts';

const widths = [412, 820, 1440];
const pieces = 60;
const blank = `${appOrigin}/leer`;

interface Moved {
  readonly value: number;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

/** What the server drew, without the scripts that would take it over, and the rules under which a browser shows it. */
async function drawnIn(answer: Response | null): Promise<{ readonly html: string; readonly policy: string }> {
  const html = (await answer?.text()) ?? '';
  const policy = answer?.headers()['content-security-policy'] ?? '';
  return {
    html: html.replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>|<link rel="modulepreload"[^>]*>/g, ''),
    policy: policy.replace(/require-trusted-types-for [^;]+;?/, ''),
  };
}

/** Writes a page into an empty one in about so many pieces, paints after each of them, and answers what moved. */
async function writeInPieces([html, count]: readonly [string, number]): Promise<{ readonly steps: number; readonly moved: string[] }> {
  const body = html.indexOf('<body');
  const ends = [...html.matchAll(/>/g)].map(({ index }) => index + 1).filter((end) => end > body);
  const cuts = ends.filter((_end, at) => at % Math.ceil(ends.length / count) === 0);
  const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const place = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ');
  const moved: string[] = [];
  document.open();
  document.write(html.slice(0, cuts[0]));
  const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].filter(({ sheet }) => sheet === null);
  await Promise.all(sheets.map((link) => new Promise((resolve) => link.addEventListener('load', resolve, { once: true }))));
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as unknown as readonly Moved[])
      if (value > 0.001)
        for (const { node, previousRect, currentRect } of sources)
          moved.push(`${node?.nodeName} «${node?.textContent?.slice(0, 40)}» from ${place(previousRect)} to ${place(currentRect)}`);
  }).observe({ type: 'layout-shift' });
  for (const [at, cut] of cuts.entries()) {
    document.write(html.slice(cut, cuts[at + 1] ?? html.length));
    await painted();
  }
  document.close();
  await painted();
  await painted();
  return { steps: cuts.length, moved };
}

/** Everything that moves on these pages, at each width, while they are painted piece by piece. */
export async function movedOn(page: Page, paths: readonly string[]): Promise<readonly string[]> {
  const moved: string[] = [];
  // Faces come later, or never.
  await page.route('**/*.woff2', (route) => route.abort());
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    // The server draws for the width that it was told last.
    await page.goto(appOrigin);
    await page.waitForLoadState('networkidle');
    for (const path of paths) {
      const { html, policy } = await drawnIn(await page.goto(appOrigin + path));
      const empty = { contentType: 'text/html', body: '<!doctype html>', headers: { 'content-security-policy': policy } };
      await page.route(blank, (route) => route.fulfill(empty), { times: 1 });
      await page.goto(blank);
      const written = await page.evaluate(writeInPieces, [html, pieces] as const);
      expect(written.steps, path).toBeGreaterThan(20);
      moved.push(...written.moved.map((one) => `${path} at ${width} px: ${one}`));
    }
  }
  return moved;
}
