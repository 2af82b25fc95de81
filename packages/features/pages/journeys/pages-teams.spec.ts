import type { Page } from '@playwright/test';
import { appOrigin, teamsOrigin } from '@pausenplatz/app-e2e/stack/addresses';
import { expect, test } from '@pausenplatz/app-e2e/support/browser';

const inTeams = (page: Page, query: Readonly<Record<string, string>>, tab: string) =>
  page.goto(`${teamsOrigin}/?${new URLSearchParams({ ...query, tab: appOrigin + tab })}`);
const frameOf = (page: Page) => page.frameLocator('iframe[name=tab]');
const pageTab = '/teams/tab-page/klasse-3a';

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
