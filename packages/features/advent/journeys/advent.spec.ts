import type { Page } from '@playwright/test';
import { appOrigin, foreignSite, schoolSite } from '@pausenplatz/app-e2e/stack/addresses';
import { expect, test } from '@pausenplatz/app-e2e/support/browser';
import { signIn } from '@pausenplatz/app-e2e/support/people';

const demo = 'demo-adventskalender-1';
const frameOf = (page: Page) => page.frameLocator('pausenplatz-advent iframe').first();
const doorOf = (page: Pick<Page, 'getByRole'>, label: number) =>
  page.getByRole('link', { name: new RegExp(`^Türchen ${label} (?:öffnen|nochmals)`) });

/** Resolves as soon as the hub has let a page listen; to be asked before the page opens. */
const listensTo = (page: Page) =>
  new Promise<void>((resolve) =>
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        if (/"granted":\[[^\]]*"advent/.test(String(payload))) resolve();
      }),
    ),
  );

test('a visitor without any script opens a door, and finds nothing of those that are still closed', async ({ partitionedBrowser }) => {
  const context = await partitionedBrowser.newContext({ javaScriptEnabled: false, ignoreHTTPSErrors: true, locale: 'de-CH' });
  const page = await context.newPage();
  await page.goto(`${appOrigin}/advent/${demo}`);
  // What messengers are told stands in the page itself.
  const said = (selector: string) => page.locator(selector).getAttribute('content');
  expect(await said('meta[property="og:title"]')).toBe('Unser Adventskalender');
  expect(await said('meta[name="description"]')).toContain('Klasse 3a');
  for (const address of [`/advent/${demo}`, `/advent/einbetten/${demo}?widget=none`]) {
    await page.goto(appOrigin + address);
    await expect(page.getByRole('heading', { level: 1, name: 'Unser Adventskalender' })).toBeVisible();
    await doorOf(page, 1).click();
    await expect(page.getByRole('heading', { name: 'Unser Schneemann Fridolin' })).toBeVisible();
    await page.getByRole('link', { name: 'Zurück zum Kalender' }).click();
    await expect(page.getByRole('heading', { name: 'Unser Schneemann Fridolin' })).toHaveCount(0);
    // Behind the twelfth is the second candle.
    expect(await page.content()).not.toContain('Die zweite Kerze');
    await page.goto(`${appOrigin}${address}${address.includes('?') ? '&' : '?'}tuer=12`);
    expect(await page.content()).not.toContain('Die zweite Kerze');
  }
  await context.close();
});

test('doors are reached in the order of their numbers by keyboard, say when they open, and stay lit once opened', async ({ visitor }) => {
  const page = await visitor();
  await page.goto(`${appOrigin}/advent/${demo}`);
  const doors = page.locator('[data-door]');
  await expect(doors).toHaveCount(24);
  expect(await doors.evaluateAll((all) => all.map((one) => Number(one.getAttribute('data-door'))))).toEqual(
    Array.from({ length: 24 }, (_, index) => index + 1),
  );
  await page.getByRole('button', { name: /^Türchen 24, öffnet sich/ }).click();
  await expect(page.getByText(/^Türchen 24 öffnet sich/)).toBeVisible();
  await doorOf(page, 2).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Witz des Tages' })).toBeVisible();
  await expect(page.locator('#tuer')).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Witz des Tages' })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('link', { name: 'Türchen 2 nochmals anschauen' })).toBeVisible();
});

test('a door that a teacher fills or empties changes before the eyes of visitors, on our page and in a frame', async ({ visitor }) => {
  const page = await visitor();
  await page.goto(`${appOrigin}/advent/${demo}`);
  const website = await visitor();
  const listens = listensTo(website);
  await website.goto(`${schoolSite}/?kind=advent&calendar=${demo}`);
  await expect(doorOf(frameOf(website), 5)).toBeVisible();
  const teacher = await visitor();
  await signIn(teacher, 'lea.brunner');
  await teacher.goto(`${appOrigin}/tools/advent/bearbeiten/${demo}`);
  const openDialog = () => teacher.getByRole('button', { name: 'Türchen 5 bearbeiten' }).click();
  // The frame connects once it has nothing better to do.
  await listens;
  await openDialog();
  await teacher.getByRole('button', { name: 'Leeren' }).click();
  const isEmpty = (place: Pick<Page, 'getByRole'>) => expect(place.getByRole('button', { name: 'Türchen 5, noch leer' })).toBeVisible();
  await Promise.all([isEmpty(page), isEmpty(frameOf(website))]);
  await openDialog();
  await teacher.getByRole('textbox', { name: /^Text/ }).fill('Frisch gebacken');
  await teacher.getByRole('dialog').getByRole('button', { name: 'Speichern' }).click();
  await expect(doorOf(page, 5)).toBeVisible();
  await expect(doorOf(frameOf(website), 5)).toBeVisible();
});

test('on an allowed website doors open inside of the frame without a cookie; on others the link stays', async ({ visitor }) => {
  test.info().annotations.push({ type: 'expected-fault', description: 'frame-ancestors' });
  const page = await visitor();
  await page.addInitScript(() => {
    const told: unknown[] = [];
    Object.assign(globalThis, { told });
    addEventListener('pausenplatz:door-open', (event) => told.push(Reflect.get(event, 'detail')));
  });
  await page.goto(`${schoolSite}/?kind=advent&calendar=${demo}`);
  await doorOf(frameOf(page), 1).click();
  await expect(frameOf(page).getByRole('heading', { name: 'Unser Schneemann Fridolin' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => Reflect.get(globalThis, 'told') as unknown)).toEqual([{ door: 1 }]);
  await frameOf(page).getByRole('link', { name: 'Zurück zum Kalender' }).click();
  await expect(
    frameOf(page)
      .getByRole('link', { name: 'Türchen 1 nochmals anschauen' })
      .or(frameOf(page).locator('[data-door="1"][data-opened]'))
      .first(),
  ).toBeVisible();
  expect(await page.context().cookies()).toEqual([]);
  const foreign = await visitor();
  await foreign.goto(`${foreignSite}/?kind=advent&calendar=${demo}`);
  await expect(foreign.getByRole('link', { name: 'Ersatz' })).toBeVisible();
  await expect(foreign.getByText('Der Inhalt lässt sich hier gerade nicht zeigen.')).toBeVisible({ timeout: 15_000 });
});

test('a child fills its door, its teacher releases it', async ({ visitor }) => {
  const teacher = await visitor();
  await signIn(teacher, 'lea.brunner');
  await teacher.goto(`${appOrigin}/tools/advent`);
  await teacher.getByRole('button', { name: 'Neuer Kalender' }).click();
  await teacher.getByLabel('Titel').fill('Noch zwei Tage');
  await teacher.getByRole('dialog').getByText('Klasse 3a').click();
  await teacher.getByRole('button', { name: 'Erstellen' }).click();
  await expect(teacher.getByRole('heading', { level: 1, name: 'Noch zwei Tage' })).toBeVisible();
  await teacher.getByRole('button', { name: 'Verlosen' }).click();
  await expect(teacher.getByText(/Türchen verlost/)).toBeVisible();
  const address = teacher.url().replace('/bearbeiten/', '/');
  const child = await visitor({ viewport: { width: 390, height: 844 } });
  await signIn(child, 'noah.meier');
  await child.goto(address);
  await child
    .getByRole('button', { name: /^Türchen \d+ füllen$/ })
    .first()
    .click();
  await child.getByRole('textbox', { name: /^Text/ }).fill('Ein Igel schläft unter dem Laub.');
  await child.getByRole('button', { name: 'Abgeben' }).click();
  await expect(child.getByText('Abgegeben. Deine Lehrperson schaut es an.').first()).toBeVisible();
  await teacher.getByRole('button', { name: /^Türchen \d+ freigeben$/ }).click();
  await expect(child.getByText('Freigegeben. Gut gemacht!').first()).toBeVisible({ timeout: 3_000 });
});
