import { appOrigin } from '@pausenplatz/app-e2e/stack/addresses';
import { showing } from '@pausenplatz/app-e2e/screenshots/scene-parts';
import type { Scene } from '@pausenplatz/app-e2e/screenshots/scenes';
import type { Page } from '@playwright/test';

const openOwn = async (page: Page) => {
  await page.goto(`${appOrigin}/lernen/karten?bereich=own`);
  await page.getByRole('link', { name: 'Tiere im Winter' }).click();
};
const openBox = async (page: Page) => {
  await page.goto(`${appOrigin}/lernen/karten`);
  await page.getByRole('link', { name: 'Tiere im Winter' }).click();
};

/** Overview, set, editor, box and training. */
export const flashcardsScenes: readonly Scene[] = [
  { name: 'flashcards', as: 'noah.meier', open: showing('/lernen/karten', 'link', 'Tiere im Winter') },
  { name: 'flashcards-teacher', as: 'lea.brunner', open: showing('/lernen/karten', 'link', 'Tiere im Winter') },
  { name: 'flashcards-public', as: 'lea.brunner', open: showing('/lernen/karten?bereich=public', 'link', 'Les animaux') },
  {
    name: 'flashcards-set',
    as: 'lea.brunner',
    async open(page) {
      await openOwn(page);
      await page.getByRole('button', { name: 'Zuteilen' }).waitFor();
    },
  },
  {
    name: 'flashcards-edit',
    as: 'lea.brunner',
    async open(page) {
      await openOwn(page);
      await page.getByRole('link', { name: 'Bearbeiten' }).click();
      await page.getByRole('group', { name: 'Karte 1', exact: true }).waitFor();
    },
  },
  {
    name: 'flashcards-box',
    as: 'lea.brunner',
    async open(page) {
      await openBox(page);
      await page.getByRole('heading', { name: 'So weit sind die Kinder' }).waitFor();
    },
  },
  {
    name: 'flashcards-training',
    as: 'noah.meier',
    async open(page) {
      await page.goto(`${appOrigin}/lernen/karten/training`);
      await page.getByRole('button', { name: 'Umdrehen' }).click();
      await page.getByRole('button', { name: 'Nicht gewusst' }).waitFor();
    },
  },
];
