import { demoPassword } from '@pausenplatz/account/server';
import type { Page } from '@playwright/test';
import { appOrigin, teamsOrigin } from '@pausenplatz/app-e2e/stack/addresses';
import { expect, test } from '@pausenplatz/app-e2e/support/browser';

const inTeams = (page: Page, query: Readonly<Record<string, string>>, tab: string) =>
  page.goto(`${teamsOrigin}/?${new URLSearchParams({ ...query, tab: appOrigin + tab })}`);
const frameOf = (page: Page) => page.frameLocator('iframe[name=tab]');
const pageTab = '/teams/tab-page/klasse-3a';

test('a tab follows the theme of Teams while it is open', async ({ visitor }) => {
  const page = await visitor();
  await inTeams(page, { user: 'lea.brunner' }, pageTab);
  await expect(frameOf(page).getByRole('heading', { name: 'Klasse 3a', level: 1 })).toBeVisible();
  const ground = () =>
    frameOf(page)
      .locator('.fui-FluentProvider')
      .first()
      .evaluate((element) => getComputedStyle(element).backgroundColor);
  const seen = new Set([await ground()]);
  for (const theme of ['dark', 'contrast']) {
    await page.getByRole('button', { name: theme }).click();
    await expect.poll(async () => seen.has(await ground())).toBe(false);
    seen.add(await ground());
  }
  await page.getByRole('button', { name: 'default' }).click();
  await expect.poll(ground).toBe([...seen][0]);
});

test('a tab is configured with the address in Teams and the one for browsers', async ({ visitor }) => {
  const page = await visitor();
  await inTeams(page, { user: 'lea.brunner', context: 'settings' }, '/teams/tab-configuration');
  const save = page.getByRole('button', { name: 'Save' });
  await expect(frameOf(page).getByRole('radio').first()).toBeVisible();
  await expect(save).toBeDisabled();
  await frameOf(page).getByRole('radio', { name: 'Leseecke (3a)' }).check();
  await expect(save).toBeEnabled();
  await save.click();
  await expect(page.locator('#state')).toHaveText('saved');
  expect(await page.evaluate(() => Reflect.get(globalThis, 'lab').saved)).toMatchObject({
    contentUrl: `${appOrigin}/teams/tab-page/leseecke`,
    websiteUrl: `${appOrigin}/seite/leseecke`,
    suggestedDisplayName: 'Leseecke',
  });
});

test('whoever is not linked yet signs in once and then sees the page', async ({ visitor }) => {
  const page = await visitor();
  await inTeams(page, { user: 'fremd' }, '/teams/tab-page/schule-sonnenberg');
  const frame = frameOf(page);
  await expect(frame.getByRole('heading', { name: 'Einmal anmelden' })).toBeVisible();
  await frame.getByLabel('Benutzername oder E-Mail').fill('nora.keller');
  await frame.getByLabel('Passwort').fill(demoPassword);
  await frame.getByRole('button', { name: 'Verbinden' }).click();
  await expect(frame.getByRole('heading', { name: 'Schule Sonnenberg', level: 1 })).toBeVisible();
  await page.reload();
  await expect(frame.getByRole('heading', { name: 'Schule Sonnenberg', level: 1 })).toBeVisible();
});

test('a frame that is not Teams says within eight seconds where the page belongs', async ({ visitor }) => {
  const page = await visitor();
  await inTeams(page, { silent: '' }, pageTab);
  await expect(frameOf(page).getByText('Diese Seite gehört in Microsoft Teams')).toBeVisible({ timeout: 8_000 });
});

test('a tab works where the frame may not store anything', async ({ visitor }) => {
  const page = await visitor();
  await page.addInitScript(() => {
    if (globalThis.parent === globalThis.window) return;
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(globalThis, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    Object.defineProperty(document, 'cookie', { get: () => '', set() {} });
  });
  await inTeams(page, { user: 'noah.meier' }, '/teams/personal-tab');
  await frameOf(page).getByRole('link', { name: 'Klasse 3a' }).click();
  await expect(frameOf(page).getByRole('heading', { name: 'Klasse 3a', level: 1 })).toBeVisible();
  expect((await page.context().cookies()).filter(({ name }) => name.includes('pausenplatz'))).toEqual([]);
});
