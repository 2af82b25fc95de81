import { expect, type Page } from '@playwright/test';
import { closeDialog, saying, showing } from '@pausenplatz/app-e2e/screenshots/scene-parts';
import type { Scene } from '@pausenplatz/app-e2e/screenshots/scenes';

/** The class 4b, from the administration, as one walks. */
async function ofClass(page: Page): Promise<void> {
  await showing('/verwaltung', 'link', /^4b/)(page);
  await page.locator('main').getByRole('link', { name: /^4b/ }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: '4b' })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Alle auswählen' })).toBeVisible();
}

/** Cards of a class, and the letter of a school. */
export const printingScenes: readonly Scene[] = [
  {
    name: 'office-cards',
    as: 'lea.brunner',
    async open(page) {
      await ofClass(page);
      await page.getByRole('button', { name: 'Passwortkarten' }).first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
    leave: closeDialog,
  },
  { name: 'office-letter', as: 'lea.brunner', open: saying('/einstellungen/briefe', 'Das stellt die Schuladministration ein.') },
];
