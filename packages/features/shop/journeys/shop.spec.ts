import { appOrigin } from '@pausenplatz/app-e2e/stack/addresses';
import { expect, test } from '@pausenplatz/app-e2e/support/browser';
import { signIn } from '@pausenplatz/app-e2e/support/people';

test('what a teacher adds and ticks off, a pupil of the class sees at once', async ({ visitor }) => {
  const pupil = await visitor({ viewport: { width: 390, height: 844 } });
  await signIn(pupil, 'noah.meier');
  await pupil.goto(`${appOrigin}/tools/shop`);
  await expect(pupil.getByRole('checkbox', { name: 'Roter Schal' })).toBeVisible();
  const teacher = await visitor();
  await signIn(teacher, 'lea.brunner');
  await teacher.goto(`${appOrigin}/tools/shop`);
  await teacher.getByRole('button', { name: 'Neuer Eintrag' }).click();
  await teacher.getByLabel('Titel').fill('Blaue Mütze');
  await teacher.getByRole('button', { name: 'Speichern' }).click();
  await expect(pupil.getByRole('checkbox', { name: 'Blaue Mütze' })).toBeVisible({ timeout: 2_000 });
  await teacher.getByRole('checkbox', { name: 'Roter Schal' }).check();
  await expect(pupil.getByRole('checkbox', { name: 'Roter Schal' })).toBeChecked({ timeout: 2_000 });
});
