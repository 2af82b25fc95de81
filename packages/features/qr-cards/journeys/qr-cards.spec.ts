import { appOrigin } from '@pausenplatz/app-e2e/stack/addresses';
import { expect, test } from '@pausenplatz/app-e2e/support/browser';
import { signIn } from '@pausenplatz/app-e2e/support/people';
import { printCard } from './printed-card.ts';

const pictures = ['Katze', 'Sonne', 'Mond', 'Katze'];

test('a pupil gets in by the code on the printed card, chooses pictures for it, and is asked for them until the teacher takes them away', async ({
  visitor,
}) => {
  const lea = await visitor();
  await signIn(lea, 'lea.brunner');
  const card = await printCard(lea, '3a', 'Noah Meier');

  const noah = await visitor();
  await noah.goto(card);
  await noah.getByRole('button', { name: 'Ja, anmelden' }).click();
  await expect(noah).toHaveURL(`${appOrigin}/`);
  await noah.goto(`${appOrigin}/mein-konto/sicherheit`);
  await noah.getByRole('button', { name: 'Bilder wählen' }).click();
  for (const picture of pictures) await noah.getByRole('button', { name: picture, exact: true }).click();
  await expect(noah.getByText('Tippe sie noch einmal an')).toBeVisible();
  for (const picture of pictures) await noah.getByRole('button', { name: picture, exact: true }).click();
  await expect(noah.getByText('Merk dir deine Bilder gut!')).toBeVisible();

  const tablet = await visitor({ viewport: { width: 820, height: 1180 } });
  await tablet.goto(card);
  await tablet.getByRole('button', { name: 'Ja, anmelden' }).click();
  await expect(tablet.getByRole('heading', { name: 'Welche Bilder sind deine?' })).toBeVisible();
  for (const picture of pictures.toReversed()) await tablet.getByRole('button', { name: picture, exact: true }).click();
  await expect(tablet.getByLabel('0 von 4 Bildern gewählt')).toBeVisible();
  for (const picture of pictures) await tablet.getByRole('button', { name: picture, exact: true }).click();
  await expect(tablet).toHaveURL(`${appOrigin}/`);
  await expect(tablet.getByLabel('Benutzername oder E-Mail')).toHaveCount(0);

  // Forgotten pictures are taken away by the teacher, which shows where the pupil is signed in.
  await expect(noah.getByRole('button', { name: 'Ohne Bilder anmelden' })).toBeVisible();
  await lea.goto(`${appOrigin}/verwaltung`);
  await lea.locator('main').getByRole('link', { name: /^3a/ }).first().click();
  await lea.getByRole('button', { name: 'Noah Meier bearbeiten' }).click();
  await lea.getByRole('button', { name: 'Bilder-PIN zurücksetzen' }).click();
  await lea.getByRole('button', { name: 'Ja, zurücksetzen' }).click();
  await expect(lea.getByText('Die QR-Karte fragt nicht mehr nach Bildern.')).toBeVisible();
  await lea.getByRole('dialog').getByRole('button', { name: 'Abbrechen' }).click();
  await expect(noah.getByRole('button', { name: 'Ohne Bilder anmelden' })).toHaveCount(0);
  await printCard(lea, '3a', 'Noah Meier');
  const late = await visitor();
  await late.goto(card);
  await late.getByRole('button', { name: 'Ja, anmelden' }).click();
  await expect(late.getByText('Diese Karte gilt nicht mehr')).toBeVisible();
});
