import { demoPassword } from '@pausenplatz/account/server';
import type { Page } from '@playwright/test';
import { appOrigin } from '../stack/addresses.ts';
import { expect } from './browser.ts';

/** Teachers get the release notes once, a moment after their first sign-in; whenever they come, they are read and closed. */
export async function readReleaseNotes(page: Page): Promise<void> {
  const notes = page.getByRole('button', { name: 'Alles klar' });
  // They may go by themselves meanwhile, with whoever is signed out.
  await page.addLocatorHandler(notes, () => notes.click({ timeout: 5_000 }).catch(() => undefined));
}

/** Signs in with the form on the home page, as a person does; release notes are read and closed. */
export async function signIn(page: Page, userName: string, password: string = demoPassword): Promise<void> {
  await readReleaseNotes(page);
  await page.goto(`${appOrigin}/login`);
  await page.getByLabel('Benutzername oder E-Mail').fill(userName);
  await page.getByLabel('Passwort', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await expect(page.getByLabel('Benutzername oder E-Mail')).toHaveCount(0);
}

/** Teachers meet the release notes once, a moment after their first sign-in; they would lie above everything else. */
export async function closeReleaseNotes(page: Page): Promise<void> {
  const notes = page.getByRole('button', { name: 'Alles klar' });
  await page.removeLocatorHandler(notes);
  // Whoever goes elsewhere before the account knows of it meets them again.
  await Promise.all([page.waitForResponse((answer) => answer.url().endsWith('/api/account/seen-release-notes')), notes.click()]);
  await expect(page.getByRole('dialog')).toHaveCount(0);
}
