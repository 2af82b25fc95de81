import { appOrigin } from '@pausenplatz/app-e2e/stack/addresses';
import { makeAccount } from '@pausenplatz/account/journeys/accounts';
import { expect, test } from '@pausenplatz/app-e2e/support/browser';
import { mailedLink } from '@pausenplatz/app-e2e/support/mails';
import { signInByForm } from '@pausenplatz/app-e2e/support/people';

const password = 'elf leise Igel';
const newPassword = 'acht bunte Drachen';

test('a teacher makes an account, confirms it by the mail, and forgets the password a day later', async ({ visitor }) => {
  const page = await visitor();
  const userName = await makeAccount(page, { firstName: 'Ida', email: 'ida.zumbuehl@schule.example', password });
  expect(userName).toBe('ida.zumbuehl');
  await signInByForm(page, 'Ida.Zumbuehl@schule.example', password);
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
  await signInByForm(elsewhere, userName, newPassword);

  await elsewhere.goto(link);
  await elsewhere.getByRole('textbox', { name: 'Neues Passwort' }).fill(password);
  await elsewhere.getByLabel('Noch einmal zur Sicherheit').fill(password);
  await elsewhere.getByRole('button', { name: 'Passwort speichern' }).click();
  await expect(elsewhere.getByText('Link nicht mehr gültig')).toBeVisible();
});
