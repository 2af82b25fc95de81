import type { Page } from '@playwright/test';
import { appOrigin, foreignSite, schoolSite } from '@pausenplatz/app-e2e/stack/addresses';
import { expect, test } from '@pausenplatz/app-e2e/support/browser';

const frameOf = (page: Page) => page.frameLocator('pausenplatz-seite iframe');
const heading = (page: Page) => frameOf(page).getByRole('heading', { level: 1, name: 'Klasse 3a' });
const height = async (page: Page) => (await page.locator('pausenplatz-seite iframe').boundingBox())?.height ?? 0;

test('on an allowed website the page shows at its height, follows the theme, and sets no cookie', async ({ visitor }) => {
  const page = await visitor();
  await page.goto(`${schoolSite}/?page=klasse-3a`);
  await expect(heading(page)).toBeVisible();
  await expect.poll(() => height(page)).toBeGreaterThan(800);
  const inner = await frameOf(page)
    .locator('main')
    .evaluate((main) => main.scrollHeight - document.documentElement.clientHeight);
  expect(inner).toBeLessThanOrEqual(16);
  expect(await page.context().cookies()).toEqual([]);
  const scheme = () =>
    frameOf(page)
      .locator('html')
      .evaluate((html) => getComputedStyle(html).colorScheme);
  for (const theme of ['dark', 'light']) {
    await page.locator('pausenplatz-seite').evaluate((element, value) => element.setAttribute('theme', value), theme);
    await expect.poll(scheme).toBe(theme);
  }
});

test('nothing is asked for before the widget comes into view', async ({ visitor }) => {
  const page = await visitor();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`${schoolSite}/?page=klasse-3a&far`);
  await expect.poll(() => page.evaluate(() => customElements.get('pausenplatz-seite') !== undefined)).toBe(true);
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => url.includes('/einbetten/'))).toEqual([]);
  await page.locator('pausenplatz-seite').scrollIntoViewIfNeeded();
  await expect(heading(page)).toBeVisible();
});

test('with the reserved space nothing on the website moves while the widget loads', async ({ visitor }) => {
  const page = await visitor();
  await page.addInitScript(() => {
    Object.assign(globalThis, { shifts: 0 });
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(globalThis, { shifts: Reflect.get(globalThis, 'shifts') + Reflect.get(entry, 'value') });
    });
    observer.observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(`${schoolSite}/?page=klasse-3a`);
  await expect(heading(page)).toBeVisible();
  await expect.poll(() => height(page)).toBeGreaterThan(800);
  expect(await page.evaluate(() => Reflect.get(globalThis, 'shifts'))).toBe(0);
});

test('the script may be there twice, and the widget may be moved and removed', async ({ visitor }) => {
  const page = await visitor();
  await page.goto(`${schoolSite}/?page=klasse-3a&twice`);
  await expect(heading(page)).toBeVisible();
  await expect(page.locator('pausenplatz-seite iframe')).toHaveCount(1);
  await page.evaluate(() => {
    const widget = document.querySelector('pausenplatz-seite');
    if (widget) document.body.append(document.createElement('section'), widget);
  });
  await expect(heading(page)).toBeVisible();
  await expect(page.locator('pausenplatz-seite iframe')).toHaveCount(1);
  await page.locator('pausenplatz-seite').evaluate((element) => element.remove());
  await expect.poll(() => page.frames().length).toBe(1);
});

test('messages of strangers change nothing', async ({ visitor }) => {
  const page = await visitor();
  await page.goto(`${schoolSite}/?page=klasse-3a`);
  await expect(heading(page)).toBeVisible();
  await expect.poll(() => height(page)).toBeGreaterThan(800);
  const before = await height(page);
  const huge = { namespace: 'penpal', channel: 'pausenplatz-embed-1', type: 'CALL', id: '1', methodPath: ['resize'], args: [90_000] };
  const strange = [
    { ...huge, id: '2', methodPath: ['constructor'], args: [] },
    { ...huge, id: '3', methodPath: ['__proto__', 'constructor'], args: [] },
    { ...huge, id: '4', channel: 'another' },
    { namespace: 'penpal', channel: 'another', type: 'SYN', participantId: 'x' },
    { type: 'resize', height: 90_000 },
    'resize:90000',
    null,
  ];
  // From the website itself, which is not the frame; and from the frame, but beside the channel or by inherited names.
  await page.evaluate((all) => all.forEach((message) => globalThis.postMessage(message, '*')), [huge, ...strange]);
  const fromFrame = (messages: readonly unknown[]) =>
    frameOf(page)
      .locator('html')
      .evaluate((_html, all) => all.forEach((message) => globalThis.parent.postMessage(message, '*')), messages);
  await fromFrame(strange);
  await page.locator('pausenplatz-seite').evaluate((element) => element.setAttribute('theme', 'dark'));
  await expect
    .poll(() =>
      frameOf(page)
        .locator('html')
        .evaluate((html) => getComputedStyle(html).colorScheme),
    )
    .toBe('dark');
  expect(await height(page)).toBe(before);
  // Even the frame itself gets no more than the limit.
  await fromFrame([huge]);
  await expect.poll(() => height(page)).toBe(20_000);
});

test('a page that is not public shows a tile that opens it, and on a website the link', async ({ visitor }) => {
  const page = await visitor();
  test.info().annotations.push({ type: 'expected-fault', description: 'frame-ancestors' });
  await page.goto(`${appOrigin}/einbetten/seite/leseecke`);
  await expect(page.getByText('Diese Seite zeigen wir nur angemeldeten Personen.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Seite öffnen' })).toHaveAttribute('href', '/seite/leseecke');
  await page.goto(`${schoolSite}/?page=leseecke`);
  await expect(page.getByText('Der Inhalt lässt sich hier gerade nicht zeigen.')).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('link', { name: 'Startseite öffnen' })).toHaveAttribute('href', `${appOrigin}/seite/leseecke`);
});

test('a website that is not allowed gets the link and is told why', async ({ visitor }) => {
  const page = await visitor();
  test.info().annotations.push({ type: 'expected-fault', description: 'frame-ancestors' });
  await page.addInitScript(() => {
    addEventListener('pausenplatz:error', (event) => Object.assign(globalThis, { told: Reflect.get(event, 'detail') }));
  });
  await page.goto(`${foreignSite}/?page=klasse-3a`);
  await expect.poll(() => page.evaluate(() => Reflect.get(globalThis, 'told')), { timeout: 20_000 }).toEqual({ code: 'TIMEOUT' });
  await expect(page.getByRole('link', { name: 'Startseite öffnen' })).toBeVisible();
  await expect(page.locator('pausenplatz-seite iframe')).toHaveCount(0);
});
