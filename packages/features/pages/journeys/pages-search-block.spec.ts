import type { Page } from '@playwright/test';
import { appOrigin } from '@pausenplatz/app-e2e/stack/addresses';
import { signIn } from '@pausenplatz/app-e2e/support/people';
import { expect, test } from '@pausenplatz/app-e2e/support/browser';

const path = '/seite/projektwoche-wald';
const field = 'Suche zur Projektwoche';

/** Addresses for which somebody would open a window; nothing of another host is asked for here. */
async function windowsOf(page: Page): Promise<readonly string[]> {
  const opened: string[] = [];
  await page.exposeFunction('noteWindow', (url: string) => opened.push(url));
  await page.addInitScript(() => {
    const { noteWindow } = globalThis as unknown as { noteWindow: (url: string) => void };
    globalThis.open = (url) => {
      noteWindow(String(url));
      return null;
    };
  });
  return opened;
}

test('a visitor finds what stands on a page and below it, and goes on at a site for children', async ({ visitor }) => {
  const page = await visitor();
  const windows = await windowsOf(page);
  await page.goto(appOrigin + path);
  const words = page.getByRole('searchbox', { name: field });
  await words.fill('gips');
  await words.press('Enter');
  const hit = page.getByRole('link', { name: /^Tagebuch/ }).filter({ hasText: 'Gips' });
  await expect(hit).toBeVisible();
  await words.fill('Rebberg');
  await words.press('Enter');
  await page.getByRole('button', { name: /Auf dieser Seite/ }).click();
  await expect(page.locator('p:focus')).toContainText('Rebberg');
  await expect(page.getByRole('radio', { name: 'Meine Dateien' })).toHaveCount(0);
  await page.getByRole('radio', { name: 'Klexikon' }).check();
  await words.fill('Dachs');
  await words.press('Enter');
  await expect.poll(() => windows).toEqual(['https://klexikon.zum.de/index.php?search=Dachs']);
});

test('a teacher finds own files there', async ({ visitor }) => {
  const page = await visitor();
  await signIn(page, 'lea.brunner');
  await page.goto(appOrigin + path);
  await expect(page.getByRole('searchbox', { name: field })).toBeVisible();
  await page.getByRole('radio', { name: 'Meine Dateien' }).check();
  const words = page.getByRole('searchbox', { name: field });
  await words.fill('library');
  await words.press('Enter');
  await expect(page.getByRole('link', { name: /library\.png/ })).toHaveAttribute('href', /^\/dokumente\//);
});
