import { startEditing } from '@pausenplatz/pages/journeys/editor';
import { appOrigin } from '../stack/addresses.ts';
import { expect, test } from '../support/browser.ts';
import { signIn } from '../support/people.ts';

const bar = 'Keine Verbindung. Was du tippst, bleibt da';

test('without network the editor stays as it is, and what was typed is saved by itself afterwards', async ({ visitor }) => {
  const lea = await visitor();
  await signIn(lea, 'lea.brunner');
  await lea.goto(`${appOrigin}/seite/klasse-3a`);
  await startEditing(lea);
  await lea.getByRole('button', { name: 'Titel bearbeiten' }).first().click();
  const field = lea.getByRole('textbox', { name: 'Titel', exact: true });
  await expect(field).toBeVisible();
  const before = await field.inputValue();
  await lea.context().setOffline(true);
  await field.fill(`${before} im Tunnel`);
  await expect(lea.getByText(bar)).toBeVisible();
  await expect(field).toHaveValue(`${before} im Tunnel`);
  expect(new URL(lea.url()).pathname).toBe('/seite/klasse-3a');
  await lea.context().setOffline(false);
  await expect(lea.getByText(bar)).toBeHidden();
  await expect(lea.getByText('Gespeichert')).toBeVisible();
  await field.fill(before);
  await expect(lea.getByText('Gespeichert')).toBeVisible();
  await lea.getByRole('button', { name: 'Fertig' }).click();
  await expect(lea.getByRole('button', { name: 'Bearbeiten', exact: true })).toBeVisible();
});

test('an agenda that could not be read comes by itself when the server answers again', async ({ visitor }) => {
  const lea = await visitor();
  await signIn(lea, 'lea.brunner');
  await lea.goto(`${appOrigin}/tools/agenda`);
  const next = lea.getByRole('button', { name: 'Nächste Woche' });
  await expect(next).toBeVisible();
  // As while a server starts anew.
  await lea.route('**/api/**', (route) => route.fulfill({ status: 502, body: 'Bad Gateway' }));
  await next.click();
  await expect(lea.getByText(bar)).toBeVisible();
  await lea.unroute('**/api/**');
  await lea.getByRole('button', { name: 'Jetzt versuchen' }).click();
  await expect(lea.getByText(bar)).toBeHidden();
  await expect(lea.getByRole('textbox', { name: /^Neuer Eintrag: / }).first()).toBeVisible();
});

test('whoever opens the product without network sees the whole screen, and is where they wanted to be afterwards', async ({ visitor }) => {
  const lea = await visitor();
  await signIn(lea, 'lea.brunner');
  await lea.goto(appOrigin);
  // The worker keeps the files of the product.
  await lea.evaluate(async () => void (await navigator.serviceWorker.ready));
  await lea.waitForLoadState('networkidle');
  await lea.context().setOffline(true);
  await lea.goto(`${appOrigin}/seiten`);
  await expect(lea.getByRole('heading', { name: 'Gerade keine Verbindung' })).toBeVisible();
  await lea.context().setOffline(false);
  await expect(lea.getByRole('heading', { level: 1, name: 'Seiten' })).toBeVisible();
});

test('the diagnosis says what works, also who is signed in, and its report names nobody', async ({ visitor }) => {
  const lea = await visitor();
  await signIn(lea, 'lea.brunner');
  await lea.goto(`${appOrigin}/tests`);
  const row = (name: string) => lea.getByRole('listitem').filter({ hasText: name });
  await expect(row('Live-Verbindung').getByRole('img', { name: 'geht', exact: true })).toBeVisible({ timeout: 20_000 });
  await expect(row('Cookies').getByRole('img', { name: 'geht', exact: true })).toBeVisible();
  await expect(row('Hochladen').getByRole('img', { name: 'geht', exact: true })).toBeVisible({ timeout: 20_000 });
  await expect(row('Speicher').getByRole('img', { name: 'geht', exact: true })).toBeVisible();
  await expect(lea.getByText('Du bist angemeldet (Lehrperson')).toBeVisible();
  await lea.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: appOrigin });
  await lea.getByRole('button', { name: 'Bericht kopieren' }).click();
  const report = await lea.evaluate(() => navigator.clipboard.readText());
  expect(report).toContain('- Server: geht.');
  expect(report).not.toMatch(/Lea|Brunner|lea\.brunner/);
  await lea.getByRole('link', { name: 'Nur die Anmeldung prüfen' }).click();
  await expect(lea.getByRole('heading', { level: 1, name: 'Anmeldung prüfen' })).toBeVisible();
  await expect(row('Uhr').getByRole('img', { name: 'geht', exact: true })).toBeVisible();
});
