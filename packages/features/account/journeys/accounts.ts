import { totpCode } from '../src/testing/index.ts';
import type { Page } from '@playwright/test';
import { appOrigin } from '@pausenplatz/app-e2e/stack/addresses';
import { expect } from '@pausenplatz/app-e2e/support/browser';
import { mailedLink } from '@pausenplatz/app-e2e/support/mails';

interface NewAccount {
  readonly firstName: string;
  readonly email: string;
  readonly password: string;
}

/** Makes a teacher's account up to the confirmed address; answers its user name. */
export async function makeAccount(page: Page, { firstName, email, password }: NewAccount): Promise<string> {
  await page.goto(`${appOrigin}/konto-erstellen`);
  await page.getByLabel('Vorname').fill(firstName);
  await page.getByLabel('Nachname').fill('Zumbühl');
  await page.getByLabel('E-Mail').fill(email);
  await page.getByLabel('Passwort', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Konto erstellen' }).click();
  await expect(page.getByText('Schau in dein Postfach')).toBeVisible();
  await page.goto(await mailedLink(email, '/email-bestaetigen/'));
  await page.getByRole('button', { name: 'Ja, bestätigen' }).click();
  await expect(page.getByText('Willkommen! Dein Konto steht bereit.')).toBeVisible();
  const sentence = await page.getByText(/^Dein Benutzername ist/).textContent();
  return /ist (\S+)\. /.exec(sentence ?? '')?.[1] ?? '';
}

interface Invited {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly password: string;
}

/** The signed-in admin invites a teacher, who makes an account by the mailed link and belongs to the school. */
export async function inviteTeacher(admin: Page, invited: Page, { email, firstName, lastName, password }: Invited): Promise<void> {
  await admin.goto(`${appOrigin}/verwaltung?bereich=anfragen`);
  await admin.getByRole('button', { name: 'Lehrpersonen einladen' }).click();
  await admin.getByRole('dialog').getByLabel('Wen?').fill(email);
  await admin.getByRole('dialog').getByRole('button', { name: 'Einladen', exact: true }).click();
  await expect(admin.getByText('Die Einladung ist unterwegs.')).toBeVisible();
  await invited.goto(await mailedLink(email, '/einladung-bestaetigen/'));
  await expect(invited.getByText('Eva Ammann lädt dich ein')).toBeVisible();
  await invited.getByLabel('Vorname').fill(firstName);
  await invited.getByLabel('Nachname').fill(lastName);
  await invited.getByLabel('Passwort', { exact: true }).fill(password);
  await invited.getByRole('button', { name: 'Konto erstellen und mitmachen' }).click();
  await expect(invited.getByText(/^Willkommen an der/)).toBeVisible();
}

/** Switches the sign-in in two steps on for the signed-in person; answers the code of so many half minutes ahead of now: the next sign-in takes that of one. */
export async function switchSecondFactorOn(page: Page, password: string): Promise<(stepsAhead: number) => string> {
  await page.goto(`${appOrigin}/mein-konto/sicherheit`);
  await page.getByRole('button', { name: 'Einschalten' }).click();
  await page.getByRole('textbox', { name: 'Dein Passwort' }).fill(password);
  await page.getByRole('button', { name: 'Weiter' }).click();
  const secret = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '');
  const codeAt = (stepsAhead: number) => totpCode(secret, Math.floor(Date.now() / 30_000) + stepsAhead);
  // Half a minute may end on the way to the server, which takes the code before the present one as well, and each only once.
  await page.getByLabel('Code aus der App').fill(codeAt(0));
  await page.getByRole('button', { name: 'Prüfen und einschalten' }).click();
  await expect(page.getByRole('alert').getByRole('listitem')).toHaveCount(10);
  await page.getByRole('button', { name: 'Ich habe sie aufbewahrt' }).click();
  await expect(page.getByText('Noch 10 Notfallcodes')).toBeVisible();
  return codeAt;
}
