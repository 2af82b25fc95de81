import { appOrigin } from '@pausenplatz/app-e2e/stack/addresses';
import { expect, test } from '@pausenplatz/app-e2e/support/browser';
import { signIn } from '@pausenplatz/app-e2e/support/people';

test('what the administration tells the school appears for a pupil at once, and stays away once it is hidden', async ({ visitor }) => {
  const pupil = await visitor({ viewport: { width: 390, height: 844 } });
  await signIn(pupil, 'noah.meier');
  const admin = await visitor();
  await signIn(admin, 'eva.ammann');
  await admin.goto(`${appOrigin}/verwaltung/mitteilungen`);
  await admin.getByRole('button', { name: 'Neue Mitteilung' }).click();
  const dialog = admin.getByRole('dialog', { name: 'Neue Mitteilung' });
  await dialog.getByLabel('Titel').fill('Hitzefrei');
  await dialog.getByRole('button', { name: 'Veröffentlichen' }).click();
  await expect(dialog.getByText('Da muss schon was stehen...')).toBeVisible();
  await expect(dialog.getByLabel('Titel')).toHaveValue('Hitzefrei');
  await dialog.getByLabel('Mitteilung').fill('Heute ist um 15 Uhr Schluss.');
  await dialog.getByRole('button', { name: 'Veröffentlichen' }).click();
  await expect(dialog).toHaveCount(0);

  await pupil.goto(appOrigin);
  const banners = pupil.getByRole('region', { name: 'Mitteilungen' });
  await expect(banners.getByText('Hitzefrei')).toBeVisible();
  const banner = banners
    .locator('div', { hasText: 'Hitzefrei' })
    .filter({ has: pupil.getByRole('button') })
    .last();
  // On a phone a banner is one line until somebody wants more of it.
  await banner.getByRole('button', { name: 'Mehr' }).click();
  await expect(banners.getByText('Heute ist um 15 Uhr Schluss.')).toBeVisible();
  await banner.getByRole('button', { name: 'Nie mehr anzeigen' }).click();
  await expect(banners.getByText('Hitzefrei')).toHaveCount(0);
  await pupil.reload();
  await expect(banners.getByText('Räbeliechtli-Umzug am Freitag')).toBeVisible();
  await expect(banners.getByText('Hitzefrei')).toHaveCount(0);

  await admin.getByRole('listitem').filter({ hasText: 'Hitzefrei' }).getByRole('button', { name: 'Zurücknehmen' }).click();
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Zurücknehmen' }).click();
  await expect(admin.getByRole('listitem').filter({ hasText: 'Hitzefrei' })).toHaveCount(0);
});
