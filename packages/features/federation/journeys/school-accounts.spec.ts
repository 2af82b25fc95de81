import { demoPassword } from '@pausenplatz/account/server';
import type { Page } from '@playwright/test';
import { appOrigin, schoolAccountClient } from '@pausenplatz/app-e2e/stack/addresses';
import { expect, test } from '@pausenplatz/app-e2e/support/browser';
import { signIn } from '@pausenplatz/app-e2e/support/people';

const button = (page: Page) => page.getByRole('button', { name: 'Mit Edulog', exact: true });

// The provider's page comes without its style, which would ask for a typeface elsewhere.
const withoutStyle = { type: 'expected-fault', description: 'inline style' };

/** What a person does at the identity provider: types who they are and allows it. */
async function passProvider(page: Page, account: string): Promise<void> {
  await page.getByPlaceholder('Enter any login').fill(account);
  await page.getByPlaceholder('and password').fill('x');
  await page.getByRole('button', { name: 'Sign-in' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
}

test('a school brings its own accounts: its admin sets them up, and one sign-in connects them', async ({ visitor }) => {
  test.info().annotations.push(withoutStyle);
  const eva = await visitor();
  await signIn(eva, 'eva.ammann');
  await eva.goto(`${appOrigin}/mein-konto/anmeldedienste`);
  await eva.getByRole('button', { name: 'Anmeldedienst hinzufügen' }).click();
  await expect(eva.getByText(`${appOrigin}/schulkonto`)).toBeVisible();
  await eva.getByRole('radio', { name: 'Edulog' }).check();
  await eva.getByLabel('Name auf dem Knopf').fill('Edulog');
  await eva.getByLabel('Adresse des Ausstellers (Issuer)').fill(process.env['E2E_ISSUER'] ?? '');
  await eva.getByLabel('Client-ID').fill(schoolAccountClient.client_id);
  await eva.getByLabel('Client-Geheimnis').fill(schoolAccountClient.client_secret);
  await eva.getByLabel('Angabe mit der Personennummer (freiwillig)').fill('person_number');
  await eva.getByRole('button', { name: 'Speichern' }).click();
  await expect(eva.getByText('0 Konten verbunden')).toBeVisible();

  // Who breaks off is told so, and gets in another time.
  const lea = await visitor();
  await lea.goto(`${appOrigin}/login`);
  await button(lea).click();
  await lea.getByRole('link', { name: 'Cancel' }).click();
  await expect(lea.getByText('«Edulog» hat dich nicht angemeldet.')).toBeVisible();
  await lea.goto(`${appOrigin}/login?redirectUrl=/mein-konto/sicherheit`);
  await button(lea).click();
  await passProvider(lea, 'lea');
  await expect(lea.getByText(/^Melde dich einmal mit deinem Pausenplatz-Konto an/)).toBeVisible();
  await lea.getByLabel('Benutzername oder E-Mail').fill('lea.brunner');
  await lea.getByLabel('Passwort', { exact: true }).fill(demoPassword);
  await lea.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await expect(lea.getByText('Dein Konto ist jetzt mit «Edulog» verbunden.')).toBeVisible();
  await expect(lea).toHaveURL(`${appOrigin}/mein-konto/sicherheit`);
  await expect(lea.getByRole('heading', { name: 'Verbundene Konten' })).toBeVisible();

  const elsewhere = await visitor();
  await elsewhere.goto(`${appOrigin}/login?redirectUrl=/mein-konto/geraete`);
  await button(elsewhere).click();
  await passProvider(elsewhere, 'lea');
  await expect(elsewhere).toHaveURL(`${appOrigin}/mein-konto/geraete`);
  await expect(elsewhere.getByText('dieses Gerät')).toBeVisible();
});
