import { expect, type Page } from '@playwright/test';
import { closeDialog, showing } from './scene-parts.ts';
import type { Scene } from './scenes.ts';

const field = (page: Page) => page.getByRole('combobox', { name: 'Seiten, Personen, Aufgaben, Werkzeuge' });

/** The search with these words above the list of pages, once it has answered. */
function seeking(words: string, found: string | RegExp) {
  return async (page: Page) => {
    await showing('/seiten', 'heading', 'Seiten')(page);
    await page.getByRole('button', { name: 'Suche', exact: true }).first().click();
    await field(page).fill(words);
    await expect(page.getByRole('option', { name: found }).first()).toBeVisible();
  };
}

/** The search of a teacher and of a pupil: begun, with hits, one group, and nothing. */
export const searchScenes: readonly Scene[] = [
  { name: 'search-begun', as: 'lea.brunner', open: seeking('', /./), leave: closeDialog },
  { name: 'search-hits', as: 'lea.brunner', open: seeking('le', /^Leseecke/), leave: closeDialog },
  {
    name: 'search-all',
    as: 'lea.brunner',
    async open(page) {
      await seeking('m', /^Mia/)(page);
      await page.getByRole('group', { name: 'Personen' }).getByRole('option', { name: 'Alle zeigen' }).click();
      await expect(page.getByRole('group')).toHaveCount(1);
    },
    leave: closeDialog,
  },
  {
    name: 'search-nothing',
    as: 'lea.brunner',
    async open(page) {
      await seeking('', /./)(page);
      await field(page).fill('Quastenflosser');
      await expect(page.getByText('Nichts gefunden für «Quastenflosser».').first()).toBeVisible();
    },
    leave: closeDialog,
  },
  { name: 'search-pupil', as: 'noah.meier', open: seeking('einmaleins', /^Einmaleins/), leave: closeDialog },
];
