import { lookCookie } from '@pausenplatz/kernel-contract';
import { expect, type Page } from '@playwright/test';
import { appOrigin } from '../stack/addresses.ts';

const widths = [412, 820, 1440];
/** A page comes in at most so many pieces. */
const mostPieces = 30;
const blank = `${appOrigin}/leer`;

interface Drawn {
  readonly html: string;
  readonly policy: string;
}

interface Moved {
  readonly value: number;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

/** What the server draws at this address, without the scripts that would take it over, and the rules under which a browser shows it. */
async function drawnAt(reader: Page, path: string): Promise<Drawn> {
  const { html, policy } = await reader.evaluate(async (address) => {
    const answer = await fetch(address, { headers: { accept: 'text/html' } });
    return { html: await answer.text(), policy: answer.headers.get('content-security-policy') ?? '' };
  }, path);
  expect(html, path).toContain('<h1');
  return {
    html: html.replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>|<link rel="modulepreload"[^>]*>/g, ''),
    policy: policy.replace(/require-trusted-types-for [^;]+;?/, ''),
  };
}

/**
 * Writes a page into an empty one in so many pieces or fewer, paints after each of them, and answers what moved. Half of the cuts are
 * anywhere, half behind what stands in a row with others, which moves most; `turn` (0 to 1) says which of these places are taken.
 */
async function writeInPieces([html, most, turn]: readonly [string, number, number]): Promise<{
  readonly steps: number;
  readonly moved: string[];
}> {
  const body = html.indexOf('<body');
  const some = (tags: RegExp) => {
    const ends = [...html.matchAll(tags)].map(({ 0: tag, index }) => index + tag.length).filter((end) => end > body);
    const step = Math.ceil(ends.length / (most / 2));
    return ends.filter((_end, at) => at % step === Math.floor(step * turn));
  };
  const cuts = [...new Set([...some(/>/g), ...some(/<\/(?:a|button|label|li|p|h\d)>/g)])].toSorted((one, other) => one - other);
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

/** The server draws for the width that a browser told last; of visitors it knows none. */
async function tellWidth(reader: Page, width: number): Promise<void> {
  await reader.setViewportSize({ width, height: 900 });
  const told = async () => (await reader.context().cookies()).find(({ name }) => name === lookCookie)?.value ?? '';
  await expect.poll(async () => decodeURIComponent(await told())).toMatch(new RegExp(`width=${width}$|width=${width}&`));
}

/** Shows in this page, which is empty, what the server drew, piece by piece; answers what moved. */
async function arrive(page: Page, path: string, { html, policy }: Drawn, turn: number): Promise<readonly string[]> {
  const empty = { contentType: 'text/html', body: '<!doctype html>', headers: { 'content-security-policy': policy } };
  await page.route(blank, (route) => route.fulfill(empty), { times: 1 });
  await page.goto(blank);
  const { steps, moved } = await page.evaluate(writeInPieces, [html, mostPieces, turn] as const);
  expect(steps, path).toBeGreaterThan(10);
  return moved;
}

/** Everything that moves on these pages, at each width, while they are painted piece by piece, for whoever has the product open in `reader`. */
export async function movedOn(reader: Page, paths: readonly string[], who: 'visitor' | 'member'): Promise<readonly string[]> {
  const moved: string[] = [];
  const page = await reader.context().newPage();
  // Faces come later, or never.
  await page.route('**/*.woff2', (route) => route.abort());
  for (const [at, width] of widths.entries()) {
    await page.setViewportSize({ width, height: 900 });
    if (who === 'member') await tellWidth(reader, width);
    for (const path of paths)
      moved.push(
        ...(await arrive(page, path, await drawnAt(reader, path), at / widths.length)).map((one) => `${path} at ${width} px: ${one}`),
      );
  }
  await page.close();
  return moved;
}
