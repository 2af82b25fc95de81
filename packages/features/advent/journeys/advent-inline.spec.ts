import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { appOrigin, foreignSite, schoolSite } from '@pausenplatz/app-e2e/stack/addresses';
import { expect, test } from '@pausenplatz/app-e2e/support/browser';
import { lastingFindings } from '@pausenplatz/app-e2e/support/axe';

const demo = 'demo-adventskalender-1';
const address = (csp: string, more = '') => `${schoolSite}/?kind=advent-inline&calendar=${demo}&csp=${csp}${more}`;
const doorOf = (page: Page, label: number) => page.getByRole('link', { name: new RegExp(`^Türchen ${label} (?:öffnen|nochmals)`) });
const title = (page: Page) => page.getByRole('heading', { level: 2, name: 'Unser Adventskalender' });

const keepTold = (page: Page) =>
  page.addInitScript(() => {
    const told: unknown[] = [];
    Object.assign(globalThis, { told });
    for (const name of ['ready', 'door-open', 'error', 'beam'])
      addEventListener(`pausenplatz:${name}`, (event) => told.push([name, Reflect.get(event, 'detail')]));
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => told.push(['csp', violatedDirective, blockedURI]));
  });
const told = (page: Page) => page.evaluate(() => Reflect.get(globalThis, 'told') as unknown[]);

for (const csp of ['inline', 'inline-nonce'])
  test(`a calendar stands on the website itself under its strict policy (${csp}), opens doors in their place, and leaves no cookie`, async ({
    visitor,
  }) => {
    const page = await visitor();
    await keepTold(page);
    await page.goto(address(csp));
    await expect(title(page)).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
    await doorOf(page, 1).click();
    await expect(page.getByRole('heading', { name: 'Unser Schneemann Fridolin' })).toBeVisible();
    const picture = page.getByRole('region', { name: 'Türchen 1' }).locator('picture img');
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await page.getByRole('link', { name: 'Zurück zum Kalender' }).click();
    await expect(doorOf(page, 1)).toBeFocused();
    await page.getByRole('button', { name: /^Türchen 24, öffnet sich/ }).click();
    await expect(page.getByText(/^Türchen 24 öffnet sich/)).toBeVisible();
    expect(await told(page)).toEqual([
      ['ready', {}],
      ['door-open', { door: 1 }],
    ]);
    expect(await page.context().cookies()).toEqual([]);
    // Behind the twelfth is the second candle.
    expect(await page.evaluate(async (of) => (await fetch(of)).text(), `${appOrigin}/embed/advent/${demo}/12`)).not.toContain('Kerze');
  });

test('what was opened stays lit on this website, and a website that reaches for everything does not reach in', async ({ visitor }) => {
  const page = await visitor();
  await page.goto(address('inline', '&look=hostile'));
  await doorOf(page, 2).click();
  await expect(page.getByRole('heading', { name: 'Witz des Tages' })).toBeVisible();
  await page.reload();
  const opened = page.getByRole('link', { name: 'Türchen 2 nochmals anschauen' });
  await expect(opened).toBeVisible();
  expect((await opened.boundingBox())?.width).toBeGreaterThan(30);
});

test('refusals and a policy that forbids the question leave the link, say why, and may be tried again', async ({ visitor }) => {
  for (const description of ['Refused to connect because it violates', 'connect-src'])
    test.info().annotations.push({ type: 'expected-fault', description });
  const expected = [
    [`${foreignSite}/?kind=advent-inline&calendar=${demo}&csp=inline`, 'FORBIDDEN'],
    [`${schoolSite}/?kind=advent-inline&calendar=gibt-es-nicht&csp=inline`, 'NOT_FOUND'],
    [`${schoolSite}/?kind=advent-inline&calendar=${demo}`, 'BLOCKED'],
  ] as const;
  const page = await visitor();
  await keepTold(page);
  for (const [where, code] of expected) {
    await page.goto(where);
    await expect.poll(() => told(page)).toContainEqual(['error', { code }]);
    await expect(page.getByRole('link', { name: 'Ersatz' })).toBeVisible();
    const again = page.getByRole('button', { name: 'Nochmals versuchen' });
    await expect(again).toHaveCount(code === 'NOT_FOUND' ? 0 : 1);
    if (code === 'NOT_FOUND') continue;
    await again.click();
    await expect.poll(async () => (await told(page)).filter((one) => Array.isArray(one) && one[0] === 'error').length).toBe(2);
  }
});

test('nothing is asked for before it comes into view, and the script may be there twice', async ({ visitor }) => {
  const page = await visitor();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(address('inline', '&far&twice'));
  await expect.poll(() => page.evaluate(() => customElements.get('pausenplatz-advent-inline') !== undefined)).toBe(true);
  // Whether it is in view is told with a frame that is painted.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))));
  expect(asked.filter((url) => url.includes('/embed/advent/'))).toEqual([]);
  await page.locator('pausenplatz-advent-inline').scrollIntoViewIfNeeded();
  await expect(title(page)).toBeVisible();
  await expect(page.locator('pausenplatz-advent-inline')).toHaveCount(1);
});

test('the field for codes says by itself what cannot be one, and opens what can in a tab', async ({ visitor }) => {
  const page = await visitor();
  await keepTold(page);
  await page.goto(`${schoolSite}/?kind=beam-mich-inline&csp=inline`);
  const field = page.getByRole('textbox', { name: 'Gib den Code von der Tafel ein.' });
  await field.fill('K0M2X');
  await page.getByRole('button', { name: 'Los' }).click();
  await expect(page.getByRole('alert')).toContainText('keine 0');
  await field.fill('k7-m 2x');
  const [opened] = await Promise.all([page.waitForEvent('popup'), page.getByRole('button', { name: 'Los' }).click()]);
  await opened.waitForURL(`${appOrigin}/beam-mich**`);
  expect(new URL(opened.url()).pathname).toBe('/beam-mich');
  await expect.poll(() => told(page)).toContainEqual(['beam', { ok: true }]);
  await expect(field).toHaveValue('');
});

test('is readable and usable for everybody, light and dark, wide and narrow', async ({ visitor }) => {
  for (const [look, width] of [
    ['', 1280],
    ['dark', 390],
  ] as const) {
    const page = await visitor({ viewport: { width, height: 900 } });
    await page.goto(address('inline', `&look=${look}`));
    await expect(title(page)).toBeVisible();
    expect(await lastingFindings(page.mainFrame())).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  }
});

test('a script that a website pinned draws the calendar for ever', async ({ visitor }) => {
  const releases = JSON.parse(readFileSync(new URL('../../../../embed/released/versions.json', import.meta.url), 'utf8')) as {
    readonly version: string;
    readonly inline?: string;
  }[];
  const pinned = releases.flatMap(({ version, inline }) => (inline === undefined ? [] : [{ version, inline }]));
  expect(pinned.length).toBeGreaterThan(0);
  const page = await visitor();
  for (const { version, inline } of pinned) {
    await page.goto(address('inline', `&release=${version}&integrity=${encodeURIComponent(inline)}`));
    await expect(title(page)).toBeVisible();
  }
});
