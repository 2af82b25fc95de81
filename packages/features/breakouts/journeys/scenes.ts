import { saying, showing } from '@pausenplatz/app-e2e/screenshots/scene-parts';
import type { Scene } from '@pausenplatz/app-e2e/screenshots/scenes';
import { expect, type Page } from '@playwright/test';

const path = '/seite/nachts-im-schulhaus';

/** Begins as a team with a name of its own: scenes are taken again at each width. */
async function begun(page: Page): Promise<void> {
  await showing(path, 'button', 'Los gehts')(page);
  await page.getByRole('textbox', { name: 'Wie heisst euer Team?' }).fill(`Igel ${Date.now() % 1_000_000}`);
  await page.getByRole('button', { name: 'Los gehts' }).click();
  await expect(page.getByText('Schloss 1: Die Garderobe')).toBeVisible();
}

const forget = (page: Page) => page.evaluate(() => localStorage.clear());

async function opened(page: Page): Promise<void> {
  await begun(page);
  await page.getByRole('textbox', { name: 'Eure Zahl' }).fill('43');
  await page.getByRole('button', { name: 'Öffnen' }).click();
  await expect(page.getByText('Offen!')).toBeVisible();
}

/** A breakout as who leads it, a child before and at play, and a visitor see it, and where it is built. */
export const breakoutsScenes: readonly Scene[] = [
  { name: 'breakouts', as: 'lea.brunner', open: showing(path, 'button', 'Schlossblätter drucken') },
  { name: 'breakouts-start', as: 'noah.meier', open: showing(path, 'button', 'Los gehts') },
  { name: 'breakouts-lock', as: 'noah.meier', open: begun, leave: forget },
  { name: 'breakouts-opened', as: 'noah.meier', open: opened, leave: forget },
  { name: 'breakouts-visitor', as: 'nobody', open: saying(path, /Melde dich an, um hier zu spielen/) },
  {
    name: 'breakouts-edit',
    as: 'lea.brunner',
    async open(page) {
      await showing(path, 'button', 'Schlossblätter drucken')(page);
      await page.getByRole('button', { name: 'Bearbeiten', exact: true }).click();
      await page.getByRole('button', { name: 'EduBreakout bearbeiten' }).first().click();
      await expect(page.getByText('Die Pausenglocke')).toBeVisible();
    },
    async leave(page) {
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Fertig', exact: true }).click();
    },
  },
];
