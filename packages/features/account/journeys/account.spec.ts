import { demoPassword } from '../src/server/index.ts';
import { appOrigin } from '@pausenplatz/app-e2e/stack/addresses';
import { switchSecondFactorOn } from './accounts.ts';
import { expect, test } from '@pausenplatz/app-e2e/support/browser';
import { signIn } from '@pausenplatz/app-e2e/support/people';

test('a visitor is told at each field what is missing, and nothing typed is lost on a reload', async ({ visitor }) => {
  const page = await visitor();
  await page.goto(`${appOrigin}/konto-erstellen`);
  await page.getByLabel('Vorname').fill('Ida');
  await page.getByLabel('E-Mail').fill('ida@schule');
  await page.getByRole('button', { name: 'Konto erstellen' }).click();
  await expect(page.getByText('E-Mail Adresse ist nicht korrekt.')).toBeVisible();
  await expect(page.getByText('Da muss schon was stehen...')).toHaveCount(2);
  await expect(page.getByLabel('Nachname')).toBeFocused();
  await page.reload();
  await expect(page.getByLabel('Vorname')).toHaveValue('Ida');
  await expect(page.getByLabel('E-Mail')).toHaveValue('ida@schule');
});

test('a mailed link is a page with a button, and a card by link asks before it signs anybody in', async ({ visitor }) => {
  const page = await visitor();
  await page.goto(`${appOrigin}/email-bestaetigen/gibt-es-nicht`);
  await page.getByRole('button', { name: 'Ja, bestätigen' }).click();
  await expect(page.getByText('Link nicht mehr gültig')).toBeVisible();
  await page.goto(`${appOrigin}/qr#AbCdEfGhIjKlMnOpQrStUv`);
  await page.getByRole('button', { name: 'Ja, anmelden' }).click();
  await expect(page.getByText('Diese Karte gilt nicht mehr')).toBeVisible();
});

test('sign-in in two steps: switched on with an app, asked for at the next sign-in, switched off again', async ({ visitor }) => {
  const page = await visitor();
  await signIn(page, 'reto.frei');
  const codeAt = await switchSecondFactorOn(page, demoPassword);

  const elsewhere = await visitor();
  await elsewhere.goto(`${appOrigin}/login?redirectUrl=/mein-konto/geraete`);
  await elsewhere.getByLabel('Benutzername oder E-Mail').fill('reto.frei');
  await elsewhere.getByLabel('Passwort', { exact: true }).fill(demoPassword);
  await elsewhere.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await expect(elsewhere.getByLabel('Code aus der App')).toBeFocused();
  await elsewhere.getByLabel('Code aus der App').fill(codeAt(1));
  await elsewhere.getByRole('button', { name: 'Weiter' }).click();
  await expect(elsewhere).toHaveURL(`${appOrigin}/mein-konto/geraete`);
  await elsewhere.getByRole('button', { name: 'Überall abmelden' }).click();
  await elsewhere.getByRole('alertdialog').getByRole('button', { name: 'Überall abmelden' }).click();
  await expect(elsewhere.getByText('Du bist nur hier angemeldet.')).toBeVisible();

  await elsewhere.goto(`${appOrigin}/mein-konto/sicherheit`);
  await elsewhere.getByRole('button', { name: 'Ausschalten' }).click();
  await elsewhere.getByRole('textbox', { name: 'Dein Passwort' }).fill(demoPassword);
  await elsewhere.getByRole('button', { name: 'Ausschalten' }).click();
  await expect(elsewhere.getByText('ausgeschaltet', { exact: true })).toBeVisible();
});
