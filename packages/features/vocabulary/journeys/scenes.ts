import { appOrigin } from '@pausenplatz/app-e2e/stack/addresses';
import { showing } from '@pausenplatz/app-e2e/screenshots/scene-parts';
import type { Scene } from '@pausenplatz/app-e2e/screenshots/scenes';
import type { Page } from '@playwright/test';

const openWeek = async (page: Page) => {
  await page.goto(`${appOrigin}/lernen/lernwoerter`);
  await page.getByRole('link', { name: 'Lernwörter Woche 47' }).click();
};

/** Overview, list, editor, exercise with a mistake, and the table of a class. */
export const vocabularyScenes: readonly Scene[] = [
  { name: 'vocabulary', as: 'noah.meier', open: showing('/lernen/lernwoerter', 'link', 'Lernwörter Woche 47') },
  { name: 'vocabulary-teacher', as: 'lea.brunner', open: showing('/lernen/lernwoerter', 'link', 'Lernwörter Woche 47') },
  {
    name: 'vocabulary-list',
    as: 'noah.meier',
    async open(page) {
      await openWeek(page);
      await page.getByRole('heading', { name: 'Portion 1' }).waitFor();
    },
  },
  {
    name: 'vocabulary-edit',
    as: 'lea.brunner',
    async open(page) {
      await openWeek(page);
      await page.getByRole('link', { name: 'Bearbeiten' }).click();
      await page.getByLabel('Wort 2', { exact: true }).click();
    },
  },
  {
    name: 'vocabulary-correct',
    as: 'lea.brunner',
    async open(page) {
      await page.goto(`${appOrigin}/lernen/lernwoerter`);
      await page.getByRole('link', { name: 'Rund ums Velo' }).click();
      await page.getByRole('link', { name: 'Bearbeiten' }).click();
      await page.getByLabel('Wort 4 ist korrigiert').waitFor();
    },
  },
  {
    name: 'vocabulary-training',
    as: 'noah.meier',
    async open(page) {
      await openWeek(page);
      await page.getByRole('link', { name: 'Üben', exact: true }).first().click();
      const word = await page.locator('[data-shown]').innerText();
      await page.getByRole('button', { name: 'Abdecken' }).click();
      await page.getByLabel('Deine Antwort').fill(`${word.slice(0, -4)}${word.slice(-3)}`);
      await page.keyboard.press('Enter');
      await page.getByText('stimmt alles', { exact: false }).waitFor();
    },
  },
  {
    name: 'vocabulary-class',
    as: 'lea.brunner',
    async open(page) {
      await openWeek(page);
      await page.getByRole('table', { name: 'Wörter und Kinder' }).waitFor();
    },
  },
];
