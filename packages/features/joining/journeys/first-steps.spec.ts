import { expect, test } from '@pausenplatz/app-e2e/support/browser';
import { closeReleaseNotes } from '@pausenplatz/app-e2e/support/people';
import { addBlock, saved, titleOf } from '@pausenplatz/pages/journeys/editor';
import { fillFoundation, followConfirmation } from './newcomers.ts';

test('a newly registered teacher is led from the mail to the first page, each next step one press away', async ({ visitor }) => {
  test.setTimeout(120_000);
  const page = await visitor();
  const steps = page.getByRole('region', { name: 'Deine ersten Schritte' });
  const done = (words: string) => steps.getByRole('listitem').filter({ hasText: words }).getByText('erledigt', { exact: true });
  await followConfirmation(page, 'Nora', 'Hasler');

  await test.step('the first sign-in leads to the search for the school, and the new school back home', async () => {
    await expect(page).toHaveURL(/\/verwaltung\/schule-verbinden\?newUser/);
    await closeReleaseNotes(page);
    await expect(page.getByText('Schön, dass du da bist! Verbinde dich jetzt mit deiner Schule.')).toBeVisible();
    await fillFoundation(page, 'Schule Hasliberg');
    await expect(page).toHaveURL(/\/$/);
    await expect(done('Mit Schule Hasliberg verbunden')).toBeVisible();
  });

  await test.step('the first class is her own, although she administers the school', async () => {
    await steps.getByRole('link', { name: 'Klasse anlegen' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name der Klasse').fill('2b');
    await expect(dialog.getByRole('checkbox', { name: 'Ich unterrichte diese Klasse' })).toBeChecked();
    await dialog.getByRole('button', { name: 'Speichern' }).click();
    await expect(done('Du unterrichtest 2b')).toBeVisible();
  });

  await test.step('the first page is one of the class, and with it all is done', async () => {
    await steps.getByRole('link', { name: 'Seite anlegen' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel('Für wen?').locator('option:checked')).toHaveText('2b');
    await dialog.getByLabel('Titel').fill('Unsere 2b');
    await dialog.getByRole('button', { name: 'Anlegen' }).click();
    await addBlock(page, 'Titel');
    await titleOf(page).fill('Willkommen in der 2b');
    await saved(page);
    await page.getByRole('button', { name: 'Fertig' }).click();
    await expect(page.getByRole('heading', { name: 'Willkommen in der 2b' })).toBeVisible();
    await page.getByRole('link', { name: 'Start', exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: /Nora/ })).toBeVisible();
    await expect(steps).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: /Nora/ })).toBeVisible();
    await expect(steps).toHaveCount(0);
  });
});
