import { expect, type Page } from '@playwright/test';
import { appOrigin } from '@pausenplatz/app-e2e/stack/addresses';
import { above, showing } from '@pausenplatz/app-e2e/screenshots/scene-parts';
import type { Scene } from '@pausenplatz/app-e2e/screenshots/scenes';

/** The class 4b goes into its new school year, alone; it is then called 5b. */
async function newYear(page: Page): Promise<void> {
  await showing('/tools/jahreswechsel', 'button', 'Neuen Plan anlegen')(page);
  await page.getByRole('button', { name: 'Neuen Plan anlegen' }).click();
  const other = page.getByRole('main').getByRole('listitem').filter({ hasText: '3a' });
  await other.getByRole('button', { name: 'Ändern' }).click();
  await page.getByRole('dialog').getByText('Keine Aktion').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Speichern' }).click();
  await expect(other.getByText('Keine Aktion')).toBeVisible();
  await page.getByRole('button', { name: 'Plan durchführen' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Plan durchführen' }).click();
  await expect(page.getByRole('button', { name: 'Zurückstellen' })).toBeVisible({ timeout: 30_000 });
}

/** Back to 4b, so that every other picture finds it. */
async function oldYear(page: Page): Promise<void> {
  await showing('/tools/jahreswechsel', 'button', 'Öffnen')(page);
  await page.getByRole('button', { name: 'Öffnen' }).first().click();
  await page.getByRole('button', { name: 'Zurückstellen' }).click();
  await expect(page.getByText('zurückgestellt', { exact: true })).toBeVisible();
}

/** Plans of a teacher and of an admin, and a class that was led into its new year. */
export const yearChangeScenes: readonly Scene[] = [
  {
    name: 'office-year-plan',
    as: 'lea.brunner',
    async open(page) {
      await showing('/tools/jahreswechsel', 'button', /^(?:Neuen Plan anlegen|Plan wegwerfen)$/)(page);
      await page.getByRole('button', { name: 'Neuen Plan anlegen' }).click();
      await expect(page.getByRole('button', { name: 'Plan durchführen' })).toBeVisible();
    },
    async leave(page) {
      await page.getByRole('button', { name: 'Plan wegwerfen' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Plan wegwerfen' }).click();
      await expect(page.getByRole('button', { name: 'Neuen Plan anlegen' })).toBeVisible();
    },
  },
  {
    name: 'office-new-year',
    as: 'lea.brunner',
    async open(page) {
      await newYear(page);
      await showing('/verwaltung', 'link', /^5b/)(page);
      await page.locator('main').getByRole('link', { name: /^5b/ }).first().click();
      await expect(page.getByRole('heading', { name: /^Neues Schuljahr/ })).toBeVisible();
      await page.getByRole('checkbox', { name: 'Passwortkarten drucken und verteilen' }).check();
    },
    leave: oldYear,
  },
  above(
    {},
    {
      name: 'year-farewell',
      as: 'noah.meier',
      async open(page) {
        await page.route(`${appOrigin}/api/account/checkauthentication`, async (route) => {
          const response = await route.fetch();
          const { user, ...answer } = (await response.json()) as { readonly user: object };
          const settings = { jahreswechsel: { abschied: { school: 'Schule Sonnenberg', until: '2027-09-30' } } };
          await route.fulfill({
            response,
            json: { ...answer, user: { ...user, schools: [], schoolClasses: [], currentSchoolClass: null, settings } },
          });
        });
        await showing('/', 'heading', 'Nimm mit, was dir gehört')(page);
      },
    },
  ),
  { name: 'office-year', as: 'eva.ammann', open: showing('/verwaltung?bereich=jahreswechsel', 'button', 'Neuen Plan anlegen') },
];
