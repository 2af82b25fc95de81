import type { Page } from '@playwright/test';
import { appOrigin } from '@pausenplatz/app-e2e/stack/addresses';
import { expect } from '@pausenplatz/app-e2e/support/browser';
import { mailedLink } from '@pausenplatz/app-e2e/support/mails';
import { readReleaseNotes, signInByForm } from '@pausenplatz/app-e2e/support/people';

const password = 'elf leise Igel';

/** Makes an account of a teacher whom no school knows, and confirms it by its mail; answers the address. */
async function makeAccount(page: Page, firstName: string, lastName: string): Promise<string> {
  const email = `${firstName}.${lastName}@neu.example`.toLowerCase();
  await page.goto(`${appOrigin}/konto-erstellen`);
  await page.getByLabel('Vorname').fill(firstName);
  await page.getByLabel('Nachname').fill(lastName);
  await page.getByLabel('E-Mail').fill(email);
  await page.getByLabel('Passwort', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Konto erstellen' }).click();
  await expect(page.getByText('Schau in dein Postfach')).toBeVisible();
  await page.goto(await mailedLink(email, '/email-bestaetigen/'));
  await page.getByRole('button', { name: 'Ja, bestätigen' }).click();
  await expect(page.getByText('Willkommen! Dein Konto steht bereit.')).toBeVisible();
  return email;
}

/** Makes such an account and signs in. */
export async function signInAsNewTeacher(page: Page, firstName: string, lastName: string): Promise<void> {
  await signInByForm(page, await makeAccount(page, firstName, lastName), password);
}

/** Makes such an account and signs in where its confirmation leads to. */
export async function followConfirmation(page: Page, firstName: string, lastName: string): Promise<void> {
  const email = await makeAccount(page, firstName, lastName);
  await readReleaseNotes(page);
  await page.getByRole('link', { name: 'Zur Anmeldung' }).click();
  await page.getByLabel('Benutzername oder E-Mail').fill(email);
  await page.getByLabel('Passwort', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Anmelden' }).click();
}

/** Signs in somebody who made an account with `signInAsNewTeacher`, in another browser. */
export const signInAgain = (page: Page, firstName: string, lastName: string): Promise<void> =>
  signInByForm(page, `${firstName}.${lastName}@neu.example`.toLowerCase(), password);

/** Makes a school of one's own; who makes it is its teacher and its first admin. */
export async function foundSchool(page: Page, name: string): Promise<void> {
  await page.goto(`${appOrigin}/verwaltung/schule-verbinden`);
  await fillFoundation(page, name);
  await expect(page).toHaveURL(/\/verwaltung$/);
  await expect(page.getByRole('tab', { name: 'Anfragen' })).toBeVisible();
}

/** Names the new school and makes it. */
export async function fillFoundation(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Neue Schule anlegen' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name der Schule').fill(name);
  await dialog.getByLabel('Ort').fill('Musterlingen');
  await dialog.getByRole('button', { name: 'Neue Schule anlegen' }).click();
}
