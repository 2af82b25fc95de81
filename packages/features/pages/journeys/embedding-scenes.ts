import { appOrigin } from '@pausenplatz/app-e2e/stack/addresses';
import { showing } from '@pausenplatz/app-e2e/screenshots/scene-parts';
import type { Scene } from '@pausenplatz/app-e2e/screenshots/scenes';
import { expect, type Page } from '@playwright/test';

/** Opens what a website needs in the share dialog. */
async function openEmbedding(page: Page): Promise<void> {
  await showing('/seite/klasse-3a', 'heading', 'Klasse 3a')(page);
  await page.getByRole('button', { name: 'Teilen' }).click();
  await page.getByRole('button', { name: 'Einbettung prüfen' }).scrollIntoViewIfNeeded();
}

/** The page of 3a on websites: the gallery, the lines in the dialog, the school's list, and the boxes inside of a frame. */
export const embeddingScenes: readonly Scene[] = [
  {
    name: 'embed-gallery',
    as: 'nobody',
    async open(page) {
      await showing('/einbetten?page=klasse-3a', 'heading', 'So sieht es aus')(page);
      const first = page.frameLocator('iframe').first().frameLocator('pausenplatz-seite iframe');
      await page.locator('iframe').first().scrollIntoViewIfNeeded();
      await expect(first.getByRole('heading', { level: 1, name: 'Klasse 3a' })).toBeVisible();
    },
  },
  {
    name: 'embed-share',
    as: 'lea.brunner',
    open: openEmbedding,
    leave: (page) => page.getByRole('button', { name: 'Fertig' }).last().click(),
  },
  {
    name: 'embed-websites',
    as: 'eva.ammann',
    open: async (page) => {
      await page.goto(`${appOrigin}/verwaltung?bereich=schule`);
      await page.getByLabel('Erlaubte Websites').scrollIntoViewIfNeeded();
    },
  },
  { name: 'embed-sign-in', as: 'nobody', open: showing('/einbetten/anmelden', 'link', 'Anmelden'), ownTheme: true },
  { name: 'embed-code', as: 'nobody', open: showing('/einbetten/beam-mich', 'button', 'Los'), ownTheme: true },
];
