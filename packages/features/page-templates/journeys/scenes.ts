import { showing } from '@pausenplatz/app-e2e/screenshots/scene-parts';
import type { Scene } from '@pausenplatz/app-e2e/screenshots/scenes';
import { appOrigin } from '@pausenplatz/app-e2e/stack/addresses';
import { expect } from '@playwright/test';

/** The list, one template, and the dialog that makes a page of one. */
export const pageTemplatesScenes: readonly Scene[] = [
  { name: 'page-templates', as: 'lea.brunner', open: showing('/seiten/vorlagen', 'link', 'Leseecke der Klasse') },
  {
    name: 'page-templates-new-page',
    as: 'lea.brunner',
    async open(page) {
      await page.goto(`${appOrigin}/seiten`);
      await page.getByRole('button', { name: 'Neue Seite', exact: true }).click();
      await page.getByRole('tab', { name: 'Aus einer Vorlage' }).click();
      await page.getByRole('radio', { name: /^Leseecke der Klasse/ }).check();
      await expect(page.getByRole('textbox', { name: 'Titel' })).toHaveValue('Leseecke der Klasse');
    },
    leave: (page) => page.keyboard.press('Escape'),
  },
];
