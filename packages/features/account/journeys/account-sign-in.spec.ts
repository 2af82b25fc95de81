import { demoPassword } from '../src/server/index.ts';
import type { Page } from '@playwright/test';
import { appOrigin } from '@pausenplatz/app-e2e/stack/addresses';
import { expect, test } from '@pausenplatz/app-e2e/support/browser';
import { signInByForm } from '@pausenplatz/app-e2e/support/people';

async function fillIn(page: Page, userName: string, password: string): Promise<void> {
  await page.getByLabel('Benutzername oder E-Mail').fill(userName);
  await page.getByLabel('Passwort', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
}

test('a wrong password is told in the words of the school, and the typed name stays', async ({ visitor }) => {
  const page = await visitor();
  await page.goto(`${appOrigin}/login`);
  await fillIn(page, 'nora.keller', 'nicht das richtige');
  await expect(page.getByText('Aller Anfang ist schwer! Du hast den Benutzernamen oder das Passwort falsch eingegeben.')).toBeVisible();
  await expect(page.getByLabel('Benutzername oder E-Mail')).toHaveValue('nora.keller');
  await expect(page.getByLabel('Passwort', { exact: true })).toHaveValue('');
});

test('who wants a page of signed-in people is told so, and gets there after signing in', async ({ visitor }) => {
  const page = await visitor();
  await page.goto(`${appOrigin}/seiten/archiv`);
  await expect(page.getByText('Melde dich an, damit du die gewünschte Seite öffnen kannst.')).toBeVisible();
  await expect(page).toHaveURL(`${appOrigin}/?redirectUrl=%2Fseiten%2Farchiv`);
  await fillIn(page, 'noah.meier', demoPassword);
  await expect(page).toHaveURL(`${appOrigin}/seiten/archiv`);
});

test('an address of elsewhere in a link to the sign-in leads nowhere but home', async ({ visitor }) => {
  const page = await visitor();
  await page.goto(`${appOrigin}/?redirectUrl=${encodeURIComponent('/\\fremd.test')}`);
  await fillIn(page, 'noah.meier', demoPassword);
  await expect(page.getByLabel('Benutzername oder E-Mail')).toHaveCount(0);
  await expect(page).toHaveURL(`${appOrigin}/`);
});

test('signing out forgets the person on this device and ends the session in other tabs', async ({ visitor }) => {
  const page = await visitor();
  await signInByForm(page, 'noah.meier');
  const other = await page.context().newPage();
  await other.goto(`${appOrigin}/seiten`);
  await expect(other.getByRole('heading', { level: 1, name: 'Seiten' })).toBeVisible();
  await page.goto(`${appOrigin}/logout`);
  await page.getByRole('button', { name: 'Ja, abmelden' }).click();
  await expect(page.getByText('Tschüss, bis bald!')).toBeVisible();
  await expect(other.getByLabel('Benutzername oder E-Mail')).toBeVisible();
  const kept = await page.evaluate(() =>
    [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) => /user|signed-in|draft/i.test(key)),
  );
  expect(kept).toEqual([]);
  // What stays says that somebody was here before, to whom the guesses of others do no harm; not who.
  expect((await page.context().cookies()).map(({ name }) => name)).toEqual(['__Host-pausenplatz-device']);
});

test('eight tabs with an expired access token keep one session alive', async ({ visitor }) => {
  const first = await visitor();
  await signInByForm(first, 'noah.meier');
  const context = first.context();
  const tabs = [first];
  while (tabs.length < 8) tabs.push(await context.newPage());
  await Promise.all(tabs.map((tab) => tab.goto(`${appOrigin}/manifest.webmanifest`)));
  await context.clearCookies({ name: /-access$/ });
  let renewals = 0;
  context.on('response', (response) => {
    if (response.url().endsWith('/api/auth/refresh')) renewals += 1;
  });
  await Promise.all(tabs.map((tab) => tab.goto(`${appOrigin}/seiten`, { waitUntil: 'commit' })));
  for (const tab of tabs) await expect(tab.getByRole('heading', { level: 1, name: 'Seiten' })).toBeVisible({ timeout: 30_000 });
  for (const tab of tabs) await expect(tab).toHaveURL(`${appOrigin}/seiten`);
  expect(renewals).toBeGreaterThan(0);
  // The session outlives the storm: one more expiry is mended as well.
  await context.clearCookies({ name: /-access$/ });
  await first.reload();
  await expect(first.getByRole('heading', { level: 1, name: 'Seiten' })).toBeVisible();
});
