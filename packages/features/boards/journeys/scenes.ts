import { saying, showing } from '@pausenplatz/app-e2e/screenshots/scene-parts';
import type { Scene } from '@pausenplatz/app-e2e/screenshots/scenes';
import { expect } from '@playwright/test';

const path = '/seite/unser-klassenfest';
const add = 'Neuer Eintrag in «Wer bringt was?»';
const first = showing(path, 'button', add);

const cardsPath = '/seite/unsere-projektwoche';
const cardMenu = 'Mehr zu «Stadtplan zeichnen»';
const cards = showing(cardsPath, 'button', 'Neue Karte in «Zu tun»');

/** Boards with cards, the same way. */
const cardScenes: readonly Scene[] = [
  { name: 'boards-cards', as: 'lea.brunner', open: cards },
  { name: 'boards-cards-pupil', as: 'noah.meier', open: cards },
  {
    name: 'boards-cards-edit-card',
    as: 'noah.meier',
    async open(page) {
      await cards(page);
      await page.getByRole('button', { name: cardMenu }).click();
      await page.getByRole('menuitem', { name: 'Bearbeiten' }).click();
      await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Text' })).toBeVisible();
    },
    leave: (page) => page.keyboard.press('Escape'),
  },
  {
    name: 'boards-cards-history',
    as: 'noah.meier',
    async open(page) {
      await cards(page);
      await page.getByRole('button', { name: cardMenu }).click();
      await page.getByRole('menuitem', { name: 'Verlauf' }).click();
      await expect(page.getByText('Plan zeichnen', { exact: true })).toBeVisible();
    },
    leave: (page) => page.keyboard.press('Escape'),
  },
  {
    name: 'boards-cards-settings',
    as: 'lea.brunner',
    async open(page) {
      await cards(page);
      await page.getByRole('button', { name: 'Bearbeiten', exact: true }).click();
      await page.getByRole('button', { name: 'LiveKanban bearbeiten' }).first().click();
      await expect(page.getByRole('textbox', { name: 'Titel', exact: true })).toBeVisible();
    },
    async leave(page) {
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Fertig', exact: true }).click();
    },
  },
  {
    name: 'boards-cards-print',
    as: 'lea.brunner',
    async open(page) {
      await cards(page);
      await page.emulateMedia({ media: 'print' });
    },
    leave: (page) => page.emulateMedia({ media: 'screen' }),
  },
];

/** Lists as who keeps them, a child and a visitor see them, on paper, and in their forms. */
export const boardsScenes: readonly Scene[] = [
  ...cardScenes,
  { name: 'boards', as: 'lea.brunner', open: first },
  { name: 'boards-pupil', as: 'noah.meier', open: first },
  { name: 'boards-visitor', as: 'nobody', open: saying(path, /Diese Liste sehen die Kinder/) },
  {
    name: 'boards-entry',
    as: 'noah.meier',
    async open(page) {
      await first(page);
      await page.getByRole('button', { name: add }).click();
      await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible();
    },
    leave: (page) => page.keyboard.press('Escape'),
  },
  {
    name: 'boards-comments',
    as: 'noah.meier',
    async open(page) {
      await first(page);
      await page.getByRole('button', { name: 'Kommentare zu «Girlanden»: 1' }).click();
      await expect(page.getByText('Ich habe noch blaue zu Hause.')).toBeVisible();
    },
    leave: (page) => page.keyboard.press('Escape'),
  },
  {
    name: 'boards-edit',
    as: 'lea.brunner',
    async open(page) {
      await first(page);
      await page.getByRole('button', { name: 'Bearbeiten', exact: true }).click();
      await page.getByRole('button', { name: 'Liste bearbeiten' }).first().click();
      await expect(page.getByRole('textbox', { name: 'Titel', exact: true })).toBeVisible();
    },
    async leave(page) {
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Fertig', exact: true }).click();
    },
  },
  {
    name: 'boards-print',
    as: 'lea.brunner',
    async open(page) {
      await first(page);
      await page.emulateMedia({ media: 'print' });
    },
    leave: (page) => page.emulateMedia({ media: 'screen' }),
  },
];
