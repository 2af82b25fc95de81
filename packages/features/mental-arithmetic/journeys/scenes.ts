import { expect } from '@playwright/test';
import { showing } from '@pausenplatz/app-e2e/screenshots/scene-parts';
import type { Scene } from '@pausenplatz/app-e2e/screenshots/scenes';
import { typeAnswer } from './answers.ts';

const path = '/lernen/kopfrechnen';

/** The way, a stage before it is begun, a mistake in it, and what a teacher sees. */
export const mentalArithmeticScenes: readonly Scene[] = [
  { name: 'mental-arithmetic', as: 'noah.meier', open: showing(path, 'heading', 'Deine Stufen') },
  { name: 'mental-arithmetic-stage', as: 'noah.meier', open: showing(`${path}/stufe-5`, 'button', 'Los') },
  {
    name: 'mental-arithmetic-mistake',
    as: 'noah.meier',
    async open(page) {
      await showing(`${path}/stufe-5`, 'button', 'Los')(page);
      await page.getByRole('button', { name: 'Los' }).click();
      await expect(page.getByRole('group', { name: 'Zahlen' })).toBeVisible();
      await typeAnswer(page, 1);
      await expect(page.getByRole('heading', { name: /so geht es/ })).toBeVisible();
    },
  },
  { name: 'mental-arithmetic-class', as: 'lea.brunner', open: showing(path, 'button', /Noah Meier/) },
];
