import { appOrigin } from '@pausenplatz/app-e2e/stack/addresses';
import { expect, test } from '@pausenplatz/app-e2e/support/browser';
import { signIn } from '@pausenplatz/app-e2e/support/people';

test('a page that is made for a team comes into the navigation of its members, and of nobody else', async ({ visitor }) => {
  const urs = await visitor();
  await signIn(urs, 'urs.zgraggen');
  await urs.goto(`${appOrigin}/seiten`);
  const team = urs
    .getByRole('main')
    .locator('section')
    .filter({ has: urs.getByRole('heading', { name: 'Pädagogisches Team' }) });
  await expect(team.getByRole('link', { name: 'Sitzungen des Teams' })).toBeVisible();

  const nora = await visitor();
  await signIn(nora, 'nora.keller');
  await nora.goto(`${appOrigin}/seiten`);
  await nora.getByRole('button', { name: 'Neue Seite: Pädagogisches Team' }).click();
  const dialog = nora.getByRole('dialog');
  await dialog.getByLabel('Titel').fill('Schulgarten');
  await dialog.getByRole('button', { name: 'Anlegen' }).click();
  await expect(nora.getByRole('button', { name: 'Fertig' })).toBeVisible();
  await nora.getByRole('button', { name: 'Fertig' }).click();
  await nora.getByRole('button', { name: 'Zeigen', exact: true }).click();
  await expect(team.getByRole('link', { name: 'Schulgarten' })).toBeVisible();

  const noah = await visitor();
  await signIn(noah, 'noah.meier');
  await noah.goto(`${appOrigin}/seiten`);
  await expect(noah.getByRole('main').getByRole('heading', { name: /^Lesefüchse/ })).toBeVisible();
  await expect(noah.getByText('Schulgarten')).toHaveCount(0);
  await noah.goto(`${appOrigin}${new URL(nora.url()).pathname}`);
  await expect(noah.getByRole('heading', { name: 'Schulgarten' })).toHaveCount(0);
});
