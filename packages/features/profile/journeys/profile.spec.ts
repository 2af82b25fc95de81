import { readFileSync } from 'node:fs';
import { makeAccount } from '@pausenplatz/account/journeys/accounts';
import { appOrigin } from '@pausenplatz/app-e2e/stack/addresses';
import { expect, test } from '@pausenplatz/app-e2e/support/browser';
import { signIn, signInByForm } from '@pausenplatz/app-e2e/support/people';
import { unzipSync } from 'fflate';

const password = 'elf leise Igel';

test('somebody takes everything along as a zip, deletes the account, and comes back', async ({ visitor }) => {
  const page = await visitor();
  const userName = await makeAccount(page, { firstName: 'Flurin', email: 'flurin.zumbuehl@schule.example', password });
  await signInByForm(page, userName, password);
  await page.goto(`${appOrigin}/mein-konto/daten`);
  await page.getByRole('button', { name: 'Zusammenstellen' }).click();
  const download = page.waitForEvent('download', { timeout: 30_000 });
  await page.getByRole('link', { name: /^Herunterladen/ }).click({ timeout: 30_000 });
  const files = unzipSync(new Uint8Array(readFileSync(await (await download).path())));
  const account: unknown = JSON.parse(new TextDecoder().decode(files['account.json']));
  expect(account).toMatchObject({ person: { first_name: 'Flurin', user_name: userName } });
  expect(Object.keys(files)).toContain('Lies mich.txt');

  await page.getByRole('button', { name: 'Konto löschen …' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Dein Passwort' }).fill(password);
  await page.getByRole('dialog').getByRole('button', { name: 'Konto löschen', exact: true }).click();
  await expect(page.getByText(/^Dein Konto ist gelöscht\. Bis am/)).toBeVisible();
  await page.goto(`${appOrigin}/login`);
  await page.getByLabel('Benutzername oder E-Mail').fill(userName);
  await page.getByLabel('Passwort', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await page.getByRole('button', { name: 'Konto zurückholen' }).click();
  await expect(page.getByText('Willkommen zurück! Dein Konto ist wieder da.')).toBeVisible();
  await expect(page.getByLabel('Benutzername oder E-Mail')).toHaveCount(0);
});

test('signing out everywhere cuts the other browser at once', async ({ visitor }) => {
  const home = await visitor();
  const school = await visitor();
  // A pupil: teachers may be shown the release notes just then, which would take the second away.
  await signIn(home, 'mia.mueller');
  await signIn(school, 'mia.mueller');
  await school.goto(`${appOrigin}/seiten`);
  await expect(school.getByRole('heading', { level: 1, name: 'Seiten' })).toBeVisible();
  await home.goto(`${appOrigin}/mein-konto/geraete`);
  await home.getByRole('button', { name: 'Überall abmelden' }).click();
  await home.getByRole('alertdialog').getByRole('button', { name: 'Überall abmelden' }).click();
  await expect(home.getByText('Du bist nur hier angemeldet.')).toBeVisible();
  await expect(school.getByLabel('Benutzername oder E-Mail')).toBeVisible();
  await home.reload();
  await expect(home.getByText('Du bist nur hier angemeldet.')).toBeVisible();
});
