import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { appOrigin, foreignSite, schoolSite } from '@pausenplatz/app-e2e/stack/addresses';
import { expect, test } from '@pausenplatz/app-e2e/support/browser';

const widgetOf = (page: Page) => page.locator('pausenplatz-seite').first();
const frameOf = (page: Page) => page.frameLocator('pausenplatz-seite iframe').first();
const heading = (page: Page) => frameOf(page).getByRole('heading', { level: 1, name: 'Klasse 3a' });
const height = async (page: Page) => (await page.locator('pausenplatz-seite iframe').first().boundingBox())?.height ?? 0;
const scheme = (page: Page) =>
  frameOf(page)
    .locator('html')
    .evaluate((html) => getComputedStyle(html).colorScheme);
const releases = JSON.parse(readFileSync(new URL('../../../../embed/released/versions.json', import.meta.url), 'utf8')) as {
  readonly version: string;
  readonly integrity: string;
}[];

/** Keeps what the widgets of a page tell, before anything runs in it. */
const keepTold = (page: Page) =>
  page.addInitScript(() => {
    const told: unknown[] = [];
    Object.assign(globalThis, { told });
    for (const name of ['ready', 'navigate', 'error'])
      addEventListener(`pausenplatz:${name}`, (event) => told.push([name, Reflect.get(event, 'detail')]));
  });
const told = (page: Page) => page.evaluate(() => Reflect.get(globalThis, 'told') as unknown[]);

test('on an allowed website the page shows whole, in the look of the website, with its own name and without a cookie', async ({
  visitor,
}) => {
  const page = await visitor({ colorScheme: 'dark' });
  await page.goto(`${schoolSite}/?page=klasse-3a`);
  await expect(heading(page)).toBeVisible();
  await expect.poll(() => height(page)).toBeGreaterThan(800);
  const hidden = () =>
    frameOf(page)
      .locator('html')
      .evaluate((html) => html.scrollHeight - html.clientHeight);
  await expect.poll(hidden).toBe(0);
  await expect(page.locator('pausenplatz-seite iframe')).toHaveAttribute('title', 'Klasse 3a');
  // It goes by the website, which is light, and not by the system of who looks.
  expect(await scheme(page)).toBe('light');
  for (const theme of ['dark', 'light']) {
    await widgetOf(page).evaluate((element, value) => element.setAttribute('theme', value), theme);
    await expect.poll(() => scheme(page)).toBe(theme);
  }

  await test.step('a website that goes by the system takes its widget along, also when the system changes', async () => {
    await page.goto(`${schoolSite}/?page=klasse-3a&look=both`);
    await expect(heading(page)).toBeVisible();
    expect(await scheme(page)).toBe('dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await expect.poll(() => scheme(page)).toBe('light');
  });
  expect(await page.context().cookies()).toEqual([]);
});

test('nothing is asked for before the widget comes into view, without internet it waits, and then the page counts as read', async ({
  visitor,
}) => {
  const page = await visitor();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`${schoolSite}/?page=klasse-3a&far`);
  await expect.poll(() => page.evaluate(() => customElements.get('pausenplatz-seite') !== undefined)).toBe(true);
  // Whether it is in view is told with a frame that is painted.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))));
  expect(asked.filter((url) => url.includes('/einbetten/'))).toEqual([]);
  await page.context().setOffline(true);
  await widgetOf(page).scrollIntoViewIfNeeded();
  await expect(page.getByText('Du bist offline.')).toBeVisible();
  const counted = page.waitForResponse((response) => response.url().endsWith('/api/administration/visits/count'));
  await page.context().setOffline(false);
  await expect(heading(page)).toBeVisible();
  expect((await counted).status()).toBe(200);
  expect(asked.filter((url) => url.includes('/einbetten/pruefen'))).toEqual([]);
});

test('with the room that the snippet keeps nothing on the website moves while two widgets load', async ({ visitor }) => {
  const page = await visitor();
  await page.addInitScript(() => {
    Object.assign(globalThis, { shifts: 0 });
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(globalThis, { shifts: Reflect.get(globalThis, 'shifts') + Reflect.get(entry, 'value') });
    });
    observer.observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(`${schoolSite}/?page=klasse-3a&two&look=reserved`);
  await expect(heading(page)).toBeVisible();
  await page.locator('pausenplatz-seite').last().scrollIntoViewIfNeeded();
  await expect(page.frameLocator('pausenplatz-seite iframe').last().getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => height(page)).toBeGreaterThan(800);
  expect(await page.evaluate(() => Reflect.get(globalThis, 'shifts'))).toBe(0);
});

test('messages of strangers change nothing, and the website hears what its own frame says', async ({ visitor }) => {
  const page = await visitor();
  await keepTold(page);
  await page.goto(`${schoolSite}/?page=klasse-3a`);
  await expect(heading(page)).toBeVisible();
  await expect.poll(() => height(page)).toBeGreaterThan(800);
  const before = await height(page);
  const huge = { pausenplatz: 2, type: 'height', height: 90_000 };
  const strange = [
    { ...huge, pausenplatz: 1 },
    { ...huge, height: '90000' },
    { ...huge, height: Number.NaN },
    { pausenplatz: 2, type: 'constructor' },
    { pausenplatz: 2, type: '__proto__', height: 90_000 },
    { pausenplatz: 2, type: 'navigate', path: 'https://boese.example' },
    { pausenplatz: 2, type: 'navigate', path: '//boese.example' },
    { pausenplatz: 2, type: 'error', code: 'toString' },
    { type: 'height', height: 90_000 },
    { namespace: 'penpal', channel: 'pausenplatz-embed-1', type: 'SYN', participantId: 'x' },
    'height:90000',
    null,
  ];
  // From the website itself, which is not the frame; and from the frame, but of no known shape.
  await page.evaluate((all) => all.forEach((message) => globalThis.postMessage(message, '*')), [huge, ...strange]);
  const fromFrame = (messages: readonly unknown[]) =>
    frameOf(page)
      .locator('html')
      .evaluate((_html, all) => all.forEach((message) => globalThis.parent.postMessage(message, '*')), messages);
  await fromFrame(strange);
  // What comes after them has been heard after them.
  await fromFrame([{ pausenplatz: 2, type: 'navigate', path: '/seite/zuletzt' }]);
  await expect.poll(() => told(page)).toContainEqual(['navigate', { path: '/seite/zuletzt' }]);
  expect(await height(page)).toBe(before);
  expect(await told(page)).toEqual([
    ['ready', {}],
    ['navigate', { path: '/seite/zuletzt' }],
  ]);

  await test.step('the frame is not made to believe that somebody else speaks to it', async () => {
    const inside = frameOf(page).locator('html');
    // From the frame's own window: the right origin, but not the window around.
    await inside.evaluate(() => globalThis.postMessage({ pausenplatz: 2, type: 'options', theme: 'dark' }, '*'));
    await page.evaluate(() => {
      const frame = document.querySelector('pausenplatz-seite')?.shadowRoot?.querySelector('iframe');
      for (const theme of ['auto', '__proto__', 'javascript:1', 7])
        frame?.contentWindow?.postMessage({ pausenplatz: 2, type: 'options', theme }, '*');
    });
    await inside.evaluate(() => new Promise((resolve) => setTimeout(resolve, 0)));
    expect(await scheme(page)).toBe('light');
  });

  await test.step('what somebody opens out of the page is told to the website, by its path alone', async () => {
    const link = frameOf(page).locator('a[href^="/seite/"]').first();
    const path = await link.getAttribute('href');
    const [opened] = await Promise.all([page.waitForEvent('popup'), link.click()]);
    expect(new URL(opened.url()).pathname).toBe(path);
    await expect.poll(() => told(page)).toContainEqual(['navigate', { path }]);
  });

  // Even the frame itself gets no more than the limit.
  await fromFrame([huge]);
  await expect.poll(() => height(page)).toBe(20_000);
});

const refusals = [
  ['a page that is not public', `${schoolSite}/?page=leseecke`, 'NOT_FOUND', /nicht öffentlich/],
  ['a page that does not exist', `${schoolSite}/?page=gibt-es-nicht`, 'NOT_FOUND', /gibt es nicht/],
  ['a website that is not allowed', `${foreignSite}/?page=klasse-3a`, 'FORBIDDEN', /fremd\.test steht nicht in der Liste/],
  [
    'a website whose policy forbids the frame',
    `${schoolSite}/?page=klasse-3a&csp=no-frame`,
    'BLOCKED',
    /frame-src https:\/\/app\.schule\.test/,
  ],
] as const;
test('what is refused gets the link, is told why at once, and may try again', async ({ visitor }) => {
  for (const description of ['frame-ancestors', 'frame-src']) test.info().annotations.push({ type: 'expected-fault', description });
  const page = await visitor();
  await keepTold(page);
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  for (const [name, address, code, reason] of refusals)
    await test.step(name, async () => {
      said.length = 0;
      await page.goto(address);
      await expect.poll(() => told(page)).toContainEqual(['error', { code }]);
      expect(await told(page)).not.toContainEqual(['error', { code: 'TIMEOUT' }]);
      expect(said.join('\n')).toMatch(reason);
      await expect(page.getByText('Der Inhalt lässt sich hier gerade nicht zeigen.')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Startseite öffnen' })).toBeVisible();
      await expect(page.locator('pausenplatz-seite iframe')).toHaveCount(0);
      // What is not there is not there a moment later either.
      await expect(page.getByRole('button', { name: 'Nochmals versuchen' })).toHaveCount(code === 'NOT_FOUND' ? 0 : 1);
    });
  await page.getByRole('button', { name: 'Nochmals versuchen' }).click();
  await expect.poll(async () => (await told(page)).length).toBe(2);
});

test('a frame that answers late still shows, and says so while it is on its way', async ({ visitor }) => {
  const page = await visitor();
  await keepTold(page);
  let release: () => void = () => undefined;
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/einbetten/seite/**', async (route) => {
    await isReleased;
    await route.continue();
  });
  await page.clock.install();
  await page.goto(`${schoolSite}/?page=klasse-3a`);
  await expect(page.getByText('Der Inhalt wird geladen …')).toBeVisible();
  await expect(page.locator('pausenplatz-seite iframe').first()).toBeAttached();
  await page.clock.fastForward(10_000);
  await expect(page.getByText('Das dauert länger als sonst.')).toBeVisible();
  await expect.poll(() => told(page)).toContainEqual(['error', { code: 'TIMEOUT' }]);
  release();
  await expect(heading(page)).toBeVisible();
  await expect.poll(() => told(page)).toContainEqual(['ready', {}]);
  await expect(page.getByText('Das dauert länger als sonst.')).toBeHidden();
});

test('a script that a website pinned works for ever, and one that somebody changed does not run', async ({ visitor }) => {
  expect(releases.length).toBeGreaterThan(1);
  const page = await visitor();
  for (const { version, integrity } of releases) {
    await page.goto(`${schoolSite}/?page=klasse-3a&csp=nonce&release=${version}&integrity=${encodeURIComponent(integrity)}`);
    await expect(heading(page)).toBeVisible();
    await expect.poll(() => height(page)).toBeGreaterThan(800);
    await widgetOf(page).evaluate((element) => element.setAttribute('theme', 'dark'));
    await expect.poll(() => scheme(page)).toBe('dark');
  }
  await page.goto(`${schoolSite}/?page=klasse-3a&csp=nonce&release=1.0.0&integrity=sha384-${'A'.repeat(64)}`);
  await expect(page.getByRole('link', { name: 'Startseite öffnen' })).toBeVisible();
  expect(await page.evaluate(() => customElements.get('pausenplatz-seite') === undefined)).toBe(true);
  await page.goto(appOrigin);
  const kept = await page.evaluate(async () => (await fetch('/embed/1.0.0/v1.js')).headers.get('cache-control'));
  expect(kept).toContain('immutable');
});

test('without any script of ours: a plain frame, and what an editor makes of a link, which may neither run scripts nor have an origin', async ({
  visitor,
}) => {
  const page = await visitor();
  await page.goto(`${schoolSite}/?page=klasse-3a&plain`);
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1, name: 'Klasse 3a' })).toBeVisible();
  expect(await page.context().cookies()).toEqual([]);

  await page.goto(`${appOrigin}/seite/klasse-3a`);
  const found = await page.locator('link[type="application/json+oembed"]').getAttribute('href');
  const html = await page.evaluate(async (address) => (await (await fetch(address)).json()).html as string, found ?? '');
  expect(html).toContain('<iframe');
  await page.goto(`${schoolSite}/?page=klasse-3a&far`);
  await page.evaluate(
    (address) => {
      const frame = document.createElement('iframe');
      frame.src = address;
      frame.setAttribute('sandbox', '');
      document.body.prepend(frame);
    },
    /src="([^"]+)"/.exec(html)?.[1] ?? '',
  );
  await expect(page.frameLocator('body > iframe').getByRole('heading', { level: 1, name: 'Klasse 3a' })).toBeVisible();
});
