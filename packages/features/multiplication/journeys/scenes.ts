import { expect, type Page } from '@playwright/test';
import { showing } from '@pausenplatz/app-e2e/screenshots/scene-parts';
import type { Scene } from '@pausenplatz/app-e2e/screenshots/scenes';
import { giveAnswer } from './answers.ts';

const path = '/lernen/einmaleins';
const pad = (page: Page) => expect(page.getByRole('button', { name: '7', exact: true }).first()).toBeVisible();
const level = (name: string, address: string, ready: (page: Page) => Promise<unknown> = pad): Scene => ({
  name: `multiplication-${name}`,
  as: 'noah.meier',
  async open(page) {
    await showing(`${path}/${address}`, 'button', 'Aufhören')(page);
    await ready(page);
  },
});

/** The mountain, every level, a mistake, what stands beside them, and what a teacher sees. */
export const multiplicationScenes: readonly Scene[] = [
  { name: 'multiplication', as: 'noah.meier', open: showing(path, 'heading', 'Deine Karte') },
  level('build', '1/9', async (page) => {
    for (let row = 0; row < 2; row += 1) await page.getByRole('button', { name: 'Noch eine Reihe' }).click();
  }),
  level('compose', '2/7'),
  level('calculate', '8/7'),
  level('order', '4/7'),
  level('count', '5/7'),
  level('board', '6/7', async (page) => {
    for (const cell of ['7', '14', '21']) await page.getByRole('button', { name: cell, exact: true }).click();
  }),
  level('gaps', '9/5'),
  level('hear', '10/5', (page) => expect(page.getByText('keine deutsche Stimme')).toBeVisible()),
  level('mistake', '8/7', async (page) => {
    await giveAnswer(page, 1);
    await expect(page.getByRole('heading', { name: /so geht es/ })).toBeVisible();
  }),
  { name: 'multiplication-division', as: 'noah.meier', open: showing('/lernen/einsdurcheins', 'button', 'Aufhören') },
  { name: 'multiplication-tempo', as: 'noah.meier', open: showing(`${path}/tempo`, 'heading', 'Die letzten Male') },
  { name: 'multiplication-diploma', as: 'noah.meier', open: showing(`${path}/diplom`, 'heading', /Stufen geschafft/) },
  { name: 'multiplication-class', as: 'lea.brunner', open: showing(path, 'button', /Meier/) },
  {
    name: 'multiplication-child',
    as: 'lea.brunner',
    async open(page) {
      await showing(path, 'button', /Noah Meier/)(page);
      await page.getByRole('button', { name: /Noah Meier/ }).click();
      await expect(page.getByRole('dialog').getByText(/Stufen geschafft/)).toBeVisible();
    },
    leave: (page) => page.keyboard.press('Escape'),
  },
];
