import { demoPassword } from '@pausenplatz/account/server';
import { appOrigin, teamsOrigin } from '@pausenplatz/app-e2e/stack/addresses';
import { expect, test } from '@pausenplatz/app-e2e/support/browser';
import { signIn } from '@pausenplatz/app-e2e/support/people';

test('a teacher in an unknown Teams asks the school, its admin lets it in, and the tab goes on by itself', async ({ visitor }) => {
  const teams = await visitor();
  await teams.goto(`${teamsOrigin}/?${new URLSearchParams({ user: 'fremde.schule', tab: `${appOrigin}/teams/personal-tab` })}`);
  const tab = teams.frameLocator('iframe[name=tab]');
  await expect(tab.getByRole('heading', { name: 'Eure Schule ist noch nicht verbunden' })).toBeVisible();
  await tab.getByLabel('Benutzername oder E-Mail').fill('nora.keller');
  await tab.getByLabel('Passwort').fill(demoPassword);
  await tab.getByRole('button', { name: 'Weiter' }).click();
  await tab.getByLabel('Name eurer Organisation in Microsoft Teams').fill('Gemeinde Sonnental');
  await tab.getByRole('button', { name: 'Um Freigabe bitten' }).click();
  await expect(tab.getByRole('heading', { name: 'Deine Bitte ist unterwegs' })).toBeVisible();

  const eva = await visitor();
  await signIn(eva, 'eva.ammann');
  await eva.goto(`${appOrigin}/verwaltung?bereich=microsoft-teams`);
  const [download] = await Promise.all([
    eva.waitForEvent('download'),
    eva.getByRole('button', { name: 'App-Paket herunterladen' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('pausenplatz-teams.zip');
  await expect(eva.getByText('Nora Keller bittet um die Freigabe von «Gemeinde Sonnental»')).toBeVisible();
  await eva.getByRole('listitem').filter({ hasText: 'Gemeinde Sonnental' }).getByRole('button', { name: 'Freigeben' }).click();
  await eva.getByRole('alertdialog').getByRole('button', { name: 'Freigeben' }).click();
  await expect(tab.getByRole('heading', { name: 'Einmal anmelden' })).toBeVisible();
  await tab.getByLabel('Benutzername oder E-Mail').fill('nora.keller');
  await tab.getByLabel('Passwort').fill(demoPassword);
  await tab.getByRole('button', { name: 'Verbinden' }).click();
  await expect(tab.getByRole('heading', { name: 'Meine Seiten', level: 1 })).toBeVisible();
  await eva.goto(`${appOrigin}/verwaltung?bereich=protokoll`);
  await expect(eva.getByText('Microsoft Teams freigegeben').first()).toBeVisible();
});

test('an admin connects a child by a list: the tab opens without a password, until the connection is ended', async ({ visitor }) => {
  const eva = await visitor();
  await signIn(eva, 'eva.ammann');
  await eva.goto(`${appOrigin}/verwaltung?bereich=microsoft-teams`);
  await eva.getByRole('button', { name: 'Konten nach Liste verbinden: Schule Sonnenberg' }).click();
  const dialog = eva.getByRole('dialog');
  const heading = 'objectId\tuserPrincipalName\tdisplayName';
  const unknown = '0b9a4e0e-6a2c-4a4e-8f5b-1c7d2e3f4a60\tfritz@gemeinde.example\tFritz Fremd';
  await dialog
    .getByLabel('Zeilen')
    .fill(`${heading}\n0b9a4e0e-6a2c-4a4e-8f5b-1c7d2e3f4a98\tlina.moser@gemeinde.example\tMoser, Lina\n${unknown}`);
  await dialog.getByRole('button', { name: 'Abgleichen' }).click();
  await dialog.getByRole('button', { name: '1 Konto verbinden' }).click();
  await expect(dialog.getByLabel('Zeilen')).toHaveValue(`${heading}\n${unknown}`);

  const teams = await visitor();
  await teams.goto(`${teamsOrigin}/?${new URLSearchParams({ user: 'fremd.vorsichtig', tab: `${appOrigin}/teams/personal-tab` })}`);
  const tab = teams.frameLocator('iframe[name=tab]');
  await expect(tab.getByRole('heading', { name: 'Meine Seiten', level: 1 })).toBeVisible();
  await eva.reload();
  const ofList = eva.getByRole('button', { name: 'Konten nach Liste verbinden: Schule Sonnenberg' });
  await eva.getByRole('listitem').filter({ has: ofList }).getByRole('button', { name: 'Verbundene Konten' }).click();
  await eva.getByRole('button', { name: 'Moser Lina trennen' }).click();
  await eva.getByRole('alertdialog').getByRole('button', { name: 'Trennen' }).click();
  await expect(eva.getByRole('button', { name: 'Moser Lina trennen' })).toHaveCount(0);
  await teams.reload();
  await expect(tab.getByRole('heading', { name: 'Einmal anmelden' })).toBeVisible();
});
