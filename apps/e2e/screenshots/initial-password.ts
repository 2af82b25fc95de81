import { expect, type Page } from '@playwright/test';
import { appOrigin } from '../stack/addresses.ts';
import { undrawn } from './undrawn.ts';

/** The server says that this person still has the password of the school office. */
export async function initialPassword(page: Page): Promise<void> {
  const address = `${appOrigin}/api/account/checkauthentication`;
  const answer = await page.evaluate(async (url) => {
    const headers = { 'content-type': 'application/json', 'x-pausenplatz-client': 'pictures' };
    return (await fetch(url, { method: 'POST', headers, body: '{}' })).text();
  }, address);
  const body = answer.replace('"initialPassword":false', '"initialPassword":true');
  await undrawn(page);
  await page.route(address, (route) => route.fulfill({ contentType: 'application/json', body }));
  await page.goto(`${appOrigin}/initial-passwort-aendern`);
  await expect(page.getByRole('textbox', { name: 'Neues Passwort' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Neues Passwort' }).fill('drei wilde igel');
}
