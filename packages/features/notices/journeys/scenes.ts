import { expect } from '@playwright/test';
import { appOrigin } from '@pausenplatz/app-e2e/stack/addresses';
import { above, closeDialog, showing } from '@pausenplatz/app-e2e/screenshots/scene-parts';
import type { Scene } from '@pausenplatz/app-e2e/screenshots/scenes';

const everyNotice = {
  systemMessages: [{ id: 'C'.repeat(22), title: 'Hitzefrei', message: 'Heute ist um 15 Uhr Schluss.' }],
  systemMaintenance: { from: '2026-12-01T17:00:00.000Z', to: '2026-12-01T19:00:00.000Z' },
  openRequests: 2,
  yearChange: 2027,
};

/** The messages of a school, and every banner at once. */
export const noticesScenes: readonly Scene[] = [
  { name: 'notices-messages', as: 'eva.ammann', open: showing('/verwaltung/mitteilungen', 'button', 'Neue Mitteilung') },
  {
    name: 'notices-new-message',
    as: 'eva.ammann',
    async open(page) {
      await showing('/verwaltung/mitteilungen', 'button', 'Neue Mitteilung')(page);
      await page.getByRole('button', { name: 'Neue Mitteilung' }).click();
      await expect(page.getByRole('dialog', { name: 'Neue Mitteilung' })).toBeVisible();
    },
    leave: closeDialog,
  },
  above(
    { 'notices/get*': everyNotice },
    {
      name: 'notices-banners',
      as: 'eva.ammann',
      async open(page) {
        await page.goto(`${appOrigin}/`);
        await expect(page.getByText('2 Lehrpersonen warten auf deine Bestätigung.')).toBeVisible();
      },
    },
  ),
];
