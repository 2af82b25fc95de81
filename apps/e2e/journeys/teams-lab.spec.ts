import { demoPassword } from '@pausenplatz/account/server';
import { startLab } from '@pausenplatz/teams/lab/start-lab';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser.ts';

let lab: Awaited<ReturnType<typeof startLab>>;
test.beforeAll(async () => {
  lab = await startLab({ port: 0 });
});
test.afterAll(() => lab.stop());

const tab = (page: Page) => page.frameLocator('iframe[name=tab]');
const headingIn = (page: Page, name: string) => expect(tab(page).getByRole('heading', { name, level: 1 })).toBeVisible();

test('the lab shows the personal tab to any browser, of somebody else, in a meeting, on a phone, in another theme', async ({
  partitionedBrowser,
}) => {
  const context = await partitionedBrowser.newContext({ locale: 'de-CH', ignoreHTTPSErrors: true });
  const page = await context.newPage();
  await page.goto(lab.address);
  await headingIn(page, 'Meine Seiten');
  await expect(page.getByRole('status')).toHaveText('ready');

  const scheme = () => page.frame({ name: 'tab' })?.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  await page.getByRole('button', { name: 'dunkel' }).click();
  await expect.poll(scheme).toBe('dark');

  await page.getByLabel('Breite').selectOption('360 px (Telefon)');
  await expect.poll(() => page.locator('iframe').evaluate((frame) => frame.clientWidth)).toBe(360);
  await page.getByLabel('Wer').selectOption('Noah Meier (Schüler)');
  await page.getByLabel('Tab', { exact: true }).selectOption('Agenda');
  await page.getByLabel('Wo').selectOption('Besprechung: Seitenleiste');
  await expect(tab(page).getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByLabel('Tab', { exact: true }).selectOption('Tab einrichten');
  await page.getByLabel('Wer').selectOption('Lea Brunner (Lehrperson)');
  await tab(page).getByRole('radio', { name: 'Agenda (3a)' }).check();
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByRole('status')).toHaveText('saved');
  await context.close();
});

test('the lab signs in in a window, with the own account and at its Microsoft', async ({ partitionedBrowser }) => {
  for (const way of ['Mit Benutzername und Passwort anmelden', 'Mit dem Microsoft-Konto anmelden']) {
    const context = await partitionedBrowser.newContext({ locale: 'de-CH', ignoreHTTPSErrors: true });
    const page = await context.newPage();
    await page.goto(`${lab.address}?tab=/teams/personal-tab&user=niemand&sso=no`);
    const [window] = await Promise.all([page.waitForEvent('popup'), tab(page).getByRole('button', { name: way }).click()]);
    if (way.includes('Passwort')) {
      await window.getByLabel('Benutzername oder E-Mail').fill('lea.brunner');
      await window.getByLabel('Passwort').fill(demoPassword);
      await window.getByRole('button', { name: 'Anmelden' }).click();
    } else await window.getByRole('link', { name: 'lea.brunner', exact: true }).click();
    await headingIn(page, 'Meine Seiten');
    await context.close();
  }
});
