import { mkdirSync, writeFileSync } from 'node:fs';
import { chromium, type Page } from '@playwright/test';
import { appOrigin, schoolSite } from '@pausenplatz/app-e2e/stack/addresses';
import { expect, test } from '@pausenplatz/app-e2e/support/browser';
import { launchOptions } from '@pausenplatz/app-e2e/support/launch';

const address = `${schoolSite}/?page=klasse-3a`;
const widgetOf = (page: Page) => page.locator('pausenplatz-seite').first();
const frameOf = (page: Page) => page.frameLocator('pausenplatz-seite iframe').first();
const heading = (page: Page) => frameOf(page).getByRole('heading', { level: 1, name: 'Klasse 3a' });
const height = async (page: Page) => (await page.locator('pausenplatz-seite iframe').first().boundingBox())?.height ?? 0;
const scheme = (page: Page) =>
  frameOf(page)
    .locator('html')
    .evaluate((html) => getComputedStyle(html).colorScheme);
const hear = (page: Page, name: string) =>
  page.addInitScript((event) => {
    const heard: unknown[] = [];
    Object.assign(globalThis, { heard });
    addEventListener(`pausenplatz:${event}`, (one) => heard.push(Reflect.get(one, 'detail')));
  }, name);
const heard = (page: Page) => page.evaluate(() => Reflect.get(globalThis, 'heard') as readonly Readonly<Record<string, unknown>>[]);

test('a frame that is loaded anew is told again how the website looks, and tells its height; attributes come and go', async ({
  visitor,
}) => {
  const page = await visitor();
  await hear(page, 'ready');
  await page.goto(address);
  await expect(heading(page)).toBeVisible();
  await widgetOf(page).evaluate((element) => element.setAttribute('theme', 'dark'));
  await expect.poll(() => scheme(page)).toBe('dark');
  await page
    .frames()
    .find((one) => one.url().startsWith(appOrigin))
    ?.evaluate(() => location.reload());
  // Its address still says what the website looked like at first.
  await expect.poll(async () => (await heard(page)).length).toBe(2);
  await expect(heading(page)).toBeVisible();
  await expect.poll(() => scheme(page)).toBe('dark');
  await expect.poll(() => height(page)).toBeGreaterThan(800);

  await widgetOf(page).evaluate((element) => element.removeAttribute('theme'));
  await test.step('attributes may come and go: what is gone is as if it had never been there', () => attributesComeAndGo(page));
});

async function attributesComeAndGo(page: Page): Promise<void> {
  const whole = await height(page);
  const frame = page.locator('pausenplatz-seite iframe');
  const give = (name: string, value: string | null) =>
    widgetOf(page).evaluate(
      (element, [attribute, to]) => (to === null ? element.removeAttribute(attribute) : element.setAttribute(attribute, to)),
      [name, value] as const,
    );
  await give('max-height', '500');
  await expect.poll(() => height(page)).toBe(500);
  await give('max-height', null);
  await expect.poll(() => height(page)).toBe(whole);
  await give('min-height', '3000');
  await expect.poll(() => height(page)).toBe(3000);
  await give('min-height', null);
  await expect.poll(() => height(page)).toBe(whole);
  await give('title', 'Unsere Klasse');
  await expect(frame).toHaveAttribute('title', 'Unsere Klasse');
  await give('title', null);
  await expect(frame).toHaveAttribute('title', 'Klasse 3a');
  await give('theme', 'dark');
  await expect.poll(() => scheme(page)).toBe('dark');
  await give('theme', null);
  await expect.poll(() => scheme(page)).toBe('light');
  await give('page', 'agenda-3a');
  await expect(frameOf(page).getByRole('heading', { level: 1, name: 'Klasse 3a' })).toHaveCount(0);
  await expect(frame).toHaveAttribute('src', /agenda-3a/);
}

test('of a frame that grows all the time ten heights a second pass, and the last one always', async ({ visitor }) => {
  const page = await visitor();
  await hear(page, 'resize');
  await page.goto(address);
  await expect(heading(page)).toBeVisible();
  await expect.poll(() => height(page)).toBeGreaterThan(800);
  // The widget's clock stands still: all of these come within the same second.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const before = (await heard(page)).length;
  await frameOf(page)
    .locator('html')
    .evaluate(() => {
      for (let step = 1; step <= 30; step += 1) globalThis.parent.postMessage({ pausenplatz: 2, type: 'height', height: 3000 + step }, '*');
      globalThis.parent.postMessage({ pausenplatz: 2, type: 'navigate', path: '/seite/zuletzt' }, '*');
    });
  await expect.poll(async () => (await heard(page)).length).toBeGreaterThanOrEqual(before + 9);
  const passed = (await heard(page)).length - before;
  expect(passed).toBeLessThanOrEqual(10);
  expect((await heard(page)).at(-1)).not.toEqual({ height: 3030 });
  await page.clock.fastForward(1_500);
  await expect.poll(async () => (await heard(page)).at(-1)).toEqual({ height: 3030 });
  expect(await height(page)).toBe(3030);
});

test('the script may be there twice; a widget that is moved ten times and removed leaves nothing behind that listens', async ({
  visitor,
}) => {
  const page = await visitor();
  await page.addInitScript(() => {
    const listening = new Map<string, number>();
    const count = (name: string, by: number) => listening.set(name, (listening.get(name) ?? 0) + by);
    const { prototype } = EventTarget;
    for (const [method, by] of [
      ['addEventListener', 1],
      ['removeEventListener', -1],
    ] as const) {
      const own: unknown = Reflect.get(prototype, method);
      Reflect.set(prototype, method, function counted(this: unknown, ...given: unknown[]) {
        if (this === globalThis || this === document) count(String(given[0]), by);
        return Reflect.apply(own as () => void, this, given);
      });
    }
    Object.assign(globalThis, { listening });
  });
  await page.goto(`${address}&twice`);
  const listening = () =>
    page.evaluate(() =>
      ['message', 'securitypolicyviolation', 'online'].map((name) => Reflect.get(globalThis, 'listening').get(name) ?? 0),
    );
  await expect(heading(page)).toBeVisible();
  expect((await listening())[0]).toBeGreaterThan(0);
  await expect(page.locator('pausenplatz-seite iframe')).toHaveCount(1);
  await page.evaluate(() => {
    const [widget] = document.getElementsByTagName('pausenplatz-seite');
    if (!widget) return;
    for (let turn = 0; turn < 10; turn += 1) document.body.append(widget);
  });
  await expect(heading(page)).toBeVisible();
  await expect(page.locator('pausenplatz-seite iframe')).toHaveCount(1);
  await widgetOf(page).evaluate((element) => element.remove());
  await expect.poll(listening).toEqual([0, 0, 0]);
  await expect.poll(() => page.frames().length).toBe(1);
});

test('without scripts, and where the policy of the website keeps ours out, the link stands there', async ({ partitionedBrowser }) => {
  for (const [javaScriptEnabled, query] of [
    [false, ''],
    [true, '&csp=no-script'],
  ] as const) {
    const context = await partitionedBrowser.newContext({ javaScriptEnabled, ignoreHTTPSErrors: true, locale: 'de-CH' });
    const page = await context.newPage();
    await page.goto(address + query);
    await expect(page.getByRole('link', { name: 'Startseite öffnen' })).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
    await context.close();
  }
});

test('another frame on the website, of another origin, cannot speak for ours', async ({ visitor }) => {
  const page = await visitor();
  await hear(page, 'resize');
  await page.goto(`${schoolSite}/beispiel?website=hell&page=klasse-3a`);
  await expect(heading(page)).toBeVisible();
  await expect.poll(() => height(page)).toBeGreaterThan(800);
  const before = await heard(page);
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        const other = document.createElement('iframe');
        // A document of no origin at all: what a hostile advertisement is.
        other.setAttribute('sandbox', 'allow-scripts');
        other.srcdoc = `<script>const lie = { pausenplatz: 2, type: 'height', height: 90000 }; parent.postMessage(lie, '*'); for (let at = 0; at < parent.length; at += 1) parent[at].postMessage(lie, '*'); parent.postMessage('said', '*')</script>`;
        addEventListener('message', ({ data }) => data === 'said' && resolve(null));
        document.body.append(other);
      }),
  );
  expect(await heard(page)).toEqual(before);
  expect(await scheme(page)).toBe('light');
});

test('whoever goes by keyboard comes into the frame, through it and out of it again, and is taken nowhere before', async ({ visitor }) => {
  const page = await visitor();
  await page.goto(address);
  await expect(heading(page)).toBeVisible();
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  await page.evaluate(() => {
    for (const [where, name] of [
      ['afterbegin', 'Davor'],
      ['beforeend', 'Danach'],
    ] as const) {
      const link = document.createElement('a');
      link.href = '#';
      link.textContent = name;
      document.body.insertAdjacentElement(where, link);
    }
  });
  await page.getByRole('link', { name: 'Davor' }).focus();
  const inside = page.frames().find((one) => one.url().startsWith(appOrigin));
  const stops = await inside?.evaluate(() => document.querySelectorAll('a[href], button, input, video, [tabindex="0"]').length);
  const visited = new Set<string>();
  for (let step = 0; step <= (stops ?? 0) + 3; step += 1) {
    await page.keyboard.press('Tab');
    if ((await page.evaluate(() => document.activeElement?.textContent)) === 'Danach') break;
    visited.add((await inside?.evaluate(() => document.activeElement?.textContent ?? '')) ?? '');
  }
  await expect(page.getByRole('link', { name: 'Danach' })).toBeFocused();
  expect(visited.size).toBeGreaterThan(1);
});

/** Frames of other websites have no storage at all, or that of the product itself. Where it is apart every other journey is. */
const cells = [
  ['blocked', 1],
  ['allowed', 0],
] as const;
for (const [cookies, mode] of cells)
  test(`with cookies of others ${cookies} and storage in one the page shows and no cookie is left`, async ({ ownStack }) => {
    const options = await launchOptions(ownStack.stack.edgePort, { isPartitioned: false, hasProfile: true });
    const profile = test.info().outputPath('profile');
    mkdirSync(`${profile}/Default`, { recursive: true });
    writeFileSync(`${profile}/Default/Preferences`, JSON.stringify({ profile: { cookie_controls_mode: mode } }));
    const context = await chromium.launchPersistentContext(profile, { ...options, ignoreHTTPSErrors: true, locale: 'de-CH' });
    const page = await context.newPage();
    const hosts = new Set<string>();
    page.on('request', (request) => hosts.add(new URL(request.url()).origin));
    await page.goto(address);
    await expect(heading(page)).toBeVisible();
    await expect.poll(() => height(page)).toBeGreaterThan(800);
    await page.goto(`${schoolSite}/?kind=advent&calendar=demo-adventskalender-1`);
    const calendar = page.frameLocator('pausenplatz-advent iframe');
    await calendar.getByRole('link', { name: /^Türchen 1 / }).click();
    await expect(calendar.getByRole('heading', { name: 'Unser Schneemann Fridolin' })).toBeVisible();
    await calendar.getByRole('link', { name: 'Zurück zum Kalender' }).click();
    // Opened doors are remembered where the browser lets the frame remember, and nothing breaks where it does not.
    await expect(calendar.getByRole('link', { name: /^Türchen 1 / })).toBeVisible();
    expect(await context.cookies()).toEqual([]);
    expect([...hosts].toSorted()).toEqual([appOrigin, schoolSite].toSorted());
    await context.close();
  });
