import { demoPassword } from '@pausenplatz/account/server';
import { brand, clientHeader, lookCookie } from '@pausenplatz/kernel-contract';
import type { Page } from '@playwright/test';
import { appOrigin, hostOf } from '../stack/addresses.ts';
import { askEdge } from './ask-edge.ts';
import { expect } from './browser.ts';

/** Teachers get the release notes once, a moment after their first sign-in; whenever they come, they are read and closed. */
export async function readReleaseNotes(page: Page): Promise<void> {
  const notes = page.getByRole('button', { name: 'Alles klar' });
  // They may go by themselves meanwhile, with whoever is signed out.
  await page.addLocatorHandler(notes, () => notes.click({ timeout: 5_000 }).catch(() => undefined));
}

/** Signs in with the form on the home page, as a person does; release notes are read and closed. */
export async function signInByForm(page: Page, userName: string, password: string = demoPassword): Promise<void> {
  await readReleaseNotes(page);
  await page.goto(`${appOrigin}/login`);
  await page.getByLabel('Benutzername oder E-Mail').fill(userName);
  await page.getByLabel('Passwort', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await expect(page.getByLabel('Benutzername oder E-Mail')).toHaveCount(0);
}

/**
 * Somebody of the demo school is signed in as if by the form, without its two screens; nothing is open yet.
 * The form itself is what the journeys of accounts are about.
 */
export async function signIn(page: Page, userName: string): Promise<void> {
  const headers = { 'content-type': 'application/json', origin: appOrigin, [clientHeader]: brand.webVersion };
  const body = JSON.stringify({ UserName: userName, Password: demoPassword });
  const { status, headers: answered, text } = await askEdge({ host: hostOf(appOrigin), path: '/api/auth/login', headers, body });
  if (status !== 200) throw new Error(`${userName} is not let in: ${status} ${text}`);
  const cookies = (answered['set-cookie'] ?? []).map((cookie) => {
    const [name = '', value = ''] = (cookie.split(';', 1)[0] ?? '').split('=');
    return { name, value, ...ownCookie, httpOnly: true };
  });
  await page.context().addCookies([...cookies, await lookOf(page)]);
}

const ownCookie = { domain: hostOf(appOrigin), path: '/', secure: true, sameSite: 'Lax' as const };

/** What the form's own screen has told of the window by then; without it the first screen is drawn for a phone, and anew right after. */
async function lookOf(page: Page) {
  const width = page.viewportSize()?.width ?? (await page.evaluate(() => innerWidth));
  const look = new URLSearchParams({ scheme: 'system', ease: '0', width: String(width) });
  return { name: lookCookie, value: encodeURIComponent(look.toString()), ...ownCookie, httpOnly: false };
}

/** Teachers meet the release notes once, a moment after their first sign-in; they would lie above everything else. */
export async function closeReleaseNotes(page: Page): Promise<void> {
  const notes = page.getByRole('button', { name: 'Alles klar' });
  await page.removeLocatorHandler(notes);
  // Whoever goes elsewhere before the account knows of it meets them again.
  await Promise.all([page.waitForResponse((answer) => answer.url().endsWith('/api/account/seen-release-notes')), notes.click()]);
  await expect(page.getByRole('dialog')).toHaveCount(0);
}
