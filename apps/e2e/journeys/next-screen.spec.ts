import type { Page } from '@playwright/test';
import { appOrigin } from '../stack/addresses.ts';
import { untilAlive } from '../support/alive.ts';
import { expect, test } from '../support/browser.ts';
import { signIn } from '../support/people.ts';

const sidebarLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Hauptnavigation' }).getByRole('link', { name, exact: true });

test('what is behind a link is there before anybody presses it, and whoever only passes over it asks for nothing', async ({ visitor }) => {
  const page = await visitor({ viewport: { width: 1440, height: 900 } });
  await signIn(page, 'lea.brunner');
  // A screen that shows nothing of the next ones.
  await page.goto(`${appOrigin}/profil`);
  await page.waitForLoadState('networkidle');
  await untilAlive(page);

  // Whatever a pointer asks for that only passes goes out before what one asks for that then stays elsewhere.
  const passed: string[] = [];
  page.on('request', (request) => passed.push(new URL(request.url()).pathname));
  await sidebarLink(page, 'Klasse 3a').evaluate((link) => {
    link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    document.body.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  });
  const screens = [
    ['Agenda', '/api/homework/get', 'Ganze Woche'],
    ['Klasse 3a', '/api/pages/get/klasse-3a', 'Mehr von uns'],
    ['Arbeitspläne', '/api/arbeitsplan/', 'Plan 8 · Im Alltag rechnen'],
    ['Adventskalender', '/api/advent/get', 'Unser Adventskalender'],
  ] as const;
  for (const [name, call, shown] of screens) {
    const link = sidebarLink(page, name);
    const asked = page.waitForResponse((response) => new URL(response.url()).pathname.startsWith(call));
    await link.hover();
    expect((await asked).status(), name).toBe(200);
    if (name === 'Agenda') expect(passed.filter((path) => path.startsWith('/api/pages/get/'))).toEqual([]);
    await page.waitForLoadState('networkidle');
    // Whatever were still missing would be missing now.
    await page.context().setOffline(true);
    await link.click();
    await expect(page, name).not.toHaveURL(/\/profil$/);
    await expect(page.getByRole('main').getByText(shown).first(), name).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.getByText('Keine Verbindung')).toHaveCount(0);
  }
});

test('whoever goes back stands where they were', async ({ visitor }) => {
  const page = await visitor({ viewport: { width: 412, height: 700 } });
  await signIn(page, 'lea.brunner');
  await page.goto(`${appOrigin}/seiten`);
  await page.waitForLoadState('networkidle');
  const link = page.getByRole('main').locator('a[href^="/seite/"]').last();
  await link.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => Math.round(scrollY));
  expect(before).toBeGreaterThan(200);
  await link.click();
  await expect(page).toHaveURL(/\/seite\//);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/seiten$/);
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(before);
});
