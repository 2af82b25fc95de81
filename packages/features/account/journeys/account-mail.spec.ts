import { readFileSync } from 'node:fs';
import { unzipSync } from 'fflate';
import { appOrigin } from '@pausenplatz/app-e2e/stack/addresses';
import { inviteTeacher, makeAccount } from './accounts.ts';
import { expect, test } from '@pausenplatz/app-e2e/support/browser';
import { mailedLink } from '@pausenplatz/app-e2e/support/mails';
import { signIn } from '@pausenplatz/app-e2e/support/people';

const password = 'elf leise Igel';
const newPassword = 'acht bunte Drachen';

test('a teacher makes an account, confirms it by the mail, and forgets the password a day later', async ({ visitor }) => {
  const page = await visitor();
  const userName = await makeAccount(page, { firstName: 'Ida', email: 'ida.zumbuehl@schule.example', password });
  expect(userName).toBe('ida.zumbuehl');
  await signIn(page, 'Ida.Zumbuehl@schule.example', password);
  await page.goto(`${appOrigin}/profil`);
  await expect(page.getByText('bestätigt', { exact: true })).toBeVisible();

  const elsewhere = await visitor();
  await elsewhere.goto(`${appOrigin}/passwort-vergessen`);
  await elsewhere.getByLabel('Benutzername oder E-Mail').fill(userName);
  await elsewhere.getByRole('button', { name: 'Link schicken' }).click();
  await expect(elsewhere.getByText('Schau in dein Postfach')).toBeVisible();
  const link = await mailedLink('ida.zumbuehl@schule.example', '/passwort-zuruecksetzen/');
  await elsewhere.goto(link);
  await elsewhere.getByRole('textbox', { name: 'Neues Passwort' }).fill(newPassword);
  await elsewhere.getByLabel('Noch einmal zur Sicherheit').fill(newPassword);
  await elsewhere.getByRole('button', { name: 'Passwort speichern' }).click();
  await expect(elsewhere.getByText('Dein neues Passwort gilt.')).toBeVisible();
  // Whoever had the old password is out, on every device.
  await expect(page.getByLabel('Benutzername oder E-Mail')).toBeVisible();
  await signIn(elsewhere, userName, newPassword);

  await elsewhere.goto(link);
  await elsewhere.getByRole('textbox', { name: 'Neues Passwort' }).fill(password);
  await elsewhere.getByLabel('Noch einmal zur Sicherheit').fill(password);
  await elsewhere.getByRole('button', { name: 'Passwort speichern' }).click();
  await expect(elsewhere.getByText('Link nicht mehr gültig')).toBeVisible();
});

test('an invited teacher makes an account by the mailed link and belongs to the school', async ({ visitor }) => {
  const eva = await visitor();
  await signIn(eva, 'eva.ammann');
  const gian = await visitor();
  await inviteTeacher(eva, gian, { email: 'gian.caduff@schule.example', firstName: 'Gian', lastName: 'Caduff', password });
  await signIn(gian, 'gian.caduff', password);
  await gian.goto(`${appOrigin}/verwaltung`);
  await expect(
    gian
      .locator('main')
      .getByText(/Sonnenberg/)
      .first(),
  ).toBeVisible();
});

test('somebody takes everything along as a zip, deletes the account, and comes back', async ({ visitor }) => {
  const page = await visitor();
  const userName = await makeAccount(page, { firstName: 'Flurin', email: 'flurin.zumbuehl@schule.example', password });
  await signIn(page, userName, password);
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
