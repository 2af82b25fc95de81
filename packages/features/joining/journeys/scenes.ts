import { expect } from '@playwright/test';
import { appOrigin } from '@pausenplatz/app-e2e/stack/addresses';
import { above, saying, showing } from '@pausenplatz/app-e2e/screenshots/scene-parts';
import type { Scene } from '@pausenplatz/app-e2e/screenshots/scenes';

const founded = { name: 'Primarschule Auental', place: 'Auental', foundedAt: '2026-11-20T10:00:00.000Z', founder: 'Ida Auer' };

/** What the operator sees who follows the mailed link. */
const ofOperator: readonly Scene[] = [
  above(
    { 'administration/confirmation/look': { ...founded, confirmed: false } },
    {
      name: 'office-confirmation',
      as: 'nobody',
      async open(page) {
        await page.goto(`${appOrigin}/schule-bestaetigen/${'a'.repeat(43)}`);
        await expect(page.getByText(/Primarschule Auental/).first()).toBeVisible();
      },
    },
  ),
  above(
    { 'administration/confirmation/look': { ...founded, confirmed: true } },
    {
      name: 'office-confirmation-done',
      as: 'nobody',
      async open(page) {
        await page.goto(`${appOrigin}/schule-bestaetigen/${'b'.repeat(43)}`);
        await expect(page.getByText(/Primarschule Auental/).first()).toBeVisible();
      },
    },
  ),
];

/** A teacher who looks for a school, an admin who answers, and the operator. */
export const joiningScenes: readonly Scene[] = [
  {
    name: 'office-join',
    as: 'lea.brunner',
    async open(page) {
      await showing('/verwaltung/schule-verbinden', 'heading', /./)(page);
      await page.getByLabel('Name oder Ort der Schule').fill('Sonnenberg');
      await expect(page.getByRole('button', { name: 'Anfragen' }).first()).toBeVisible();
    },
  },
  { name: 'office-requests', as: 'eva.ammann', open: saying('/verwaltung?bereich=anfragen', /^(?:Niemand wartet|.* möchte dazugehören)/) },
  ...ofOperator,
];
