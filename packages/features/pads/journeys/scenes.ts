import { saying, showing } from '@pausenplatz/app-e2e/screenshots/scene-parts';
import type { Scene } from '@pausenplatz/app-e2e/screenshots/scenes';
import { expect } from '@playwright/test';

const path = '/seite/unsere-klassengeschichte';
const title = 'Der Fuchs auf dem Pausenplatz';
const write = `Mitschreiben in «${title}»`;
const first = showing(path, 'button', write);

/** A text as a child reads and writes it, as a teacher looks back, as a visitor reads it, and its form. */
export const padsScenes: readonly Scene[] = [
  {
    name: 'pads-writing',
    as: 'noah.meier',
    async open(page) {
      await first(page);
      await page.getByRole('button', { name: write }).click();
      await expect(page.getByRole('textbox', { name: `Text von «${title}»` })).toBeVisible();
    },
    leave: async (page) => page.getByRole('button', { name: 'Fertig', exact: true }).click(),
  },
  { name: 'pads', as: 'lea.brunner', open: first },
  { name: 'pads-visitor', as: 'nobody', open: saying(path, 'Mitten darin führte eine Spur') },
  {
    name: 'pads-edit',
    as: 'lea.brunner',
    async open(page) {
      await first(page);
      await page.getByRole('button', { name: 'Bearbeiten', exact: true }).click();
      await page.getByRole('button', { name: 'eduPad bearbeiten' }).first().click();
      await expect(page.getByRole('textbox', { name: 'Titel', exact: true })).toBeVisible();
    },
    async leave(page) {
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Fertig', exact: true }).click();
    },
  },
];
